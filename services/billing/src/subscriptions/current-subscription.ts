import type { SubscriptionShown } from '@sibyl/contracts/http/payments'
import { AppError } from '@sibyl/platform/app-error'
import { goingOn, type Subscribers, shown } from './subscriber.ts'
import { refreshSubscription, type SubscriptionPorts } from './sync-subscription.ts'

type Current = NonNullable<ReturnType<typeof goingOn>>

/** What the calls about a subscription answer. */
export type ShownSubscription = { success: true; data: SubscriptionShown | null }

/** The reader's subscription that goes on. @throws AppError no_subscription */
export const currentOf = async (subscribers: Subscribers, readerId: string): Promise<Current> => {
  const current = goingOn(await subscribers.get(readerId))
  if (!current) throw new AppError('no_subscription')
  return current
}

/** The subscription as the provider has it after a change. */
export const afterwards = async (ports: SubscriptionPorts, id: string): Promise<ShownSubscription> => {
  const known = (await refreshSubscription(ports, id))?.known[id]
  return { success: true, data: known ? shown(known) : null }
}
