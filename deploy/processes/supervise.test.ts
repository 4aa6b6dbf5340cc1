import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eventually } from '@sibyl/platform/testing/eventually'
import { somePort } from '@sibyl/platform/testing/ports'
import { type StartedProcess, startProcess } from '@sibyl/platform/testing/started-process'
import { freePortsAbove } from './free-ports.ts'

const file = fileURLToPath(new URL('./supervisor.fixture.ts', import.meta.url))

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false // There is no such process any more.
  }
}

describe('a set of processes', () => {
  let supervisor: StartedProcess
  let ports: number[]
  const start = async (fault = ''): Promise<void> => {
    const [first = 0] = await freePortsAbove(somePort(), 4)
    ports = [0, 1, 2, 3].map((n) => first + n)
    supervisor = startProcess(file, [String(first), fault], {
      LOG_LEVEL: 'error',
      NODE_COMPILE_CACHE: join(tmpdir(), 'sibyl-test-compiled'),
    })
  }
  const pids = (name = '[\\w-]+'): number[] =>
    supervisor.lines.flatMap((line) => {
      const [, pid] = new RegExp(`^${name} +pid (\\d+)`).exec(line) ?? []
      return pid ? [Number(pid)] : []
    })
  const noneIsLeft = () => eventually(() => expect(pids().filter(isAlive)).toEqual([]))
  const ask = async (port: number): Promise<number> => Number(await (await fetch(`http://127.0.0.1:${port}`)).text())
  const has = (text: string): boolean => supervisor.lines.includes(text)
  afterEach(async () => {
    supervisor.child.kill('SIGKILL')
    await noneIsLeft()
  })

  it('is announced, one line for each process, and stops in order: the gateway first, the emulators last', async () => {
    await start()
    await supervisor.says(/^All are ready$/)
    expect(pids()).toHaveLength(4)
    supervisor.child.kill('SIGTERM')
    expect(await supervisor.ended).toBe(0)
    const names = ['gateway', 'service', 'generator', 'emulators']
    expect(supervisor.lines.filter((line) => line.endsWith(' has stopped'))).toEqual(names.map((name) => `${name} has stopped`))
    await noneIsLeft()
  }, 60_000)

  it('says who died, and starts it again after pauses that grow', async () => {
    await start()
    await supervisor.says(/^All are ready$/)
    for (const wait of [250, 500]) {
      const [pid = 0] = pids('service').slice(-1)
      const again = supervisor.saysNext(/^service +pid/)
      process.kill(pid, 'SIGKILL')
      await again
      expect(has(`service (pid ${pid}) killed by SIGKILL; it is started again in ${wait} ms`)).toBe(true)
    }
    await eventually(async () => expect(await ask(ports[1] ?? 0)).toBe(pids('service').at(-1)))
  }, 60_000)

  it('gives up, and leaves nothing behind, when a process ends before it was ready', async () => {
    await start('dies at once')
    expect(await supervisor.ended).toBe(1)
    expect(has('service was not ready yet: ended with exit code 3')).toBe(true)
    await noneIsLeft()
  }, 60_000)

  it('F14 restarts one process at a time, all but the emulators, and a port is never without one that answers', async () => {
    await start()
    await supervisor.says(/^All are ready$/)
    const [before, port = 0] = [pids(), ports[1]]
    const restarted = supervisor.says(/^All are restarted$/)
    supervisor.child.kill('SIGHUP')
    let done = false
    void restarted.then(() => {
      done = true
    })
    const answered = new Set<number>()
    while (!done) answered.add(await ask(port))
    expect(answered.size).toBe(2)
    expect(before.filter(isAlive)).toEqual(pids('emulators'))
  }, 60_000)

  it('ends with its supervisor, even when that is killed', async () => {
    await start()
    await supervisor.says(/^All are ready$/)
    supervisor.child.kill('SIGKILL')
    await noneIsLeft()
  }, 60_000)
})
