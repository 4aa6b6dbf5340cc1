import type { SubscriptionShown } from '@sibyl/contracts/http/payments'
import type { PlanId } from '@sibyl/contracts/prices'
import { type Change, type Collection, collection, type Decide, unchanged, type Versioned } from '@sibyl/platform/store/store'
import { DAY, HOUR, type Instant, MINUTE, millisecondsBetween, plus } from '@sibyl/platform/time'
import { type Disputes, isContested, mergeDisputes } from '../disputes/dispute.ts'
import type { SubscriptionSnapshot } from '../provider/payment-provider.ts'

/** The last snapshot of one subscription, the disputes of its payments, and until when it grants Premium. */
type Known = Omit<SubscriptionShown, 'suspended'> & { until: Instant | null; createdAt: Instant; disputes?: Disputes }

/**
 * A reader's subscriptions by the provider's id, of which one at most is paid. An `attempt` to subscribe is numbered before the provider is
 * called, so that two requests create one subscription.
 */
export type Subscriber = Versioned & {
  known: Record<string, Known>
  attempts: number
  attempt?: { number: number; plan: PlanId; at: Instant; subscriptionId?: string }
  /** When the last snapshot was applied; grows with each one. */
  asOf: Instant
  /** When to check at the provider, unless a webhook comes first; absent where nothing is open. */
  checkAt?: Instant
}

export const subscriberCollection = collection<Subscriber>()({
  name: 'subscribers',
  indexes: { byCheckAt: { match: [], order: { by: 'checkAt' } } },
  initial: (id) => ({ _id: id, version: 0, known: {}, attempts: 0, asOf: new Date(0).toISOString() }),
})
export type Subscribers = Collection<Subscriber, keyof typeof subscriberCollection.indexes>

/** The webhook of a renewal may be late: its reader is not locked out meanwhile. */
const RENEWAL_SLACK = HOUR
/** The provider retries a failed renewal for days; the reader keeps Premium for this long. */
const GRACE = 7 * DAY
/** The provider voids an unpaid first invoice after 23 hours, and forgets idempotency keys after 24. */
const ATTEMPT_LASTS = 20 * HOUR
const CHECK_EVERY = 5 * MINUTE
/** Cancelled subscriptions that stay stored. */
const REMEMBERED = 10

/** Until when a subscription grants Premium. If a period could not be paid, only for the grace time. */
const grantedUntil = ({ status, periodStart, periodEnd, cancelAtPeriodEnd }: SubscriptionSnapshot): Instant | null => {
  if (status === 'active') return cancelAtPeriodEnd ? periodEnd : plus(periodEnd, RENEWAL_SLACK)
  if (status === 'past_due') return plus(periodStart, GRACE)
  return null
}

export const isPremium = (subscriber: Subscriber | undefined, at: Instant): boolean =>
  Object.values(subscriber?.known ?? {}).some(({ until }) => until !== null && until > at)

const ranks = { active: 0, past_due: 1, unpaid: 2, incomplete: 3, canceled: 4 } as const

const sorted = (known: Subscriber['known']): [string, Known][] =>
  Object.entries(known).toSorted(
    ([, a], [, b]) => ranks[a.status] - ranks[b.status] || b.currentPeriodEnd.localeCompare(a.currentPeriodEnd),
  )

/** The subscription that has not ended, with its id. An unpaid one counts, though it grants nothing. */
export const ongoing = (subscriber: Subscriber | undefined): ({ id: string } & Known) | undefined => {
  const [id, best] = sorted(subscriber?.known ?? {})[0] ?? []
  return id && best && ranks[best.status] <= ranks.unpaid ? { id, ...best } : undefined
}

/** Subscriptions that a new one replaces: begun and never paid, or unpaid for good. */
export const leftover = (subscriber: Subscriber, but: string): string[] =>
  Object.entries(subscriber.known).flatMap(([id, { status }]) =>
    id !== but && (status === 'incomplete' || status === 'unpaid') ? [id] : [],
  )

/** The subscription as its reader sees it. */
export const shown = ({ plan, status, currentPeriodEnd, cancelAtPeriodEnd, disputes = {} }: Known): SubscriptionShown => ({
  plan,
  status,
  currentPeriodEnd,
  cancelAtPeriodEnd,
  ...(isContested(disputes) ? { suspended: true } : {}),
})

const pruned = (known: Subscriber['known']): Subscriber['known'] => {
  const over = Object.entries(known)
    .filter(([, { status }]) => status === 'canceled')
    .toSorted(([, a], [, b]) => b.createdAt.localeCompare(a.createdAt))
    .slice(REMEMBERED)
  const forgotten = new Set(over.map(([id]) => id))
  return Object.fromEntries(Object.entries(known).filter(([id]) => !forgotten.has(id)))
}

