import { AppError } from '@sibyl/platform/app-error'
import { derivedId } from '@sibyl/platform/ids'
import type { Instant } from '@sibyl/platform/time'
import type { Accounts } from '../accounts/accounts.ts'
import { userOf } from '../accounts/user-of.ts'
import { liveSessions } from '../sessions/own-sessions.ts'
import type { Sessions } from '../sessions/session.ts'
import type { AuditLog } from './audit-log.ts'
import { recordAbout } from './record-act.ts'
import { isAdmin } from './require-admin.ts'

type Ports = { accounts: Accounts; sessions: Sessions; audit: AuditLog; adminEmails: readonly string[] }

const HOUR_OF = 'YYYY-MM-DDTHH'.length

/** Shows an account, and enters in the audit log that it was opened, at most once an hour. @throws AppError reader_not_found */
export const showReader = (ports: Ports) => async (readerId: string, by: string, at: Instant) => {
  const account = await ports.accounts.get(readerId)
  if (!account) throw new AppError('reader_not_found')
  await recordAbout(ports)(derivedId('act', by, readerId, at.slice(0, HOUR_OF)), { by, kind: 'reader_opened', at, readerId })
  const { suspendedAt } = account
  return {
    reader: { ...userOf(account, at), ...(suspendedAt && { suspendedAt }), admin: isAdmin(ports.adminEmails, account) },
    sessions: await liveSessions(ports.sessions, account),
  }
}
