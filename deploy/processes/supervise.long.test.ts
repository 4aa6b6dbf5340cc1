import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eventually } from '@sibyl/platform/testing/eventually'
import { freePort } from '@sibyl/platform/testing/ports'
import { type StartedProcess, startProcess } from '@sibyl/platform/testing/started-process'

const file = fileURLToPath(new URL('./supervisor.fixture.ts', import.meta.url))
const joinFile = fileURLToPath(new URL('./join.ts', import.meta.url))

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false // The process does not exist any more.
  }
}

describe('a set of processes', () => {
  let supervisor: StartedProcess
  let directory: string
  let port: number
  const environment = { LOG_LEVEL: 'error', NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') }
  const start = async (fault = ''): Promise<void> => {
    const first = await freePort()
    port = first
    supervisor = startProcess(file, [String(first), directory, fault], environment)
  }
  const joins = (kind: string): StartedProcess => startProcess(joinFile, [kind], { ...environment, DATA_DIR: directory })
  const pids = (name = '[\\w-]+'): number[] =>
    supervisor.lines.flatMap((line) => {
      const [, pid] = new RegExp(`^${name} +pid (\\d+)`).exec(line) ?? []
      return pid ? [Number(pid)] : []
    })
  const noneIsLeft = () => eventually(() => expect(pids().filter(isAlive)).toEqual([]))
  const ask = async (port: number): Promise<number> => Number(await (await fetch(`http://127.0.0.1:${port}`)).text())
  /** Over a connection of its own, which any process that listens on the port may accept. */
  const askAnew = async (port: number): Promise<number> => {
    const [response] = (await once(get({ port, host: '127.0.0.1', agent: false }), 'response')) as [IncomingMessage]
    return Number(Buffer.concat(await response.toArray()).toString())
  }
  const has = (text: string): boolean => supervisor.lines.includes(text)
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'sibyl-set-'))
  })
  afterEach(async () => {
    supervisor.child.kill('SIGKILL')
    await noneIsLeft()
    await rm(directory, { recursive: true })
  })

  it('is announced, one line per process, and stops in order: the gateway first, the emulators last', async () => {
    await start()
    await supervisor.says(/^All are ready$/)
    expect(pids()).toHaveLength(4)
    supervisor.child.kill('SIGTERM')
    expect(await supervisor.ended).toBe(0)
    const names = ['gateway', 'service', 'generator', 'emulators']
    expect(supervisor.lines.filter((line) => line.endsWith(' has stopped'))).toEqual(names.map((name) => `${name} has stopped`))
    await noneIsLeft()
  }, 60_000)

  it('reports a crashed process, and restarts it after growing delays', async () => {
    await start()
    await supervisor.says(/^All are ready$/)
    for (const wait of [250, 500]) {
      const [pid = 0] = pids('service').slice(-1)
      const again = supervisor.saysNext(/^service +pid/)
      process.kill(pid, 'SIGKILL')
      await again
      expect(has(`service (pid ${pid}) killed by SIGKILL; it is started again in ${wait} ms`)).toBe(true)
    }
    await eventually(async () => expect(await ask(port + 2)).toBe(pids('service').at(-1)))
  }, 60_000)

  it('starts a process again that ended before it was ready', async () => {
    await start('dies twice')
    await supervisor.says(/^All are ready$/)
    expect(pids('service')).toHaveLength(3)
  }, 60_000)

  it('gives up, and leaves nothing behind, when a process has ended ten times in a row before it was ready', async () => {
    await start('dies at once')
    expect(await supervisor.ended).toBe(1)
    expect(pids('service')).toHaveLength(10)
    expect(has('service was not ready yet: ended with exit code 3, 10 times in a row')).toBe(true)
    await noneIsLeft()
  }, 240_000)

  it('chooses another port for a process whose port is taken', async () => {
    const first = await freePort()
    const taken = createServer().listen(first + 1, '127.0.0.1')
    await once(taken, 'listening')
    port = first
    supervisor = startProcess(file, [String(first), directory], environment)
    await supervisor.says(/^All are ready$/)
    taken.close()
    const ports = supervisor.lines.flatMap((line) => /^generator .* port (\d+)$/.exec(line)?.[1] ?? [])
    expect(ports).toEqual([String(first + 1), String(first + 2)])
  }, 60_000)

  it('accepts a process that joins, and stops it when its caller disconnects', async () => {
    await start()
    await supervisor.says(/^All are ready$/)
    const caller = joins('generator')
    await caller.says(/^generator-2 has joined/)
    const [pid = 0] = pids('generator-2')
    expect(isAlive(pid)).toBe(true)
    caller.child.kill('SIGINT')
    expect(await caller.ended).toBe(0)
    expect([caller.lines.at(-1), isAlive(pid)]).toEqual(['generator-2 has left.', false])
    expect(pids('generator-2')).toEqual([pid])
  }, 60_000)

  it('stops a process whose caller was killed', async () => {
    await start()
    await supervisor.says(/^All are ready$/)
    const caller = joins('generator')
    await caller.says(/^generator-2 has joined/)
    caller.child.kill('SIGKILL')
    await eventually(() => expect(pids('generator-2').filter(isAlive)).toEqual([]))
  }, 60_000)

  it('F14 has a second gateway accept on the port of the first, and answers every request while it comes and goes', async () => {
    await start()
    await supervisor.says(/^All are ready$/)
    const answered = new Set<number>()
    let over = false
    const asking = (async () => {
      while (!over) answered.add(await askAnew(port + 3))
    })()
    const caller = joins('gateway')
    await caller.says(/^gateway-2 has joined/)
    const [pid = 0] = pids('gateway-2')
    await eventually(() => expect(answered.has(pid)).toBe(true))
    caller.child.kill('SIGINT')
    expect(await caller.ended).toBe(0)
    over = true
    await asking
    expect([...answered].toSorted()).toEqual([...pids('gateway'), pid].toSorted())
  }, 60_000)

  it('says which folder it searched when there is no set to join', async () => {
    await start()
    const caller = startProcess(joinFile, ['generator'], { DATA_DIR: join(directory, 'elsewhere') })
    expect(await caller.ended).toBe(1)
    expect(caller.lines).toEqual([expect.stringContaining(`No set of processes runs with its data in ${directory}/elsewhere`)])
  }, 60_000)

  it('F14 restarts one process at a time, except the emulators, and a port always has a process that answers', async () => {
    await start()
    await supervisor.says(/^All are ready$/)
    const before = pids()
    const restarted = supervisor.says(/^All are restarted$/)
    supervisor.child.kill('SIGHUP')
    let done = false
    void restarted.then(() => {
      done = true
    })
    const answered = new Set<number>()
    while (!done) answered.add(await ask(port + 2))
    expect(answered.size).toBe(2)
    expect(before.filter(isAlive)).toEqual(pids('emulators'))
  }, 60_000)

  it('ends with its supervisor, even if that is killed', async () => {
    await start()
    await supervisor.says(/^All are ready$/)
    supervisor.child.kill('SIGKILL')
    await noneIsLeft()
  }, 60_000)
})
