import type { RegisterBody } from '@sibyl/contracts/http/credentials'
import { AppError } from '@sibyl/platform/app-error'
import { newId } from '@sibyl/platform/ids'
import { UniqueViolation } from '@sibyl/platform/store/store'
import type { Clock } from '@sibyl/platform/time'
import { type Accounts, opened } from '../accounts/account.ts'
import type { Allowances } from '../accounts/allowances.ts'
import { findByEmail } from '../accounts/find-account.ts'
import type { Hasher } from '../accounts/hasher.ts'
import { newLink } from '../accounts/verification-link.ts'

type Ports = { accounts: Accounts; allowances: Allowances; hasher: Hasher; linkSecret: string; clock: Clock }

const taken = (error: unknown): never => {
  if (error instanceof UniqueViolation && error.index === 'byEmail') throw new AppError('email_taken', { cause: error })
  throw error
}

/** Opens an account and has a verification link sent. @throws AppError email_taken · rate_limited · unavailable */
export const register =
  ({ accounts, allowances, hasher, linkSecret, clock }: Ports) =>
  async ({ email, firstName, lastName, password }: RegisterBody): Promise<void> => {
    await allowances.register(email)
    // The unique index decides; this only spares a known address the cost of a hash.
    if (await findByEmail(accounts, email)) throw new AppError('email_taken')

    const passwordHash = await hasher.hash(password)
    const at = clock.now()
    await accounts.create(opened({ id: newId('user'), email, firstName, lastName, passwordHash }, newLink(linkSecret, at), at)).catch(taken)
  }
