import { AppError } from '@sibyl/platform/app-error'
import { type Action, activityEvent } from '../activity/action.ts'
import { end, isLive, type Sessions, type SignedIn } from './session.ts'

/** Signs out one device of the account. @throws AppError not_found for a session that has ended or belongs to somebody else */
export const endSession =
  ({ sessions }: { sessions: Sessions }) =>
  async ({ account }: SignedIn, id: string, action: Action): Promise<void> => {
    const session = await sessions.get(id)
    if (!session || !isLive(session, account)) throw new AppError('not_found')
    await sessions.change(id, end('revoked', action.at, [activityEvent(account._id, 'session_revoked', action)]), session)
  }
