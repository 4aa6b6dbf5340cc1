import type { Caller } from '@sibyl/platform/http/route'
import type { Accounts } from '../accounts/accounts.ts'
import { type Present, requireLive, type Sessions } from './session.ts'

/**
 * The session that a call is made in, with its account. An access token outlives its session by minutes; here, where sessions are at
 * hand, one that is over ends at once.
 * @throws AppError session_ended
 */
export const liveSession =
  ({ accounts, sessions }: { accounts: Accounts; sessions: Sessions }) =>
  async ({ id, session: claimed }: Caller): Promise<Present> => {
    const [session, account] = await Promise.all([sessions.get(claimed?.sessionId ?? ''), accounts.get(id)])
    return requireLive(session, account)
  }
