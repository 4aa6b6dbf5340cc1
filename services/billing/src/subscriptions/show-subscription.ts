import type { SubscriptionShown } from '@sibyl/contracts/http/payments'
import type { Caller } from '@sibyl/platform/http/route'
import type { ShownSubscription } from './current-subscription.ts'
import { ongoing, type Subscribers, shown } from './subscriber.ts'

/** The reader's ongoing subscription, or null, below `data`; its fields beside it too. */
export const showSubscription =
  ({ subscribers }: { subscribers: Subscribers }) =>
  async ({ caller }: { caller: Caller }): Promise<ShownSubscription & Partial<SubscriptionShown>> => {
    const current = ongoing(await subscribers.get(caller.id))
    const data = current ? shown(current) : null
    return { ...data, success: true, data }
  }
