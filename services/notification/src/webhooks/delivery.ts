import type { Event } from '@sibyl/contracts/events/envelope'
import { type LeasedItem, leaseDecisions } from '@sibyl/platform/leased-work/lease'
import { type Change, type Collection, collection, type Decide, unchanged } from '@sibyl/platform/store/store'
import { DAY, HOUR, type Instant, MINUTE, plus, SECOND } from '@sibyl/platform/time'

/** One event on its way to the webhook. `_id` is the event's id, so that each event is delivered once however often it arrives. */
export type Delivery = LeasedItem & {
  type: Event['type']
  /** The reader whose event it is: deleting their account erases it. The deletion event itself has none. */
  userId?: string
  /** Dropped once the webhook has accepted it. */
  event?: Event
  /** `dropped` by an administrator, it is never sent, even if its event arrives again. */
  state: 'waiting' | 'delivered' | 'dead' | 'dropped'
  queuedAt: Instant
  /** Why the last attempt failed, for an operator. */
  reason?: string
  doneAt?: Instant
  keptUntil?: Instant
}

export const deliveryCollection = collection<Delivery>()({
  name: 'webhook-deliveries',
  indexes: {
    byState: { match: ['state'], order: { by: 'notBefore' } },
    latest: { match: ['state'], order: { by: 'queuedAt', descending: true } },
    byReader: { match: ['userId'], order: { by: 'queuedAt' } },
  },
  expires: 'keptUntil',
})
export type Deliveries = Collection<Delivery, keyof typeof deliveryCollection.indexes>

/** Longer than an event can be redelivered. */
const RETAINED_MS = 90 * DAY
/** As long as dead letters of the broker live. */
const DEAD_RETAINED_MS = 30 * DAY

export const queued = (event: Event, userId: string | undefined, at: Instant): Change<Delivery> => ({
  next: {
    _id: event.id,
    version: 0,
    type: event.type,
    ...(userId === undefined ? {} : { userId }),
    event,
    state: 'waiting',
    queuedAt: at,
    attempts: 0,
    notBefore: at,
  },
})

export const lease = leaseDecisions<Delivery>({
  waiting: 'waiting',
  /** Longer than one attempt takes. */
  leaseMs: 30 * SECOND,
  /** About three days in all. */
  retryDelaysMs: [5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR],
  mostAttempts: 13,
  giveUp: ({ attempt: _, ...delivery }, at) => ({ ...delivery, state: 'dead', doneAt: at, keptUntil: plus(at, DEAD_RETAINED_MS) }),
})

export const delivered =
  (at: Instant): Decide<Delivery> =>
  ({ event: _event, attempt: _attempt, reason: _reason, ...delivery }) => ({
    next: { ...delivery, state: 'delivered', doneAt: at, keptUntil: plus(at, RETAINED_MS) },
  })

/** Schedules a retry after a growing delay, and sets the delivery aside after too many attempts or a final failure. */
export const failed =
  (attempt: string, reason: string, at: Instant, { final = false } = {}): Decide<Delivery> =>
  (delivery) =>
    lease.holds(delivery, attempt) ? lease.fail(attempt, at, { final })({ ...delivery, reason }) : unchanged(delivery)

/** Sends a dead delivery again, from its first attempt. */
export const replay =
  (at: Instant): Decide<Delivery> =>
  (delivery) => {
    if (delivery.state !== 'dead') return unchanged(delivery)
    const { reason: _reason, doneAt: _doneAt, keptUntil: _keptUntil, ...rest } = delivery
    return { next: { ...rest, state: 'waiting', attempts: 0, notBefore: at } }
  }

/** Deletes the event of a dead delivery, which stays as a mark that it is not to be sent. */
export const dropped =
  (at: Instant): Decide<Delivery> =>
  (delivery) => {
    if (delivery.state !== 'dead') return unchanged(delivery)
    const { event: _event, reason: _reason, ...rest } = delivery
    return { next: { ...rest, state: 'dropped', doneAt: at, keptUntil: plus(at, RETAINED_MS) } }
  }
