import { once } from 'node:events'
import { z } from 'zod'
import { ConfigError, readConfig, readTogether } from '../config/read-config.ts'
import { logLevel, optionalMilliseconds, secret } from '../config/variables.ts'
import { createLogger, type Logger } from '../logging/logger.ts'
import { keyPseudonyms } from '../logging/pseudonym.ts'
import { createMetrics, type Metrics } from '../metrics/metrics.ts'
import { SECOND } from '../time.ts'
import { startTracing } from '../tracing/start-tracing.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { settleAfterStart } from './settle-after-start.ts'
import { type Stop, type Stopping, stopInOrder } from './stop-in-order.ts'
import { STOP_TIMEOUT_MS } from './stop-timeout.ts'

const variables = z.object({
  LOG_LEVEL: logLevel,
  /** With the same key in all processes a reader has one pseudonym in all logs; without it each process creates its own. */
  LOG_HASH_KEY: secret.optional(),
  /** The time limit of a stop, in milliseconds; whatever still runs is cut. */
  STOP_TIMEOUT_MS: optionalMilliseconds,
})

/** What every process has before its own configuration. */
type ProcessParts = {
  logger: Logger
  metrics: Metrics
  tracing: Tracing | undefined
  /** Milliseconds that running requests may take during a stop, and that idle connections stay open. */
  graceMs: number
  quietMs: number
  /** Aborts when the process must stop. */
  stopping: AbortSignal
}

type Options<C> = {
  name: string
  /** The time limit of a stop, in milliseconds, where STOP_TIMEOUT_MS is unset. */
  stopTimeoutMs?: number
  /** Reads this process's own configuration. @throws ConfigError */
  read: (environment: NodeJS.ProcessEnv) => C
  /** Resolves once the process is ready, with its port and the steps of its shutdown. */
  start: (config: C, parts: ProcessParts) => Promise<{ port: number; stops: readonly Stop[] }>
}

/** The part of a stop's time that is reserved for the steps after the running requests: a fifth, at most 5 s. */
const AFTER_REQUESTS = { share: 0.2, mostMs: 5 * SECOND }
/** Longer than the gateway keeps an idle connection (2 s), so that the gateway closes it. */
const QUIET_MS = 3 * SECOND

/** Ends a process that has no configuration yet or cannot start; prints the reason for people to standard error. */
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
 * Runs a process: reads its environment once, starts, reports to a parent process that it is ready, and shuts down gracefully on SIGTERM or
 * Ctrl-C. After an uncaught fault only stored data is certain, so the process takes no new work, finishes what it has, and exits with 1 for
 * its supervisor to restart it. Exits with 0 if nothing was cut, and with 1 also after a stop that took too long, a second signal or a
 * second fault. Under a parent process it ignores Ctrl-C: a terminal sends it to all processes at once, and the parent stops them in order.
 */
export const runProcess = async <C>({ name, read, start, stopTimeoutMs = STOP_TIMEOUT_MS }: Options<C>): Promise<void> => {
  const { shared, own: config } = readOrGiveUp(name, read, process.env)
  const timeoutMs = shared.STOP_TIMEOUT_MS ?? stopTimeoutMs
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
    setTimeout(() => cut(`the stop took longer than ${timeoutMs} ms`), timeoutMs).unref()
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
    logger.fatal({ err: error }, 'uncaught error')
    if (stopping.signal.aborted) cut('a fault came while it was stopping')
    exitCode = 1
    stop('a fault')
  }
  process.on('uncaughtException', onFault)
  process.on('unhandledRejection', onFault)

  try {
    const metrics = createMetrics(name)
    const tracing = await startTracing({ service: name, environment: process.env, logger })
    const graceMs = timeoutMs - Math.min(timeoutMs * AFTER_REQUESTS.share, AFTER_REQUESTS.mostMs)
    const parts = { logger, metrics, tracing, graceMs, quietMs: QUIET_MS, stopping: stopping.signal }
    const { port, stops } = await start(config, parts)
    settleAfterStart()
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
