import type { DatabaseSync } from 'node:sqlite'
import { seededRandom } from '../../seeded-random.ts'
import type { DeliverySettings } from './delivery-settings.ts'

export type Delivery = { id: number; event: string; due: number; attempts: number; firstAt: number }
type DeliveryState = 'waiting' | 'delivered' | 'dropped' | 'failed'

/** The queued deliveries and their results. Times are milliseconds of the machine's clock. */
export type DeliveryQueue = {
  /** Queues an event, subject to the switches. */
  add(event: string, settings: DeliverySettings): void
  /** Queues it again, whatever its result, ignoring the switches. */
  again(event: string): void
  /** The next due delivery that is not in progress. */
  next(now: number, underWay: ReadonlySet<number>): Delivery | undefined
  /** The time of the next due delivery. */
  nextDue(underWay: ReadonlySet<number>): number | undefined
  settle(id: number, state: DeliveryState, said: string): void
  retry(id: number, due: number, said: string): void
  counts(): Record<DeliveryState, number>
  of(event: string): { state: DeliveryState; attempts: number; said: string | null; due: string }[]
  /** Deletes the results of deleted events. */
  forgetOrphans(): void
}

/** Without a configured delay, shuffled events are spread over this time. */
const SHUFFLE_MS = 500

const columns = 'id, event, due, attempts, first_at AS firstAt'

export const openDeliveryQueue = (database: DatabaseSync): DeliveryQueue => {
  const insert = database.prepare('INSERT INTO deliveries (event, state, due, attempts, first_at, said) VALUES (?, ?, ?, 0, ?, NULL)')
  const last = database.prepare("SELECT due FROM deliveries WHERE state = 'waiting' AND attempts = 0 ORDER BY due DESC LIMIT 1")
  const ordinal = database.prepare('SELECT seq FROM objects WHERE id = ?')
  const waiting = database.prepare(`SELECT ${columns} FROM deliveries WHERE state = 'waiting' ORDER BY due, id LIMIT ?`)
  const update = database.prepare('UPDATE deliveries SET state = ?, attempts = attempts + 1, said = ? WHERE id = ?')
  const postpone = database.prepare('UPDATE deliveries SET due = ?, attempts = attempts + 1, said = ? WHERE id = ?')
  const count = database.prepare('SELECT state, count(*) AS n FROM deliveries GROUP BY state')
  const ofEvent = database.prepare('SELECT state, attempts, said, due FROM deliveries WHERE event = ? ORDER BY id')
  const orphans = database.prepare(
    "DELETE FROM deliveries WHERE state <> 'waiting' AND event NOT IN (SELECT id FROM objects WHERE kind = 'event')",
  )
  const first = (underWay: ReadonlySet<number>): Delivery | undefined =>
    (waiting.all(underWay.size + 1) as Delivery[]).find(({ id }) => !underWay.has(id))

  return {
    add: (event, { seed, dropPercent, duplicatePercent, delayMs, shuffle }) => {
      const now = Date.now()
      const random = seededRandom(`${seed}:${ordinal.get(event)?.seq}`)
      const dropped = random() * 100 < dropPercent
      const copies = random() * 100 < duplicatePercent ? 2 : 1
      if (dropped) {
        insert.run(event, 'dropped', now, now)
        return
      }
      for (let copy = 0; copy < copies; copy += 1) {
        const within = shuffle ? delayMs || SHUFFLE_MS : delayMs
        const due = Math.round(now + random() * within)
        const inOrder = shuffle ? due : Math.max(due, Number(last.get()?.due ?? 0))
        insert.run(event, 'waiting', inOrder, now)
      }
    },
    again: (event) => {
      const now = Date.now()
      insert.run(event, 'waiting', now, now)
    },
    next: (now, underWay) => {
      const found = first(underWay)
      return found && found.due <= now ? found : undefined
    },
    nextDue: (underWay) => first(underWay)?.due,
    settle: (id, state, said) => void update.run(state, said, id),
    retry: (id, due, said) => void postpone.run(due, said, id),
    counts: () => {
      const found = Object.fromEntries(count.all().map(({ state, n }) => [String(state), Number(n)]))
      return { waiting: 0, delivered: 0, dropped: 0, failed: 0, ...found }
    },
    of: (event) =>
      ofEvent.all(event).map(({ state, attempts, said, due }) => ({
        state: state as DeliveryState,
        attempts: Number(attempts),
        said: said === null ? null : String(said),
        due: new Date(Number(due)).toISOString(),
      })),
    forgetOrphans: () => void orphans.run(),
  }
}
