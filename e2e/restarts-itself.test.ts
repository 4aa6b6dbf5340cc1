import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '@sibyl/platform/testing/ports'
import { type StartedProcess, startProcess } from '@sibyl/platform/testing/started-process'
import { halfWritten } from './support/kills/kill-amid-readings.ts'
import { haveEnded } from './support/processes.ts'
import { quickly } from './support/product.ts'
import { call, eventually, newReader, readTarot, wallet } from './support/reader.ts'

describe('the product that make start runs', () => {
  let directory: string
  let running: StartedProcess
  let url: string
  const start = async (environment: NodeJS.ProcessEnv = {}): Promise<void> => {
    const port = await freePort()
    url = `http://localhost:${port}`
    const settings = { PORT: String(port), DATA_DIR: directory, ...quickly, ...halfWritten, ...environment }
    running = startProcess(resolve('deploy/standalone/start.sh'), [], settings)
  }
  /** The id of the process that answers. */
  const worker = (): number => Number(execFileSync('pgrep', ['-P', String(running.child.pid)]))
  const restarts = (): string[] => running.lines.filter((line) => line.includes('; it is started again'))
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'sibyl-restarts-'))
  })
  afterEach(async () => {
    running.child.kill('SIGKILL')
    await running.ended
    await rm(directory, { recursive: true, force: true })
  })

  it('restarts after kill -9 during a reading, says so once, and the books are exact', async () => {
    await start()
    await running.says(/Ctrl-C/)
    const reader = await newReader({ url }, 'mid-reading@sibyl.example')
    const lost = readTarot({ url }, reader, { key: 'one-reading' }).catch(() => undefined)
    await eventually(async () => ((await wallet({ url }, reader)).oracleTokens === 2 ? true : undefined))
    const again = running.saysNext(/started again/)
    process.kill(worker(), 'SIGKILL')
    await again
    await lost
    const ended = await eventually(async () => {
      const answer = await readTarot({ url }, reader, { key: 'one-reading' }).catch(() => undefined)
      return answer && [201, 502].includes(answer.status) ? answer : undefined
    })
    await eventually(async () => {
      const { oracleTokens, ledger } = await wallet({ url }, reader)
      const entries = ledger as unknown as { delta: number }[]
      const sum = entries.reduce((total, { delta }) => total + delta, 0)
      return oracleTokens === sum && oracleTokens === (ended.status === 201 ? 2 : 3) ? true : undefined
    })
    expect(restarts()).toEqual([expect.stringMatching(/^Sibyl \(pid \d+\) killed by SIGKILL; it is started again in 250 ms$/)])
  })

  it('refuses the token of a session that ended before it was killed', async () => {
    await start()
    await running.says(/Ctrl-C/)
    const reader = await newReader({ url }, 'signed-out@sibyl.example')
    const walletStatus = async (): Promise<number> => (await call({ url }, '/api/divination/wallet', { token: reader.token })).status
    await call({ url }, '/api/auth/logout', { method: 'POST', token: reader.token })
    await eventually(async () => ((await walletStatus()) === 401 ? true : undefined))
    const again = running.saysNext(/started again/)
    process.kill(worker(), 'SIGKILL')
    await again
    expect(await eventually(() => walletStatus().catch(() => undefined))).toBe(401)
  })

  it('stops at Ctrl-C with exit code 0 and leaves nothing behind', async () => {
    await start()
    await running.says(/Ctrl-C/)
    const pid = worker()
    running.child.kill('SIGINT')
    expect(await running.ended).toBe(0)
    await haveEnded([pid])
    expect(restarts()).toEqual([])
  })

  it('ends with its supervisor, even when that is killed', async () => {
    await start()
    await running.says(/Ctrl-C/)
    const pid = worker()
    running.child.kill('SIGKILL')
    await haveEnded([pid])
    expect(restarts()).toEqual([])
  })

  it('ends with a supervisor that is killed while it starts', async () => {
    await start()
    const pid = await eventually(async () => {
      try {
        return worker()
      } catch {
        return undefined
      }
    })
    running.child.kill('SIGKILL')
    await haveEnded([pid])
  })

  it.each([
    ['a configuration that is not valid', { TRUSTED_PROXIES: 'many' }, /TRUSTED_PROXIES: must be a whole number/],
    ['a port in use', { PORT: '' }, /Port \d+ is in use/],
  ])('ends at once, with exit code 1, at %s', async (_what, environment, words) => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as { port: number }
    await start('PORT' in environment ? { PORT: String(port) } : environment)
    expect(await running.ended).toBe(1)
    taken.close()
    expect(running.lines.join('\n')).toMatch(words)
    expect(restarts()).toEqual([])
    // Another process may be using the data.
    expect(await readdir(directory)).toEqual([])
  })

  it('gives up with the exit code of a process that keeps crashing', async () => {
    await start()
    await running.says(/Ctrl-C/)
    expect((await call({ url }, '/api/health')).status).toBe(200)
    await rm(directory, { recursive: true })
    await writeFile(directory, 'no folder')
    process.kill(worker(), 'SIGKILL')
    expect(await running.ended).toBe(1)
    expect(running.lines.join('\n')).toMatch(/ended by itself 5 times in a row/)
    expect(restarts()).toHaveLength(4)
  })
})
