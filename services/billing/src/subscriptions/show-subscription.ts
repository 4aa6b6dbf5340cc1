import type { Caller } from '@sibyl/platform/http/route'
import type { ShownSubscription } from './current-subscription.ts'
import { goingOn, type Subscribers, shown } from './subscriber.ts'

/** The reader's subscription, while it goes on. */
export const showSubscription =
  ({ subscribers }: { subscribers: Subscribers }) =>
  async ({ caller }: { caller: Caller }): Promise<ShownSubscription> => {
    const current = goingOn(await subscribers.get(caller.id))
    return { success: true, data: current ? shown(current) : null }
  }
