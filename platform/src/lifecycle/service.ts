import type { EventBus, Handlers } from '../bus/bus.ts'
import type { Cache } from '../cache/cache.ts'
import type { Route } from '../http/route.ts'
import { type HttpServer, startHttpServer } from '../http/server.ts'
import type { Limiter } from '../limiter/limiter.ts'
import type { Logger } from '../logging/logger.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { startRelay } from '../outbox/relay.ts'
import type { Progress } from '../progress/progress.ts'
import type { VerifySession } from '../session/verify-session.ts'
import type { Store } from '../store/store.ts'
import type { Clock } from '../time.ts'
import { observedHandlers } from '../tracing/observed-handlers.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { type Job, startJob } from './jobs.ts'
import { type Stop, stopInOrder, withoutCutting } from './stop-in-order.ts'

/** What every service is built from; production, standalone and tests differ only in what they put here. */
export type Parts = {
  store: Store
  bus: EventBus
  cache: Cache
  limiter: Limiter
  progress: Progress
  clock: Clock
  logger: Logger
  metrics: Metrics
  verifySession: VerifySession
  /** Where traces are kept. */
  tracing?: Tracing | undefined
}

/** A service as its composition root describes it: what it serves, what it listens to, what it does on its own. */
export type Service = {
  routes?: readonly Route[]
  subscriptions?: Handlers
  /** How many events it handles at the same time; 32 when unsaid. */
  concurrency?: number
  jobs?: readonly Job[]
  /** Told first when the service shall stop: long work in hand is handed back. */
  stopping?: () => void
  close?: () => Promise<void>
}

export type RunningService = {
  http: HttpServer
  /** The steps of its end: no new requests or events and work in hand finished, what that wrote published, its own parts. */
  stops: readonly Stop[]
  /** Takes them all. */
  close(): Promise<void>
}

type Options = {
  name: string
  host: string
  port: number
  /** How long requests in hand may take when it stops, and how long idle connections may notice it; in milliseconds. */
  graceMs?: number
  quietMs?: number
  /** False where another service of this process already publishes for the same store. */
  relay?: boolean
}

/** Starts what a service describes. */
export const startService = async (
  service: Service,
  parts: Parts,
  { name, host, port, graceMs, quietMs, relay = true }: Options,
): Promise<RunningService> => {
  const subscription = service.subscriptions
    ? await parts.bus.subscribe(name, observedHandlers(name, service.subscriptions, parts.tracing), {
        concurrency: service.concurrency ?? 32,
      })
    : undefined
  const outbox = relay ? startRelay(parts) : undefined
  const jobs = (service.jobs ?? []).map((job) => startJob(job, parts.logger, parts.metrics))
  let stopping = false
  const ready = async (): Promise<void> => {
    if (stopping) throw new Error('stopping')
    await parts.store.ping()
  }
  const http = await startHttpServer({ routes: service.routes ?? [], parts, host, port, ready })
  parts.logger.info({ port: http.port }, `${name} is listening`)
  const stops: Stop[] = [
    {
      what: 'requests, events and jobs in hand',
      async stop() {
        stopping = true
        service.stopping?.()
        const closing = http.close(graceMs, quietMs)
        await Promise.all([closing, subscription?.close(), ...jobs.map((job) => job.close())])
        await withoutCutting(closing)
      },
    },
    { what: 'events on their way', stop: async () => outbox?.close() },
    { what: `parts of ${name}`, stop: async () => service.close?.() },
  ]
  return {
    http,
    stops,
    async close() {
      await stopInOrder(stops, parts.logger).done
    },
  }
}