const later = (asOf: Instant, at: Instant): Instant => (at > asOf ? at : plus(asOf, 1))

const sameKnown = (a: Known, b: Known): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether the attempt to subscribe has an outcome and needs no more checks. */
const isSettled = ({ attempt, known }: Subscriber, at: Instant): boolean => {
  if (!attempt) return true
  const status = attempt.subscriptionId ? known[attempt.subscriptionId]?.status : undefined
  return (status !== undefined && status !== 'incomplete') || millisecondsBetween(attempt.at, at) > DAY
}

/** An attempt is checked soon; an ongoing subscription after its period, in case the webhook was lost. */
const nextCheck = (subscriber: Subscriber, at: Instant): Instant | undefined => {
  if (!isSettled(subscriber, at))
    return subscriber.checkAt !== undefined && subscriber.checkAt > at ? subscriber.checkAt : plus(at, CHECK_EVERY)
  const current = ongoing(subscriber)
  if (!current) return undefined
  return current.currentPeriodEnd > at ? plus(current.currentPeriodEnd, CHECK_EVERY) : plus(at, HOUR)
}

const rescheduled = (subscriber: Subscriber, at: Instant): Subscriber => {
  const { checkAt, ...rest } = subscriber
  const next = nextCheck(subscriber, at)
  if (next === checkAt) return subscriber
  return next === undefined ? rest : { ...rest, checkAt: next }
}

/** Schedules the next check. */
export const postponed =
  (at: Instant): Decide<Subscriber> =>
  (subscriber) => {
    const next = rescheduled(subscriber, at)
    return next === subscriber ? unchanged(subscriber) : { next }
  }

/**
 * Applies the provider's snapshot of a subscription with the disputes of its payments, and publishes what it grants where that has changed.
 * While a payment is disputed it grants nothing. A subscription that never granted anything publishes nothing.
 */
export const applySnapshot =
  (snapshot: SubscriptionSnapshot & { plan: PlanId }, at: Instant, disputed: Disputes = {}): Decide<Subscriber> =>
  (subscriber) => {
    const before = subscriber.known[snapshot.id]
    const { plan, status, periodEnd: currentPeriodEnd, cancelAtPeriodEnd, createdAt } = snapshot
    const disputes = mergeDisputes(before?.disputes ?? {}, disputed)
    const suspended = isContested(disputes)
    const known: Known = {
      plan,
      status,
      currentPeriodEnd,
      cancelAtPeriodEnd,
      until: suspended ? null : grantedUntil(snapshot),
      createdAt,
      ...(Object.keys(disputes).length > 0 ? { disputes } : {}),
    }
    if (before && sameKnown(before, known)) return unchanged(subscriber)
    const asOf = later(subscriber.asOf, at)
    const next = rescheduled({ ...subscriber, asOf, known: pruned({ ...subscriber.known, [snapshot.id]: known }) }, at)
    if (known.until === null && (before?.until ?? null) === null) return { next }
    const data = { userId: subscriber._id, subscriptionId: snapshot.id, plan, cancelAtPeriodEnd, premiumUntil: known.until, asOf }
    const isOnHold = suspended && status !== 'canceled'
    return { next, events: [{ type: 'subscription.changed.v1', data: { ...data, ...(isOnHold ? { suspended: true } : {}) } }] }
  }

const canResume = ({ attempt, known }: Subscriber, plan: PlanId, at: Instant): boolean => {
  if (!attempt || attempt.plan !== plan || millisecondsBetween(attempt.at, at) > ATTEMPT_LASTS) return false
  const status = attempt.subscriptionId === undefined ? undefined : known[attempt.subscriptionId]?.status
  return status === undefined || status === 'incomplete'
}

/** Begins an attempt to subscribe, or resumes the last one for the same plan. */
export const attempted =
  (plan: PlanId, at: Instant): Decide<Subscriber> =>
  (subscriber): Change<Subscriber> => {
    if (canResume(subscriber, plan, at)) return unchanged(subscriber)
    const number = subscriber.attempts + 1
    return { next: { ...subscriber, attempts: number, attempt: { number, plan, at }, checkAt: plus(at, CHECK_EVERY) } }
  }

/** Records the subscription that the provider created for an attempt, unless another attempt has begun since. */
export const begun =
  (number: number, subscriptionId: string): Decide<Subscriber> =>
  (subscriber) =>
    subscriber.attempt?.number === number && subscriber.attempt.subscriptionId === undefined
      ? { next: { ...subscriber, attempt: { ...subscriber.attempt, subscriptionId } } }
      : unchanged(subscriber)
