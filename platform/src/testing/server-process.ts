import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { answers, type Greeting } from './ports.ts'

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
const LAST_WORDS = 4000
const SIGNALS_TO_LIVE_ON: readonly NodeJS.Signals[] = ['SIGSTOP', 'SIGCONT', 'SIGHUP', 'SIGUSR1', 'SIGUSR2']

const gone = ({ pid, exitCode, signalCode }: ChildProcess): boolean => pid === undefined || exitCode !== null || signalCode !== null

const ended = async (child: ChildProcess): Promise<void> => {
  if (!gone(child)) await once(child, 'exit')
}

/** Starts a server in its own temporary folder, and waits until it answers. */
export const startServer = async ({ port, programs }: Recipe, { url, greeting }: Address): Promise<RunningServer> => {
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

  const until = async (asked: number, hello?: Greeting): Promise<void> => {
    const deadline = performance.now() + PATIENCE_MS
    while (!(await answers(asked, hello))) {
      if (children.some(gone) || performance.now() > deadline) {
        await signalAll('SIGKILL')
        throw new Error(`${children.at(-1)?.spawnfile} did not start: ${output}`)
      }
      await pause(BETWEEN_MS)
    }
  }

  const start = async (): Promise<void> => {
    children = []
    for (const program of programs(directory)) {
      children.push(run(program))
      if (program.listensOn !== undefined) await until(program.listensOn)
    }
    await until(port, greeting)
  }

  await start()
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
      await rm(directory, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
