import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { isFree } from '../lifecycle/is-free.ts'
import { answers, type Greeting, withOtherPortsIfTaken } from './ports.ts'

/** A server that a test uses. A server we did not start refuses `kill`, `restart` and `tool`, and `close` leaves it running. */
export type RunningServer = {
  url: string
  /** Sends a signal to a server of our own, and waits for its exit if the signal ends it. */
  kill(signal?: NodeJS.Signals): Promise<void>
  /** Starts it again, on the same port and data. */
  restart(): Promise<void>
  /** Runs a command-line tool that came with it, and resolves with its output. */
  tool(command: string, ...args: readonly string[]): Promise<string>
  close(): Promise<void>
}

type Program = {
  command: string
  args: readonly string[]
  env?: NodeJS.ProcessEnv
  /** The next program starts once this one listens here. */
  listensOn?: number
}

/** A server as programs on one port with one data folder; the last program is the server, and the earlier ones are its dependencies. */
export type Recipe = {
  port: number
  programs: (directory: string) => readonly Program[]
}

type Address = { url: (port: number) => string; greeting?: Greeting | undefined }

const PATIENCE_MS = 60_000
const BETWEEN_MS = 20
const OUTPUT_MS = 1000
const LAST_WORDS = 4000
const SIGNALS_TO_LIVE_ON: readonly NodeJS.Signals[] = ['SIGSTOP', 'SIGCONT', 'SIGHUP', 'SIGUSR1', 'SIGUSR2']

const gone = ({ pid, exitCode, signalCode }: ChildProcess): boolean => pid === undefined || exitCode !== null || signalCode !== null

const hasSaidAll = ({ stdout, stderr }: ChildProcess): Promise<unknown> =>
  Promise.all([stdout, stderr].map((stream) => stream && !stream.closed && once(stream, 'close')))

const ended = async (child: ChildProcess): Promise<void> => {
  if (!gone(child)) await once(child, 'exit')
}

const startOnce = async ({ port, programs }: Recipe, { url, greeting }: Address): Promise<RunningServer> => {
  const directory = await mkdtemp(join(tmpdir(), 'sibyl-server-'))
  let children: ChildProcess[] = []
  let output = ''

  const run = ({ command, args, env }: Program): ChildProcess => {
    const child = spawn(command, args, { cwd: directory, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output = `${output}${text}`.slice(-LAST_WORDS)
      })
    }
    child.once('error', (error) => {
      output += error.message
    })
    return child
  }

  const signalAll = async (signal: NodeJS.Signals): Promise<void> => {
    for (const child of children) child.kill(signal)
    if (!SIGNALS_TO_LIVE_ON.includes(signal)) await Promise.all(children.map(ended))
  }

  const fail = async (why: string): Promise<never> => {
    const failed = children.find(gone) ?? children.at(-1)
    await signalAll('SIGKILL')
    // A process ends before all of its output has arrived; a child of its own may hold the output open.
    await Promise.race([Promise.all(children.map(hasSaidAll)), pause(OUTPUT_MS, undefined, { ref: false })])
    throw new Error(`${failed?.spawnargs.join(' ')} ${why}. Its last output:\n${output}`)
  }

  const until = async (asked: number, hello?: Greeting): Promise<void> => {
    const deadline = performance.now() + PATIENCE_MS
    for (;;) {
      const answered = await answers(asked, hello)
      // Asked first: what answers there may be another program.
      if (children.some(gone)) return fail(`ended before it answered on port ${asked}`)
      if (answered) return
      if (performance.now() > deadline) return fail(`did not answer on port ${asked} within ${PATIENCE_MS / 1000} s`)
      await pause(BETWEEN_MS)
    }
  }

  const start = async (): Promise<void> => {
    children = []
    const wanted = programs(directory)
    for (const { command, listensOn = port } of wanted) {
      if (!(await isFree('127.0.0.1', listensOn))) throw new Error(`${command} was not started: port ${listensOn} is in use`)
    }
    for (const program of wanted) {
      children.push(run(program))
      if (program.listensOn !== undefined) await until(program.listensOn)
    }
    await until(port, greeting)
  }

  const remove = (): Promise<void> => rm(directory, { recursive: true, force: true, maxRetries: 5 })

  await start().catch(async (error: unknown) => {
    await remove()
    throw error
  })
  return {
    url: url(port),
    kill: (signal = 'SIGKILL') => signalAll(signal),
    async restart() {
      await signalAll('SIGKILL')
      await start()
    },
    async tool(command, ...args) {
      const env = { ...process.env, ...programs(directory).at(-1)?.env }
      return (await promisify(execFile)(command, args, { cwd: directory, env })).stdout
    },
    async close() {
      await signalAll('SIGKILL')
      await remove()
    },
  }
}

/** Starts a server in its own temporary folder, and waits until it answers. Each attempt asks for a new recipe, with ports of its own. */
export const startServer = (recipe: () => Promise<Recipe>, address: Address): Promise<RunningServer> =>
  withOtherPortsIfTaken(async () => startOnce(await recipe(), address))
