import { AppError } from '@sibyl/platform/app-error'
import { type Act, noted } from '../activity/action.ts'
import { end, isLive, type Present, type Sessions } from './session.ts'

/** Signs out one device of the account. @throws AppError not_found for a session that is over, or somebody else's */
export const endSession =
  ({ sessions }: { sessions: Sessions }) =>
  async ({ account }: Present, id: string, act: Act): Promise<void> => {
    const session = await sessions.get(id)
    if (!session || !isLive(session, account)) throw new AppError('not_found')
    await sessions.change(id, end('revoked', act.at, [noted(account._id, 'session_revoked', act)]), session)
  }
