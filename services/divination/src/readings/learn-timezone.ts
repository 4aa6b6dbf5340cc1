import type { EventOf } from '@sibyl/platform/bus/bus'
import type { Wallets } from '../wallet/collections.ts'
import { knownErased } from '../wallet/known-erased.ts'
import type { DailyDraws } from './collections.ts'

/** Stores the time zone of a reader's profile, for daily cards requested without one. Skips erased readers. */
export const learnTimezone =
  ({ dailyDraws, wallets }: { dailyDraws: DailyDraws; wallets: Wallets }) =>
  async ({ data: { userId, timezone } }: EventOf<'user.timezone-changed.v1'>): Promise<void> => {
    if (await knownErased(wallets, userId)) return
    await dailyDraws.change(userId, (draw) => ({ next: { ...draw, timezone } }))
  }
