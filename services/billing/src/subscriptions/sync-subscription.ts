import type { PlanId } from '@sibyl/contracts/prices'
import { type Decide, unchanged } from '@sibyl/platform/store/store'
import type { Clock } from '@sibyl/platform/time'
import type { Customers } from '../customers/customer.ts'
import type { Disputes } from '../disputes/dispute.ts'
import type { BillingMetrics } from '../metrics.ts'
import type { PaymentProvider, SubscriptionSnapshot } from '../provider/payment-provider.ts'
import { refetch } from '../provider/refetch.ts'
import { applySnapshot, type Subscriber, type Subscribers } from './subscriber.ts'

export type SubscriptionPorts = {
  subscribers: Subscribers
  customers: Customers
  provider: PaymentProvider
  metrics: BillingMetrics
  clock: Clock
}

const isOurs = (snapshot: SubscriptionSnapshot): snapshot is SubscriptionSnapshot & { plan: PlanId } => snapshot.plan !== undefined

/** The first way in which a snapshot does not match its reader, if there is one. */
const mismatchOf = (snapshot: SubscriptionSnapshot, readerId: string, live: boolean): 'mode' | 'user' | 'price' | undefined => {
  if (snapshot.live !== live) return 'mode'
  if (snapshot.readerId !== undefined && snapshot.readerId !== readerId) return 'user'
  return isOurs(snapshot) ? undefined : 'price'
}

/**
 * Fetches a subscription's snapshot and applies it with the disputes of its payments. A subscription of a deleted account is cancelled at the
 * provider.
 * @returns its reader's subscriptions, or undefined where it is none of ours
 */
export const syncSubscription = async (ports: SubscriptionPorts, id: string, disputes: Disputes = {}): Promise<Subscriber | undefined> => {
  const { subscribers, customers, provider, metrics, clock } = ports
  const { customerId } = await provider.subscription(id)
  const [customer] = await customers.find('byCustomerId', { customerId }, { limit: 1 })
  if (!customer) return undefined
  if (customer.deletedAt !== undefined) {
    await provider.cancelSubscription(id)
    return undefined
  }
  return refetch(subscribers, customer._id, async (): Promise<Decide<Subscriber>> => {
    const snapshot = await provider.subscription(id)
    const mismatch = mismatchOf(snapshot, customer._id, provider.live)
    if (mismatch) metrics.mismatches.inc({ what: mismatch })
    return isOurs(snapshot) && !mismatch ? applySnapshot(snapshot, clock.now(), disputes) : unchanged
  })
}
