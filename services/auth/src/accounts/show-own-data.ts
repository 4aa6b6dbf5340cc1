import { derivedId } from '@sibyl/platform/ids'
import type { Act } from '../activity/action.ts'
import type { ActivityLog } from '../activity/activity-log.ts'
import type { NoteDirectly } from '../activity/record-directly.ts'
import { sessionsShown } from '../sessions/own-sessions.ts'
import type { Present, Sessions } from '../sessions/session.ts'

type Ports = { sessions: Sessions; log: ActivityLog; noteDirectly: NoteDirectly }

const HOUR_OF = 'YYYY-MM-DDTHH'.length

/** Everything auth holds about a reader that can be read, and no hash or secret; the log tells of it once an hour. */
export const tellOwnData =
  ({ sessions, log, noteDirectly }: Ports) =>
  async (present: Present, act: Act) => {
    const { account } = present
    await noteDirectly(account._id, 'data_exported', { ...act, id: derivedId('activity', account._id, act.at.slice(0, HOUR_OF)) })
    const { _id, email, emailVerified, firstName, lastName, timezone, createdAt, terms, wallet } = account
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
      },
      sessions: await sessionsShown(sessions, present),
      activity: await log.all(account._id),
    }
  }
