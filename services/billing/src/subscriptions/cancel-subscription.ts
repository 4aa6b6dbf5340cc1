import type { paymentOperations } from '@sibyl/contracts/http/payments'
import type { Call } from '@sibyl/platform/http/route'
import { currentOf, type ShownSubscription, syncedAnswer } from './current-subscription.ts'
import type { SubscriptionPorts } from './sync-subscription.ts'

type Operation = (typeof paymentOperations)['cancelSubscription']

/** Cancels with the period that is paid, or at once; the rest of the period is not refunded. @throws AppError no_subscription */
export const cancelSubscription =
  (ports: SubscriptionPorts) =>
  async ({ caller, body: { immediate } }: Call<Operation>): Promise<ShownSubscription> => {
    const { id } = await currentOf(ports.subscribers, caller.id)
    await (immediate ? ports.provider.cancelSubscription(id) : ports.provider.endWithPeriod(id, true))
    return syncedAnswer(ports, id)
  }
