import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort, withOtherPortsIfTaken } from '@sibyl/platform/testing/ports'

export type Product = {
  url: string
  /** The data directory. */
  directory: string
  pid(): number
  /** Sends SIGKILL, as if this process alone lost power. */
  kill(): Promise<void>
  /** Starts again on the same data and port. */
  restart(): Promise<void>
  /** Everything it has printed to standard output and standard error so far. */
  output(): string
  /** Sends SIGINT, as Ctrl-C does; resolves with the exit code. */
  stop(): Promise<number | null>
  close(): Promise<void>
}

const MAIN = resolve('deploy/standalone/src/main.ts')
const LAST_WORDS = 4000

const launch = async (environment: NodeJS.ProcessEnv, hear: (said: string) => void): Promise<ChildProcess> => {
  // Drops Jest's flags and any servers that this machine's environment names.
  const { NODE_OPTIONS: _options, MONGODB_URI: _mongo, REDIS_URL: _redis, AMQP_URL: _amqp, ...own } = process.env
  const child = spawn(resolve('node_modules/.bin/node'), ['--disable-warning=ExperimentalWarning', MAIN], {
    env: { ...own, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      said = `${said}${data}`.slice(-LAST_WORDS)
      hear(String(data))
    })
  }
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.includes('Ctrl-C')) continue
    child.stdout.resume()
    return child
  }
  const [code, signal] =
    child.exitCode === null && child.signalCode === null ? await once(child, 'exit') : [child.exitCode, child.signalCode]
  throw new Error(`${MAIN} ended (${code ?? signal}) before it was ready. Its last output:\n${said}`)
}

/**
 * Settings of a product under test: a quick model, cheap password hashes, modules compiled once for all starts, and patience with callers: on
 * a busy machine a whole request may take long to be read.
 */
export const quickly: NodeJS.ProcessEnv = {
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
  BCRYPT_COST: '4',
  MODEL_FIRST_TOKEN_MS: '50',
  MODEL_TOKENS_PER_SECOND: '2000',
  LOG_LEVEL: 'error',
  HEADERS_TIMEOUT_MS: '100000',
  REQUEST_TIMEOUT_MS: '120000',
}

/** The product as `make start` runs it, on a free port with its own data: at first none, or a copy of the data in a folder. */
export const startProduct = async (environment: NodeJS.ProcessEnv = {}, data?: string): Promise<Product> => {
  const directory = await mkdtemp(join(tmpdir(), 'sibyl-e2e-'))
  if (data) await cp(data, directory, { recursive: true })
  let output = ''
  const hear = (said: string): void => {
    output += said
  }
  const launchOn = (port: number): Promise<ChildProcess> =>
    launch({ PORT: String(port), DATA_DIR: directory, ...quickly, ...environment }, hear)
  let { port, child } = await withOtherPortsIfTaken(async () => {
    const free = await freePort()
    return { port: free, child: await launchOn(free) }
  })
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    // Its output is complete only once both streams have ended.
    const ended = once(child, 'close')
    child.kill(signal)
    await ended
    return child.exitCode
  }
  return {
    url: `http://localhost:${port}`,
    directory,
    pid: () => child.pid ?? 0,
    kill: async () => {
      await end('SIGKILL')
    },
    restart: async () => {
      child = await launchOn(port)
    },
    output: () => output,
    stop: () => end('SIGINT'),
    close: async () => {
      await end('SIGKILL')
      await rm(directory, { recursive: true, force: true })
    },
  }
}
