import type { paymentOperations } from '@sibyl/contracts/http/payments'
import type { Call } from '@sibyl/platform/http/route'
import { afterwards, currentOf, type ShownSubscription } from './current-subscription.ts'
import type { SubscriptionPorts } from './sync-subscription.ts'

type Operation = (typeof paymentOperations)['reactivateSubscription']

/** Keeps a subscription that was to end with its period. @throws AppError no_subscription */
export const reactivateSubscription =
  (ports: SubscriptionPorts) =>
  async ({ caller }: Call<Operation>): Promise<ShownSubscription> => {
    const { id } = await currentOf(ports.subscribers, caller.id)
    await ports.provider.endWithPeriod(id, false)
    return afterwards(ports, id)
  }
