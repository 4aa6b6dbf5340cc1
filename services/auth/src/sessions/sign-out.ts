import { type Action, activityEvent } from '../activity/action.ts'
import { end, type Sessions } from './session.ts'

/** Ends a session. Idempotent. */
export const signOut =
  ({ sessions }: { sessions: Sessions }) =>
  async (sessionId: string, action: Action): Promise<void> => {
    const session = await sessions.get(sessionId)
    if (session)
      await sessions.change(sessionId, end('signed_out', action.at, [activityEvent(session.userId, 'signed_out', action)]), session)
  }
