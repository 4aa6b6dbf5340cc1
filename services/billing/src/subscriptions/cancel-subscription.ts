import type { paymentOperations } from '@sibyl/contracts/http/payments'
import type { Call } from '@sibyl/platform/http/route'
import { afterwards, currentOf, type ShownSubscription } from './current-subscription.ts'
import type { SubscriptionPorts } from './sync-subscription.ts'

type Operation = (typeof paymentOperations)['cancelSubscription']

/** Ends it with the period that is paid, or at once; what is left of the period is not paid back. @throws AppError no_subscription */
export const cancelSubscription =
  (ports: SubscriptionPorts) =>
  async ({ caller, body: { immediate } }: Call<Operation>): Promise<ShownSubscription> => {
    const { id } = await currentOf(ports.subscribers, caller.id)
    await (immediate ? ports.provider.cancelSubscription(id) : ports.provider.endWithPeriod(id, true))
    return afterwards(ports, id)
  }
