import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { commit, version } from '../version.ts'

/** The metrics of one service, served at /metrics. */
export type Metrics = {
  registry: Registry
  httpSeconds: Histogram<'method' | 'route' | 'status'>
  eventsPublished: Counter<'type' | 'outcome'>
  eventsHandled: Counter<'type' | 'outcome'>
  eventAge: Histogram<'type'>
  queueDepth: Gauge<'queue'>
  outboxPending: Gauge
  outboxAge: Gauge
  jobs: Counter<'task' | 'outcome'>
  limits: Counter<'limit' | 'outcome' | 'counted'>
}

/** How often the delay of the event loop is measured. The default of 10 ms wakes an idle process a hundred times a second. */
const EVENT_LOOP_EVERY_MS = 50

export const createMetrics = (service: string): Metrics => {
  const registry = new Registry()
  registry.setDefaultLabels({ service })
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: EVENT_LOOP_EVERY_MS })
  const registers = [registry]
  new Gauge({ name: 'build_info', help: 'Always 1; its labels name the running build', labelNames: ['version', 'commit'], registers }).set(
    { version, commit },
    1,
  )
  return {
    registry,
    httpSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the last byte of the request head to the end of the response',
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
    eventAge: new Histogram({
      name: 'event_age_seconds',
      help: 'Time from an event to the start of its handling, measured for each attempt',
      labelNames: ['type'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90, 300, 900, 3600],
      registers,
    }),
    queueDepth: new Gauge({
      name: 'queue_depth',
      help: 'Messages in a broker queue: of a service, its retry queues together, its dead letters, the unrouted',
      labelNames: ['queue'],
      registers,
    }),
    outboxPending: new Gauge({
      name: 'outbox_pending',
      help: 'Events written more than a second ago and not published yet, as counted by one scan of the relay',
      registers,
    }),
    outboxAge: new Gauge({ name: 'outbox_age_seconds', help: 'Age of the oldest event that is not published yet', registers }),
    // Not `job`: Prometheus gives that label to every process it scrapes.
    jobs: new Counter({ name: 'jobs_total', help: 'Runs of background jobs', labelNames: ['task', 'outcome'], registers }),
    limits: new Counter({
      name: 'limiter_decisions_total',
      help: 'Decisions of the limits, and whether all processes counted together or this one alone because Redis was away',
      labelNames: ['limit', 'outcome', 'counted'],
      registers,
    }),
  }
}
