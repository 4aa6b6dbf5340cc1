import type { Method } from '@sibyl/contracts/methods'
import type { Session } from '../../lib/session/use-session.ts'

export type Denied = 'signed-out' | 'no-tokens'

/** Why a reader may not ask for this method now, or null when they may. A session still being restored is given the benefit of the doubt. */
export const deniedAccess = (method: Method, session: Session): Denied | null => {
  const { status, user } = session
  if (!method.premium || status === 'restoring') return null
  if (!user) return 'signed-out'
  return user.tier === 'premium' || user.oracleTokens > 0 ? null : 'no-tokens'
}
