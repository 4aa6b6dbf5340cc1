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

/** The parts of every service; production, standalone and tests differ only in these. */
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
  /** Tracing, if configured. */
  tracing?: Tracing | undefined
}

/** What a service consists of: its routes, subscriptions and jobs. */
export type Service = {
  routes?: readonly Route[]
  subscriptions?: Handlers
  /** Events handled concurrently; 32 by default. */
  concurrency?: number
  /** Milliseconds for which its events may gather; 250 by default. */
  gatherMs?: number
  jobs?: readonly Job[]
  /** Called first when the service must stop: hands long-running work back. */
  stopping?: () => void
  close?: () => Promise<void>
}

export type RunningService = {
  http: HttpServer
  /** The shutdown steps: no new requests or events and running work finished; its events published; its own parts closed. */
  stops: readonly Stop[]
  /** Accepts every event. */
  close(): Promise<void>
}

type Options = {
  name: string
  host: string
  port: number
  /** Milliseconds that running requests may take during a stop, and that idle connections stay open. */
  graceMs?: number
  quietMs?: number
  /**
   * Which events it publishes: all of its store; only those that this process writes, because another one scans the store; or none, because
   * another service of this process publishes them. Default: all.
   */
  relay?: 'all' | 'own' | 'none'
}

/** Starts a service. */
export const startService = async (
  service: Service,
  parts: Parts,
  { name, host, port, graceMs, quietMs, relay = 'all' }: Options,
): Promise<RunningService> => {
  const subscription = service.subscriptions
    ? await parts.bus.subscribe(name, observedHandlers(name, service.subscriptions, parts.tracing), {
        concurrency: service.concurrency ?? 32,
        gatherMs: service.gatherMs ?? 250,
      })
    : undefined
  const outbox = relay === 'none' ? undefined : startRelay({ ...parts, scans: relay === 'all' })
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
