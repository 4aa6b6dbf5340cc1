import type { LoginBody } from '@sibyl/contracts/http/credentials'
import { AppError } from '@sibyl/platform/app-error'
import { newId } from '@sibyl/platform/ids'
import type { Account } from '../accounts/account.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Action } from '../activity/action.ts'
import type { RecordDirectly } from '../activity/record-directly.ts'
import type { AccountLimits, Guess } from '../limits/account-limits.ts'
import type { Hasher } from '../passwords/hasher.ts'
import { newSession, type Sessions } from './session.ts'
import type { IssueTokens, TokenPair } from './token-pair.ts'

type Ports = {
  accounts: Accounts
  sessions: Sessions
  limits: AccountLimits
  hasher: Hasher
  issueTokens: IssueTokens
  recordDirectly: RecordDirectly
}

/**
 * Begins a session. An unknown e-mail costs the same comparison as a wrong password and gets the same answer.
 * @throws AppError invalid_credentials · account_suspended and email_not_verified, only after the right password · rate_limited · unavailable
 */
export const signIn =
  ({ accounts, sessions, limits, hasher, issueTokens, recordDirectly }: Ports) =>
  async ({ email, password }: LoginBody, guess: Guess, action: Action): Promise<TokenPair & { account: Account }> => {
    await limits.beforeGuess(guess)
    const account = await accounts.findByEmail(email)
    const matches = await hasher.matches(password, account?.passwordHash ?? hasher.dummyHash)
    if (!account || !matches) {
      // Beyond the limit this throws, so a flood of guesses does not flood the log.
      await limits.guessFailed(guess)
      await recordDirectly(account?._id, 'sign_in_failed', action)
      throw new AppError('invalid_credentials')
    }
    await limits.guessSucceeded(guess)
    if (account.suspendedAt) throw new AppError('account_suspended')
    if (!account.emailVerified) throw new AppError('email_not_verified')

    const session = await sessions.create(newSession({ id: newId('session'), account }, action))
    return { account, ...(await issueTokens(session, action.at)) }
  }
