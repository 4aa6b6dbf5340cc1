import type { Instant } from '@sibyl/platform/time'
import { type Disputes, isLost } from '../disputes/dispute.ts'
import { type SubscriptionPorts, syncSubscription } from './sync-subscription.ts'

type WentBack = {
  disputes: Disputes
  /** The end of the period whose invoice was refunded in full. */
  refundedUntil: Instant | undefined
}

/**
 * Applies money that went back to the subscription it had paid for. An open dispute suspends Premium until it is won. A lost one ends the
 * subscription at the provider, and so does a full refund of the period that is running; a refund of an earlier period ends nothing.
 */
export const followReversals = async (ports: SubscriptionPorts, id: string, { disputes, refundedUntil }: WentBack): Promise<void> => {
  const current = (await syncSubscription(ports, id, disputes))?.known[id]
  if (!current || current.status === 'canceled') return
  const isRefunded = refundedUntil !== undefined && refundedUntil >= current.currentPeriodEnd
  if (!isRefunded && !isLost(current.disputes ?? {})) return
  await ports.provider.cancelSubscription(id)
  await syncSubscription(ports, id)
}
