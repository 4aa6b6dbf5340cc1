import type { Clock } from '@sibyl/platform/time'
import { end, type Sessions } from '../sessions/session.ts'

/** Ends a session; one that is over already, or gone, is fine. */
export const signOut =
  ({ sessions, clock }: { sessions: Sessions; clock: Clock }) =>
  async (sessionId: string): Promise<void> => {
    if (await sessions.get(sessionId)) await sessions.change(sessionId, end('signed_out', clock.now()))
  }
