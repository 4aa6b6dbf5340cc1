import type { ActivityLog } from '../activity/activity-log.ts'
import type { AuditLog } from '../admin/audit-log.ts'
import { eraseSessions } from '../sessions/own-sessions.ts'
import type { Sessions } from '../sessions/session.ts'

export type EraseTraces = (userId: string) => Promise<void>

/** Erases the sessions and the log of a deleted account, and the reasons in its audit entries. Idempotent. */
export const eraseTraces =
  ({ sessions, log, audit }: { sessions: Sessions; log: ActivityLog; audit: AuditLog }): EraseTraces =>
  async (userId) => {
    await eraseSessions(sessions, userId)
    await log.erase(userId)
    await audit.eraseReasons(userId)
  }
