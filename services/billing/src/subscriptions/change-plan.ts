import type { paymentOperations } from '@sibyl/contracts/http/payments'
import type { Call } from '@sibyl/platform/http/route'
import { afterwards, currentOf, type ShownSubscription } from './current-subscription.ts'
import type { PriceOf } from './price-of.ts'
import type { SubscriptionPorts } from './sync-subscription.ts'

type Operation = (typeof paymentOperations)['changePlan']

/**
 * Changes the plan now: what is left of the old one is set off, and the difference is paid with the card that pays the subscription.
 * @throws AppError no_subscription, payment_declined
 */
export const changePlan =
  (ports: SubscriptionPorts & { priceOf: PriceOf }) =>
  async ({ caller, body: { plan } }: Call<Operation>): Promise<ShownSubscription> => {
    const current = await currentOf(ports.subscribers, caller.id)
    if (current.plan !== plan) await ports.provider.changePrice(current.id, await ports.priceOf(plan))
    return afterwards(ports, current.id)
  }
