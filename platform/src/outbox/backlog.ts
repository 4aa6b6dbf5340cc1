import type { Store } from '../store/store.ts'
import type { Clock, Instant } from '../time.ts'

const COUNTED = 200

/** The events of a store that wait to be published, counted up to 200, and how long ago the oldest was written. */
export const outboxBacklog = async (store: Store, clock: Clock): Promise<{ waiting: number; oldestAt: Instant | null }> => {
  const pending = (await Promise.all(store.outboxes().map((outbox) => outbox.pending(clock.now(), COUNTED)))).flat()
  const times = pending.map(({ event }) => event.time).toSorted()
  return { waiting: Math.min(times.length, COUNTED), oldestAt: times[0] ?? null }
}
