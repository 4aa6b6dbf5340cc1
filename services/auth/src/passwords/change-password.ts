import type { accountOperations } from '@sibyl/contracts/http/account'
import { AppError } from '@sibyl/platform/app-error'
import type { z } from 'zod'
import type { Accounts } from '../accounts/accounts.ts'
import type { Act } from '../activity/action.ts'
import type { NoteDirectly } from '../activity/record-directly.ts'
import type { AccountLimits, Guess } from '../limits/account-limits.ts'
import type { EndSuperseded } from '../sessions/own-sessions.ts'
import type { Present } from '../sessions/session.ts'
import type { Hasher } from './hasher.ts'
import { replacePassword, wrongPassword } from './password.ts'

type Ports = {
  accounts: Accounts
  limits: AccountLimits
  hasher: Hasher
  endSuperseded: EndSuperseded
  noteDirectly: NoteDirectly
}
type Body = z.infer<typeof accountOperations.changePassword.body>

/**
 * Puts another password in the place of the current one; every session but this one is over. Guessing the current one is limited as
 * guessing it in a sign-in is, and together with that.
 * @throws AppError wrong_password · session_ended · rate_limited · unavailable
 */
export const changePassword =
  ({ accounts, limits, hasher, endSuperseded, noteDirectly }: Ports) =>
  async ({ session, account }: Present, { currentPassword, newPassword }: Body, guess: Guess, act: Act): Promise<void> => {
    await limits.beforeGuess(guess)
    if (!(await hasher.matches(currentPassword, account.passwordHash))) {
      await limits.guessFailed(guess)
      await noteDirectly(account._id, 'sign_in_failed', act)
      throw wrongPassword()
    }
    await limits.guessSucceeded(guess)

    const passwordHash = await hasher.hash(newPassword)
    const decision = replacePassword({ session, compared: account.passwordHash, passwordHash }, act)
    const changed = await accounts.change(account._id, decision, account)
    if (!changed) throw new AppError('session_ended')
    await endSuperseded(changed, act.at)
  }
