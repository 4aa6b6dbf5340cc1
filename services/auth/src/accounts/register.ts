import { VERIFICATION_LINK_MS } from '@sibyl/contracts/constants'
import type { RegisterBody } from '@sibyl/contracts/http/credentials'
import { AppError } from '@sibyl/platform/app-error'
import { newId } from '@sibyl/platform/ids'
import { UniqueViolation } from '@sibyl/platform/store/store'
import type { Action } from '../activity/action.ts'
import type { AccountLimits } from '../limits/account-limits.ts'
import type { Hasher } from '../passwords/hasher.ts'
import { newAccount } from './account.ts'
import type { Accounts } from './accounts.ts'
import { newLink } from './mailed-link.ts'

type Ports = { accounts: Accounts; limits: AccountLimits; hasher: Hasher; linkSecret: string; mailboxOf: (email: string) => string }

const asEmailTaken = (error: unknown): never => {
  if (error instanceof UniqueViolation && error.index === 'byEmail') throw new AppError('email_taken', { cause: error })
  throw error
}

/** Opens an account and requests its verification mail. @throws AppError email_taken · rate_limited · unavailable */
export const register =
  ({ accounts, limits, hasher, linkSecret, mailboxOf }: Ports) =>
  async ({ email, firstName, lastName, password }: RegisterBody, action: Action): Promise<void> => {
    await limits.register(email)
    // The unique index decides; this check only saves the cost of a hash.
    if (await accounts.findByEmail(email)) throw new AppError('email_taken')

    const passwordHash = await hasher.hash(password)
    const applicant = { id: newId('user'), email, mailbox: mailboxOf(email), firstName, lastName, passwordHash }
    await accounts.open(newAccount(applicant, newLink(linkSecret, action.at, VERIFICATION_LINK_MS), action)).catch(asEmailTaken)
  }
