import type { Method } from '@sibyl/contracts/methods'
import type { Session } from '../../lib/session/use-session.ts'

export type Denied = 'signed-out' | 'no-tokens'

/** Why a reader may not use this method now, or null if they may. A session that is still being restored counts as allowed. */
export const deniedAccess = (method: Method, session: Session): Denied | null => {
  const { status, user } = session
  if (!method.premium || status === 'restoring') return null
  if (!user) return 'signed-out'
  return user.tier === 'premium' || user.oracleTokens > 0 ? null : 'no-tokens'
}
