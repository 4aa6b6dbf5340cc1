import type { paymentOperations } from '@sibyl/contracts/http/payments'
import type { Call } from '@sibyl/platform/http/route'
import { currentOf, type ShownSubscription, syncedAnswer } from './current-subscription.ts'
import type { SubscriptionPorts } from './sync-subscription.ts'

type Operation = (typeof paymentOperations)['reactivateSubscription']

/** Takes back a cancellation at the end of the period. @throws AppError no_subscription */
export const reactivateSubscription =
  (ports: SubscriptionPorts) =>
  async ({ caller }: Call<Operation>): Promise<ShownSubscription> => {
    const { id } = await currentOf(ports.subscribers, caller.id)
    await ports.provider.endWithPeriod(id, false)
    return syncedAnswer(ports, id)
  }
