import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The figures of one service, read at /metrics. */
export type Metrics = {
  registry: Registry
  httpSeconds: Histogram<'method' | 'route' | 'status'>
  eventsPublished: Counter<'type' | 'outcome'>
  eventsHandled: Counter<'type' | 'outcome'>
  outboxPending: Gauge
  jobs: Counter<'job' | 'outcome'>
  limited: Counter<'limit'>
}

export const createMetrics = (service: string): Metrics => {
  const registry = new Registry()
  registry.setDefaultLabels({ service })
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    httpSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the last byte of the request head to the end of the answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90],
      registers,
    }),
    eventsPublished: new Counter({
      name: 'events_published_total',
      help: 'Events taken from the outbox',
      labelNames: ['type', 'outcome'],
      registers,
    }),
    eventsHandled: new Counter({ name: 'events_handled_total', help: 'Events handled', labelNames: ['type', 'outcome'], registers }),
    outboxPending: new Gauge({ name: 'outbox_pending', help: 'Events written but not yet published', registers }),
    jobs: new Counter({ name: 'jobs_total', help: 'Runs of background jobs', labelNames: ['job', 'outcome'], registers }),
    limited: new Counter({ name: 'rate_limited_total', help: 'Requests refused by a limit', labelNames: ['limit'], registers }),
  }
}
