import type { SubscriptionShown } from '@sibyl/contracts/http/payments'
import type { PlanId } from '@sibyl/contracts/prices'
import { type Change, type Collection, collection, type Decide, unchanged, type Versioned } from '@sibyl/platform/store/store'
import { DAY, HOUR, type Instant, MINUTE, millisecondsBetween, plus } from '@sibyl/platform/time'
import { type Disputes, isContested, mergeDisputes } from '../disputes/dispute.ts'
import type { SubscriptionSaying } from '../provider/payment-provider.ts'

/** What the provider last said of one subscription, the disputes of its payments, and until when it grants premium. */
type Known = Omit<SubscriptionShown, 'suspended'> & { until: Instant | null; createdAt: Instant; disputes?: Disputes }

/**
 * A reader's subscriptions, by the provider's id: of those begun and never paid, ended and going on, one at most grants anything. An
 * `attempt` to subscribe is numbered before the provider is asked, so that asking twice makes one.
 */
export type Subscriber = Versioned & {
  known: Record<string, Known>
  attempts: number
  attempt?: { number: number; plan: PlanId; at: Instant; subscriptionId?: string }
  /** When this was last said, always later than the time before. */
  asOf: Instant
  /** When to ask the provider, unless it tells something before; nothing where nothing is open. */
  checkAt?: Instant
}

export const subscriberCollection = collection<Subscriber>()({
  name: 'subscribers',
  indexes: { byCheckAt: { match: [], order: { by: 'checkAt' } } },
  initial: (id) => ({ _id: id, version: 0, known: {}, attempts: 0, asOf: new Date(0).toISOString() }),
})
export type Subscribers = Collection<Subscriber, keyof typeof subscriberCollection.indexes>

/** A renewal is told of by a webhook: its reader is not locked out until that has come. */
const RENEWAL_SLACK = HOUR
/** A renewal that could not be paid is tried again for days; so long its reader stays premium. */
const GRACE = 7 * DAY
/** The provider gives an unpaid first invoice up after 23 hours, and forgets idempotency keys after 24. */
const ATTEMPT_LASTS = 20 * HOUR
const CHECK_EVERY = 5 * MINUTE
/** Ended subscriptions that are remembered. */
const REMEMBERED = 10

/** Until when a subscription makes its reader premium. A period that could not be paid counts for its grace only. */
const grantedUntil = ({ status, periodStart, periodEnd, cancelAtPeriodEnd }: SubscriptionSaying): Instant | null => {
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

/** The subscription that goes on, with its id; an unpaid one goes on, though it grants nothing. */
export const goingOn = (subscriber: Subscriber | undefined): ({ id: string } & Known) | undefined => {
  const [id, best] = sorted(subscriber?.known ?? {})[0] ?? []
  return id && best && ranks[best.status] <= ranks.unpaid ? { id, ...best } : undefined
}

/** Those that stand in the way of a new one: begun and never paid, or unpaid for good. */
export const leftover = (subscriber: Subscriber, but: string): string[] =>
  Object.entries(subscriber.known).flatMap(([id, { status }]) =>
    id !== but && (status === 'incomplete' || status === 'unpaid') ? [id] : [],
  )

/** What a reader is shown. */
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

/** Whether the attempt to subscribe has come to nothing or something, and needs no looking after. */
const isSettled = ({ attempt, known }: Subscriber, at: Instant): boolean => {
  if (!attempt) return true
  const status = attempt.subscriptionId ? known[attempt.subscriptionId]?.status : undefined
  return (status !== undefined && status !== 'incomplete') || millisecondsBetween(attempt.at, at) > DAY
}

/** An attempt is looked at soon; what goes on when its period is over, in case nobody told how it went on. */
const nextLook = (subscriber: Subscriber, at: Instant): Instant | undefined => {
  if (!isSettled(subscriber, at))
    return subscriber.checkAt !== undefined && subscriber.checkAt > at ? subscriber.checkAt : plus(at, CHECK_EVERY)
  const current = goingOn(subscriber)
  if (!current) return undefined
  return current.currentPeriodEnd > at ? plus(current.currentPeriodEnd, CHECK_EVERY) : plus(at, HOUR)
}

const lookedAt = (subscriber: Subscriber, at: Instant): Subscriber => {
  const { checkAt, ...rest } = subscriber
  const next = nextLook(subscriber, at)
  if (next === checkAt) return subscriber
  return next === undefined ? rest : { ...rest, checkAt: next }
}

/** It was looked at: says when that is to be done again. */
export const postponed =
  (at: Instant): Decide<Subscriber> =>
  (subscriber) => {
    const next = lookedAt(subscriber, at)
    return next === subscriber ? unchanged(subscriber) : { next }
  }

/**
 * Takes over what the provider says of a subscription now, and tells what it grants where that has changed. While a payment of it is
 * disputed it grants nothing. One that was begun and grants nothing is nobody's news.
 */
export const hearSubscription =
  (said: SubscriptionSaying & { plan: PlanId }, at: Instant, told: Disputes = {}): Decide<Subscriber> =>
  (subscriber) => {
    const before = subscriber.known[said.id]
    const { plan, status, periodEnd: currentPeriodEnd, cancelAtPeriodEnd, createdAt } = said
    const disputes = mergeDisputes(before?.disputes ?? {}, told)
    const suspended = isContested(disputes)
    const known: Known = {
      plan,
      status,
      currentPeriodEnd,
      cancelAtPeriodEnd,
      until: suspended ? null : grantedUntil(said),
      createdAt,
      ...(Object.keys(disputes).length > 0 ? { disputes } : {}),
    }
    if (before && sameKnown(before, known)) return unchanged(subscriber)
    const asOf = later(subscriber.asOf, at)
    const next = lookedAt({ ...subscriber, asOf, known: pruned({ ...subscriber.known, [said.id]: known }) }, at)
    if (known.until === null && (before?.until ?? null) === null) return { next }
    const data = { userId: subscriber._id, subscriptionId: said.id, plan, cancelAtPeriodEnd, premiumUntil: known.until, asOf }
    const isOnHold = suspended && status !== 'canceled'
    return { next, events: [{ type: 'subscription.changed.v1', data: { ...data, ...(isOnHold ? { suspended: true } : {}) } }] }
  }

const canGoOn = ({ attempt, known }: Subscriber, plan: PlanId, at: Instant): boolean => {
  if (!attempt || attempt.plan !== plan || millisecondsBetween(attempt.at, at) > ATTEMPT_LASTS) return false
  const status = attempt.subscriptionId === undefined ? undefined : known[attempt.subscriptionId]?.status
  return status === undefined || status === 'incomplete'
}

/** Begins to subscribe, or goes on with what was begun for the same plan. */
export const attempted =
  (plan: PlanId, at: Instant): Decide<Subscriber> =>
  (subscriber): Change<Subscriber> => {
    if (canGoOn(subscriber, plan, at)) return unchanged(subscriber)
    const number = subscriber.attempts + 1
    return { next: { ...subscriber, attempts: number, attempt: { number, plan, at }, checkAt: plus(at, CHECK_EVERY) } }
  }

/** The provider has made the subscription of an attempt, unless another attempt has begun meanwhile. */
export const begun =
  (number: number, subscriptionId: string): Decide<Subscriber> =>
  (subscriber) =>
    subscriber.attempt?.number === number && subscriber.attempt.subscriptionId === undefined
      ? { next: { ...subscriber, attempt: { ...subscriber.attempt, subscriptionId } } }
      : unchanged(subscriber)
