import type { Scope } from '../scope.ts'
import type { Subscription } from '../shapes/billing.ts'

const HOUR = 3600
/** The time limit of a subscription's first payment. */
const INCOMPLETE = 23 * HOUR

/** The statuses of a subscription that has ended. */
export const over = ['canceled', 'incomplete_expired']

export const isOver = ({ status }: Subscription): boolean => over.includes(status)

/** The time of its next automatic change: the end of its period, or of the limit for its first payment. */
const dueOf = (subscription: Subscription): number | null => {
  if (isOver(subscription)) return null
  if (subscription.status === 'incomplete') return subscription.created + INCOMPLETE
  return subscription.items.data[0]?.current_period_end ?? null
}

/** Stores it with the time of its next automatic change. */
export const keepSubscription = (scope: Scope, subscription: Subscription): Subscription =>
  scope.objects.put(subscription, dueOf(subscription))

/** Stores a change of it and publishes the previous values. */
export const changeSubscription = (scope: Scope, before: Subscription, change: Partial<Subscription>): Subscription => {
  const after = keepSubscription(scope, { ...before, ...change })
  const different = (Object.keys(change) as (keyof Subscription)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  if (different.length > 0)
    scope.emit('customer.subscription.updated', after, Object.fromEntries(different.map((name) => [name, before[name]])))
  return after
}
