import type { EventData } from '@sibyl/contracts/events/events'
import type { Instant } from '@sibyl/platform/time'

export type Saying = EventData<'subscription.changed.v1'>

/** What a reader's subscriptions grant together, and the name of the saying that made it so. */
export type Subscriptions = {
  said: Record<string, { until: Instant | null; asOf: Instant }>
  premiumUntil: Instant | null
  madeSoBy?: string
}

const none: Subscriptions = { said: {}, premiumUntil: null }

/** A saying of the provider has the same name on every delivery of its event. */
export const nameOf = ({ subscriptionId, asOf }: Saying): string => `${subscriptionId}/${asOf}`

/**
 * Takes in what the provider says of a subscription; an older saying changes nothing. A subscription that ends while another goes on,
 * or is said to last as long as before, makes no difference to the reader.
 */
export const takeIn = (known: Subscriptions = none, saying: Saying): Subscriptions => {
  const before = known.said[saying.subscriptionId]
  if (before && before.asOf >= saying.asOf) return known
  const said = { ...known.said, [saying.subscriptionId]: { until: saying.premiumUntil, asOf: saying.asOf } }
  const premiumUntil =
    Object.values(said)
      .flatMap(({ until }) => until ?? [])
      .sort()
      .at(-1) ?? null
  return premiumUntil === known.premiumUntil ? { ...known, said } : { said, premiumUntil, madeSoBy: nameOf(saying) }
}
