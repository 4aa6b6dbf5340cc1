import { AppError } from '@sibyl/platform/app-error'
import { linkTokenHash } from '@sibyl/platform/link-tokens'
import type { Clock } from '@sibyl/platform/time'
import { type Accounts, verify } from '../accounts/account.ts'
import { findByVerificationHash } from '../accounts/find-account.ts'

/** Uses a verification link, once, however often it is clicked. @throws AppError link_unknown · link_expired */
export const verifyEmail =
  ({ accounts, clock }: { accounts: Accounts; clock: Clock }) =>
  async (token: string): Promise<void> => {
    const hash = linkTokenHash(token)
    const account = await findByVerificationHash(accounts, hash)
    if (!account) {
      throw new AppError('link_unknown', { message: 'This link is not valid. If you have asked for a newer one, please use that.' })
    }
    await accounts.change(account._id, verify(hash, clock.now()))
  }
