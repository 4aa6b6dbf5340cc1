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
import { type Job, startJob } from './jobs.ts'

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

export type RunningService = { http: HttpServer; close(): Promise<void> }

type Options = {
  name: string
  host: string
  port: number
  /** False where another service of this process already publishes for the same store. */
  relay?: boolean
}

/** Starts what a service describes; `close` stops it in order: no new requests or events, work in hand finished, then the parts. */
export const startService = async (
  service: Service,
  parts: Parts,
  { name, host, port, relay = true }: Options,
): Promise<RunningService> => {
  const subscription = service.subscriptions
    ? await parts.bus.subscribe(name, service.subscriptions, { concurrency: service.concurrency ?? 32 })
    : undefined
  const outbox = relay ? startRelay(parts) : undefined
  const jobs = (service.jobs ?? []).map((job) => startJob(job, parts.logger, parts.metrics))
  const http = await startHttpServer({ routes: service.routes ?? [], parts, host, port, ready: () => parts.store.ping() })
  parts.logger.info({ port: http.port }, `${name} is listening`)
  return {
    http,
    async close() {
      service.stopping?.()
      await http.close()
      await Promise.all(jobs.map((job) => job.close()))
      await subscription?.close()
      await outbox?.close()
      await service.close?.()
    },
  }
}
