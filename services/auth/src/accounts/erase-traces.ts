import type { ActivityLog } from '../activity/activity-log.ts'
import { eraseSessions } from '../sessions/own-sessions.ts'
import type { Sessions } from '../sessions/session.ts'

export type EraseTraces = (userId: string) => Promise<void>

/** Erases the sessions and the log of a deleted account. Idempotent. */
export const eraseTraces =
  ({ sessions, log }: { sessions: Sessions; log: ActivityLog }): EraseTraces =>
  async (userId) => {
    await eraseSessions(sessions, userId)
    await log.erase(userId)
  }
