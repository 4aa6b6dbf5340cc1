import type { LoginBody } from '@sibyl/contracts/http/credentials'
import { AppError } from '@sibyl/platform/app-error'
import { newId } from '@sibyl/platform/ids'
import type { Clock } from '@sibyl/platform/time'
import type { Account, Accounts } from '../accounts/account.ts'
import type { Allowances } from '../accounts/allowances.ts'
import { findByEmail } from '../accounts/find-account.ts'
import type { Hasher } from '../accounts/hasher.ts'
import { begun, type Sessions } from '../sessions/session.ts'
import type { IssueTokens, TokenPair } from '../sessions/token-pair.ts'

type Ports = { accounts: Accounts; sessions: Sessions; allowances: Allowances; hasher: Hasher; issueTokens: IssueTokens; clock: Clock }
type Credentials = LoginBody & { userAgent: string | undefined }

/**
 * Begins a session. An unknown e-mail costs the same comparison as a wrong password and gets the same answer.
 * @throws AppError invalid_credentials · email_not_verified, only after the right password · rate_limited · unavailable
 */
export const signIn =
  ({ accounts, sessions, allowances, hasher, issueTokens, clock }: Ports) =>
  async ({ email, password, userAgent }: Credentials): Promise<TokenPair & { account: Account }> => {
    await allowances.beginSignIn(email)
    const account = await findByEmail(accounts, email)
    const matches = await hasher.matches(password, account?.passwordHash ?? hasher.standIn)
    if (!account || !matches) {
      await allowances.signInFailed(email)
      throw new AppError('invalid_credentials')
    }
    await allowances.signInSucceeded(email)
    if (!account.emailVerified) throw new AppError('email_not_verified')

    const at = clock.now()
    const session = await sessions.create(begun({ id: newId('session'), userId: account._id, userAgent }, at))
    return { account, ...(await issueTokens(session, at)) }
  }
