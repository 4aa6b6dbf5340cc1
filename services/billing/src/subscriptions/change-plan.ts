import type { paymentOperations } from '@sibyl/contracts/http/payments'
import type { Call } from '@sibyl/platform/http/route'
import { currentOf, type ShownSubscription, syncedAnswer } from './current-subscription.ts'
import type { PriceOf } from './price-of.ts'
import type { SubscriptionPorts } from './sync-subscription.ts'

type Operation = (typeof paymentOperations)['changePlan']

/**
 * Changes the plan now: credits the rest of the old one and charges the difference to the card that pays the subscription.
 * @throws AppError no_subscription, payment_declined
 */
export const changePlan =
  (ports: SubscriptionPorts & { priceOf: PriceOf }) =>
  async ({ caller, body: { plan } }: Call<Operation>): Promise<ShownSubscription> => {
    const current = await currentOf(ports.subscribers, caller.id)
    if (current.plan !== plan) await ports.provider.changePrice(current.id, await ports.priceOf(plan))
    return syncedAnswer(ports, current.id)
  }
