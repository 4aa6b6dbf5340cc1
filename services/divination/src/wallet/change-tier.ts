import type { EventOf } from '@sibyl/platform/bus/bus'
import type { Clock } from '@sibyl/platform/time'
import type { Wallets } from './collections.ts'
import { changeSubscription } from './wallet.ts'

export const changeTier =
  ({ wallets, clock }: { wallets: Wallets; clock: Clock }) =>
  async ({ data: { userId, subscriptionId, premiumUntil, asOf } }: EventOf<'subscription.changed.v1'>): Promise<void> => {
    await wallets.change(userId, changeSubscription(subscriptionId, { until: premiumUntil, asOf }, clock.now()))
  }
