import type { accountOperations } from '@sibyl/contracts/http/account'
import { linkTokenHash } from '@sibyl/platform/link-tokens'
import type { z } from 'zod'
import type { Accounts } from '../accounts/accounts.ts'
import type { Action } from '../activity/action.ts'
import type { AccountLimits, Guess } from '../limits/account-limits.ts'
import type { MarkSupersededSessions } from '../sessions/own-sessions.ts'
import type { Hasher } from './hasher.ts'
import { linkUnknown, requireResetLink, resetPassword as reset } from './password.ts'

type Ports = {
  accounts: Accounts
  limits: AccountLimits
  hasher: Hasher
  markSupersededSessions: MarkSupersededSessions
}
type Body = z.infer<typeof accountOperations.resetPassword.body>

/**
 * Uses a link to choose a new password, once. Ends all sessions, verifies the e-mail and resets the limits of failed sign-ins.
 * @throws AppError link_unknown · link_expired, both before anything is hashed · unavailable
 */
export const resetPassword =
  ({ accounts, limits, hasher, markSupersededSessions }: Ports) =>
  async ({ token, password }: Body, guessAt: (email: string) => Guess, action: Action): Promise<void> => {
    const hash = linkTokenHash(token)
    const { _id, email } = requireResetLink(await accounts.findByResetHash(hash), hash, action.at)
    const passwordHash = await hasher.hash(password)
    const changed = await accounts.change(_id, reset(hash, passwordHash, action))
    if (!changed) throw linkUnknown()
    await limits.passwordReplaced(guessAt(email))
    await markSupersededSessions(changed, action.at)
  }
