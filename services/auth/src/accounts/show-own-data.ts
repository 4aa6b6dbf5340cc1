import { derivedId } from '@sibyl/platform/ids'
import type { Action } from '../activity/action.ts'
import type { ActivityLog } from '../activity/activity-log.ts'
import type { RecordDirectly } from '../activity/record-directly.ts'
import { listSessions } from '../sessions/own-sessions.ts'
import type { Sessions, SignedIn } from '../sessions/session.ts'

type Ports = { sessions: Sessions; log: ActivityLog; recordDirectly: RecordDirectly }

const HOUR_OF = 'YYYY-MM-DDTHH'.length

/** Everything auth stores about a reader except hashes and secrets. Adds an entry to the log, at most one an hour. */
export const showOwnData =
  ({ sessions, log, recordDirectly }: Ports) =>
  async (signedIn: SignedIn, action: Action) => {
    const { account } = signedIn
    await recordDirectly(account._id, 'data_exported', { ...action, id: derivedId('activity', account._id, action.at.slice(0, HOUR_OF)) })
    const { _id, email, emailVerified, firstName, lastName, timezone, createdAt, terms, wallet, suspendedAt } = account
    return {
      account: {
        _id,
        email,
        emailVerified,
        firstName,
        lastName,
        timezone,
        createdAt,
        terms,
        oracleTokens: wallet.tokens,
        premiumUntil: wallet.premiumUntil,
        ...(suspendedAt && { suspendedAt }),
      },
      sessions: await listSessions(sessions, signedIn),
      activity: await log.all(account._id),
    }
  }
