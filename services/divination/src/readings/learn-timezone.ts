import type { EventOf } from '@sibyl/platform/bus/bus'
import type { DailyDraws } from './collections.ts'

/** Remembers the zone of a reader's profile, for daily cards asked for without one. */
export const learnTimezone =
  ({ dailyDraws }: { dailyDraws: DailyDraws }) =>
  async ({ data: { userId, timezone } }: EventOf<'user.timezone-changed.v1'>): Promise<void> => {
    await dailyDraws.change(userId, (draw) => ({ next: { ...draw, timezone } }))
  }
