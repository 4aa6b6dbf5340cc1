import type { Caller } from '@sibyl/platform/http/route'
import type { ShownSubscription } from './current-subscription.ts'
import { ongoing, type Subscribers, shown } from './subscriber.ts'

/** The reader's ongoing subscription, or null. */
export const showSubscription =
  ({ subscribers }: { subscribers: Subscribers }) =>
  async ({ caller }: { caller: Caller }): Promise<ShownSubscription> => {
    const current = ongoing(await subscribers.get(caller.id))
    return { success: true, data: current ? shown(current) : null }
  }
