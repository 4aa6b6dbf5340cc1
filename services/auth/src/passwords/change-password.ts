import type { accountOperations } from '@sibyl/contracts/http/account'
import { AppError } from '@sibyl/platform/app-error'
import type { z } from 'zod'
import type { Accounts } from '../accounts/accounts.ts'
import type { Action } from '../activity/action.ts'
import type { RecordDirectly } from '../activity/record-directly.ts'
import type { AccountLimits, Guess } from '../limits/account-limits.ts'
import type { MarkSupersededSessions } from '../sessions/own-sessions.ts'
import type { SignedIn } from '../sessions/session.ts'
import type { Hasher } from './hasher.ts'
import { replacePassword, wrongPassword } from './password.ts'

type Ports = {
  accounts: Accounts
  limits: AccountLimits
  hasher: Hasher
  markSupersededSessions: MarkSupersededSessions
  recordDirectly: RecordDirectly
}
type Body = z.infer<typeof accountOperations.changePassword.body>

/**
 * Replaces the password and ends every other session. Wrong current passwords count as failed sign-ins do.
 * @throws AppError wrong_password · session_ended · rate_limited · unavailable
 */
export const changePassword =
  ({ accounts, limits, hasher, markSupersededSessions, recordDirectly }: Ports) =>
  async ({ session, account }: SignedIn, { currentPassword, newPassword }: Body, guess: Guess, action: Action): Promise<void> => {
    await limits.beforeGuess(guess)
    if (!(await hasher.matches(currentPassword, account.passwordHash))) {
      await limits.guessFailed(guess)
      await recordDirectly(account._id, 'sign_in_failed', action)
      throw wrongPassword()
    }
    await limits.guessSucceeded(guess)

    const passwordHash = await hasher.hash(newPassword)
    const decision = replacePassword({ session, compared: account.passwordHash, passwordHash }, action)
    const changed = await accounts.change(account._id, decision, account)
    if (!changed) throw new AppError('session_ended')
    await markSupersededSessions(changed, action.at)
  }
