import type { Caller } from '@sibyl/platform/http/route'
import type { Accounts } from '../accounts/accounts.ts'
import { requireLive, type Sessions, type SignedIn } from './session.ts'

/**
 * The session of the caller with its account. Reads both, so that auth refuses the access token of an ended session at once.
 * @throws AppError session_ended
 */
export const liveSession =
  ({ accounts, sessions }: { accounts: Accounts; sessions: Sessions }) =>
  async ({ id, session: claimed }: Caller): Promise<SignedIn> => {
    const [session, account] = await Promise.all([sessions.get(claimed?.sessionId ?? ''), accounts.get(id)])
    return requireLive(session, account)
  }
