import type { SubscriptionShown } from '@sibyl/contracts/http/payments'
import { AppError } from '@sibyl/platform/app-error'
import { ongoing, type Subscribers, shown } from './subscriber.ts'
import { type SubscriptionPorts, syncSubscription } from './sync-subscription.ts'

type Current = NonNullable<ReturnType<typeof ongoing>>

/** The answer of every call about a subscription. */
export type ShownSubscription = { success: true; data: SubscriptionShown | null }

/** The reader's ongoing subscription. @throws AppError no_subscription */
export const currentOf = async (subscribers: Subscribers, readerId: string): Promise<Current> => {
  const current = ongoing(await subscribers.get(readerId))
  if (!current) throw new AppError('no_subscription')
  return current
}

/** Syncs a subscription after a change, and shows it. */
export const syncedAnswer = async (ports: SubscriptionPorts, id: string): Promise<ShownSubscription> => {
  const known = (await syncSubscription(ports, id))?.known[id]
  return { success: true, data: known ? shown(known) : null }
}
