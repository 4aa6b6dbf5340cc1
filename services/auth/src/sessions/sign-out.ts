import { type Act, noted } from '../activity/action.ts'
import { end, type Sessions } from './session.ts'

/** Ends a session; one that is over already, or gone, is fine. */
export const signOut =
  ({ sessions }: { sessions: Sessions }) =>
  async (sessionId: string, act: Act): Promise<void> => {
    const session = await sessions.get(sessionId)
    if (session) await sessions.change(sessionId, end('signed_out', act.at, [noted(session.userId, 'signed_out', act)]), session)
  }
