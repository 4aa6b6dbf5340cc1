import type { Event } from '@sibyl/contracts/events/envelope'
import type { EventBus } from '../bus/bus.ts'
import { traceparentFrom, withContext } from '../logging/context.ts'
import type { Logger } from '../logging/logger.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Outbox, Pending, Store } from '../store/store.ts'
import { type Clock, millisecondsBetween, plus, SECOND } from '../time.ts'
import { inSpan } from '../tracing/in-span.ts'
import type { Tracing } from '../tracing/tracing.ts'

type Parts = {
  store: Store
  bus: EventBus
  clock: Clock
  logger: Logger
  metrics: Metrics
  tracing?: Tracing | undefined
  /** Milliseconds between two scans, at the least. */
  scanEvery?: number
  /** False if it publishes only what this process writes, because another one scans the store. */
  scans?: boolean
}

export interface Relay {
  /** Stops taking events; resolves once none is being published. */
  close(): Promise<void>
}

const SCAN_LIMIT = 200
/**
 * While every publish succeeds, a scan can find only events that another process left. So after each one that finds none, twice as many are
 * spared, up to this number.
 */
const MOST_SPARED = 15
const LONGEST_BACKOFF = 30 * SECOND

/**
 * Publishes the events of a store's outboxes: at once after each write, and on a scan for what another process or a failed attempt left.
 * Removes an entry only after the bus has stored it, so every event is published at least once.
 */
export const startRelay = ({ store, bus, clock, logger, metrics, tracing, scanEvery = SECOND, scans = true }: Parts): Relay => {
  const underway = new Map<string, Promise<void>>()
  const failures = new Map<string, { count: number; notBefore: number }>()
  let closed = false

  /** The handler's span follows the span of the publish, not the request that wrote the event. */
  const send = (event: Event): Promise<'published' | 'unrouted'> => {
    if (!tracing) return bus.publish(event)
    const attributes = {
      'messaging.operation.type': 'send',
      'messaging.operation.name': 'publish',
      'messaging.destination.name': event.type,
      'messaging.message.id': event.id,
    }
    const span = tracing.begin(`publish ${event.type}`, event.traceparent, { kind: 'producer', attributes })
    return inSpan(span, () => bus.publish({ ...event, traceparent: span.traceparent }))
  }

  const publish = async (outbox: Outbox, pending: Pending): Promise<void> => {
    const { event } = pending
    try {
      const outcome = await send(event)
      metrics.eventsPublished.inc({ type: event.type, outcome })
      if (outcome === 'unrouted') logger.error({ type: event.type, eventId: event.id }, 'event has no subscriber')
      await outbox.settle(pending)
      failures.delete(event.id)
    } catch (error) {
      if (closed) return
      const count = (failures.get(event.id)?.count ?? 0) + 1
      if (scans) failures.set(event.id, { count, notBefore: Date.now() + Math.min(LONGEST_BACKOFF, 2 ** count * 250) })
      metrics.eventsPublished.inc({ type: event.type, outcome: 'failed' })
      logger.warn({ err: error, type: event.type, eventId: event.id }, 'publish failed, will be retried')
    }
  }

  const take = (outbox: Outbox, pending: Pending): void => {
    const { id } = pending.event
    if (closed || underway.has(id) || (failures.get(id)?.notBefore ?? 0) > Date.now()) return
    // Log lines belong to the trace of the request that wrote the event, even if a later scan publishes it.
    const context = { requestId: id, traceparent: pending.event.traceparent ?? traceparentFrom(undefined) }
    underway.set(
      id,
      withContext(context, () => publish(outbox, pending)).finally(() => underway.delete(id)),
    )
  }

  const scan = async (outbox: Outbox): Promise<readonly Pending[]> => {
    const pending = await outbox.pending(plus(clock.now(), -SECOND), SCAN_LIMIT + underway.size)
    for (const entry of pending) take(outbox, entry)
    return pending
  }

  const scanAll = async (): Promise<void> => {
    const now = clock.now()
    const known = new Set(underway.keys())
    const pending = (await Promise.all([...listening].map(scan))).flat()
    // Forgets failures whose retry is long overdue: another replica has published those events.
    for (const [id, { notBefore }] of failures) if (notBefore + LONGEST_BACKOFF < Date.now()) failures.delete(id)
    toSpare = pending.every(({ event }) => known.has(event.id)) ? Math.min(2 * toSpare + 1, MOST_SPARED) : 0
    const oldest = pending.reduce((most, { event: { time } }) => Math.max(most, millisecondsBetween(time, now)), 0)
    metrics.outboxPending.set(pending.length)
    metrics.outboxAge.set(oldest / SECOND)
  }

  const listening = new Set<Outbox>()
  let scanning: Promise<unknown> = Promise.resolve()
  let toSpare = 0
  let spared = 0
  const tick = (): void => {
    for (const outbox of store.outboxes()) {
      if (listening.has(outbox)) continue
      listening.add(outbox)
      outbox.onWrite((pending) => take(outbox, pending))
      toSpare = 0
    }
    if (!scans) return
    if (failures.size === 0 && spared < toSpare) {
      spared += 1
      return
    }
    spared = 0
    scanning = scanAll().catch((error: unknown) => logger.error({ err: error }, 'outbox scan failed'))
  }
  tick()
  const timer = setInterval(tick, scanEvery)

  return {
    async close() {
      clearInterval(timer)
      closed = true
      await scanning
      await Promise.allSettled(underway.values())
    },
  }
}
