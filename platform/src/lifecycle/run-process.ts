import { once } from 'node:events'
import { z } from 'zod'
import { ConfigError, readConfig, readTogether } from '../config/read-config.ts'
import { logLevel, milliseconds, secret } from '../config/variables.ts'
import { createLogger, type Logger } from '../logging/logger.ts'
import { keyPseudonyms } from '../logging/pseudonym.ts'
import { createMetrics, type Metrics } from '../metrics/metrics.ts'
import { SECOND } from '../time.ts'
import { startTracing } from '../tracing/start-tracing.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { type Stop, type Stopping, stopInOrder } from './stop-in-order.ts'

const variables = z.object({
  LOG_LEVEL: logLevel,
  /** With one key in all processes a reader has one pseudonym in all their logs; without it each process makes its own. */
  LOG_HASH_KEY: secret.optional(),
  /** The longest time that a stop may take; what has not ended by then is cut. */
  STOP_TIMEOUT_MS: milliseconds(25 * SECOND),
})

/** What every process has before it knows what it is. */
type ProcessParts = {
  logger: Logger
  metrics: Metrics
  tracing: Tracing | undefined
  /** How long requests in hand may take when the process stops, and how long idle connections may notice it; in milliseconds. */
  graceMs: number
  quietMs: number
  /** Aborts when the process is told to stop. */
  stopping: AbortSignal
}

type Options<C> = {
  name: string
  /** Reads what this process needs beside what all need. @throws ConfigError */
  read: (environment: NodeJS.ProcessEnv) => C
  /** Resolves when the process is ready, with the port it answers on and the steps of its end. */
  start: (config: C, parts: ProcessParts) => Promise<{ port: number; stops: readonly Stop[] }>
}

/** Of the time for a stop, the share that requests in hand may take; the rest is for everything behind them. */
const SHARE_OF_REQUESTS = 0.8
/** Longer than the gateway keeps a connection that nobody uses (2 s), so that it is the gateway that ends them. */
const QUIET_MS = 3 * SECOND

/** The end of a process whose configuration nobody has read yet, or that cannot start: told on standard error, for people. */
const giveUp = (name: string, message: string): never => {
  process.stderr.write(`${name}: ${message}\n`)
  process.exit(1)
}

const readOrGiveUp = <C>(name: string, read: Options<C>['read'], environment: NodeJS.ProcessEnv) => {
  try {
    return readTogether({ shared: (from) => readConfig(variables, from), own: read }, environment)
  } catch (error) {
    if (error instanceof ConfigError) return giveUp(name, error.message)
    throw error
  }
}

const whyNotStarted = (error: unknown): string => {
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to another one.`
  return error instanceof ConfigError ? error.message : `could not start: ${error instanceof Error ? error.stack : String(error)}`
}

/**
 * A process from its start to its end: reads its environment once, starts, tells a parent process that it is ready, and stops in order
 * on SIGTERM or Ctrl-C. After a fault that nobody caught nothing is certain any more but that what was answered is stored: it takes no new
 * work, ends what is in hand, and exits with 1, so that its supervisor starts another. Exits with 0 when nothing was cut; with 1 also after
 * a stop that took too long, or a second signal or fault. Below a parent process Ctrl-C is the parent's affair: a terminal sends it to all
 * of them at once, and their end has an order.
 */
export const runProcess = async <C>({ name, read, start }: Options<C>): Promise<void> => {
  const { shared, own: config } = readOrGiveUp(name, read, process.env)
  const logger = createLogger(name, shared.LOG_LEVEL)
  if (shared.LOG_HASH_KEY !== undefined) keyPseudonyms(shared.LOG_HASH_KEY)
  const stopping = new AbortController()
  let ending: Stopping | undefined
  let exitCode = 0

  const cut = (why: string): never => {
    logger.error({ cut: ending?.left() ?? ['the start'] }, why)
    process.exit(1)
  }
  const stop = (why: string): void => {
    setTimeout(() => cut(`the stop took longer than ${shared.STOP_TIMEOUT_MS} ms`), shared.STOP_TIMEOUT_MS).unref()
    stopping.abort(new Error(why))
  }
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stopping.signal.aborted) cut(`${signal} came a second time`)
    logger.info({ signal }, 'stopping')
    stop(signal)
  }
  const supervised = process.connected === true
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', supervised ? () => undefined : onSignal)
  if (supervised) process.on('SIGHUP', () => undefined)
  const onFault = (error: unknown): void => {
    logger.fatal({ err: error }, 'a fault that nobody caught')
    if (stopping.signal.aborted) cut('a fault came while it was stopping')
    exitCode = 1
    stop('a fault')
  }
  process.on('uncaughtException', onFault)
  process.on('unhandledRejection', onFault)

  try {
    const metrics = createMetrics(name)
    const tracing = await startTracing({ service: name, environment: process.env, logger })
    const graceMs = shared.STOP_TIMEOUT_MS * SHARE_OF_REQUESTS
    const parts = { logger, metrics, tracing, graceMs, quietMs: QUIET_MS, stopping: stopping.signal }
    const { port, stops } = await start(config, parts)
    logger.info({ pid: process.pid, port }, 'ready')
    process.send?.('ready')
    if (!stopping.signal.aborted) await once(stopping.signal, 'abort')
    ending = stopInOrder([...stops, { what: 'traces', stop: async () => tracing?.close() }], logger)
    const notInFull = await ending.done
    logger.info('stopped')
    process.exit(notInFull.length > 0 ? 1 : exitCode)
  } catch (error) {
    if (stopping.signal.aborted) process.exit(exitCode)
    giveUp(name, whyNotStarted(error))
  }
}
