import type { PlanId } from '@sibyl/contracts/prices'
import { type Decide, unchanged } from '@sibyl/platform/store/store'
import type { Clock } from '@sibyl/platform/time'
import type { Customers } from '../customers/customer.ts'
import type { Disputes } from '../disputes/dispute.ts'
import type { BillingFigures } from '../metrics.ts'
import type { PaymentProvider, SubscriptionSaying } from '../provider/payment-provider.ts'
import { hearAnew } from '../provider/refetch.ts'
import { hearSubscription, type Subscriber, type Subscribers } from './subscriber.ts'

export type SubscriptionPorts = {
  subscribers: Subscribers
  customers: Customers
  provider: PaymentProvider
  figures: BillingFigures
  clock: Clock
}

const isOurs = (said: SubscriptionSaying): said is SubscriptionSaying & { plan: PlanId } => said.plan !== undefined

/** What of a subscription does not fit its reader; nothing when all does. */
const mismatchOf = (said: SubscriptionSaying, readerId: string, live: boolean): 'mode' | 'user' | 'price' | undefined => {
  if (said.live !== live) return 'mode'
  if (said.readerId !== undefined && said.readerId !== readerId) return 'user'
  return isOurs(said) ? undefined : 'price'
}

/**
 * Asks the provider how a subscription is, and takes over what it says, with what is known of disputes of its payments. One of a deleted
 * account is ended at the provider.
 * @returns its reader's subscriptions, or nothing where it is none of ours
 */
export const refreshSubscription = async (
  ports: SubscriptionPorts,
  id: string,
  disputes: Disputes = {},
): Promise<Subscriber | undefined> => {
  const { subscribers, customers, provider, figures, clock } = ports
  const { customerId } = await provider.subscription(id)
  const [customer] = await customers.find('byCustomerId', { customerId }, { limit: 1 })
  if (!customer) return undefined
  if (customer.deletedAt !== undefined) {
    await provider.cancelSubscription(id)
    return undefined
  }
  return hearAnew(subscribers, customer._id, async (): Promise<Decide<Subscriber>> => {
    const said = await provider.subscription(id)
    const mismatch = mismatchOf(said, customer._id, provider.live)
    if (mismatch) figures.mismatches.inc({ what: mismatch })
    return isOurs(said) && !mismatch ? hearSubscription(said, clock.now(), disputes) : unchanged
  })
}
