import type { EventData } from '@sibyl/contracts/events/events'
import type { Instant } from '@sibyl/platform/time'

export type SubscriptionSnapshot = EventData<'subscription.changed.v1'>

/** The combined grant of a reader's subscriptions, and the snapshot that last changed it. */
export type Subscriptions = {
  snapshots: Record<string, { until: Instant | null; asOf: Instant }>
  premiumUntil: Instant | null
  changedBy?: string
}

const none: Subscriptions = { snapshots: {}, premiumUntil: null }

/** The same for every delivery of one event. */
export const snapshotId = ({ subscriptionId, asOf }: SubscriptionSnapshot): string => `${subscriptionId}/${asOf}`

/**
 * Applies the state of one subscription, unless it is older than the stored one. `changedBy` stays as it is where the reader has Premium
 * for as long as before, because another subscription goes on.
 */
export const applySnapshot = (known: Subscriptions = none, snapshot: SubscriptionSnapshot): Subscriptions => {
  const before = known.snapshots[snapshot.subscriptionId]
  if (before && before.asOf >= snapshot.asOf) return known
  const snapshots = { ...known.snapshots, [snapshot.subscriptionId]: { until: snapshot.premiumUntil, asOf: snapshot.asOf } }
  const premiumUntil =
    Object.values(snapshots)
      .flatMap(({ until }) => until ?? [])
      .sort()
      .at(-1) ?? null
  return premiumUntil === known.premiumUntil ? { ...known, snapshots } : { snapshots, premiumUntil, changedBy: snapshotId(snapshot) }
}
