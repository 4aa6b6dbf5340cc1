import { AppError } from '@sibyl/platform/app-error'
import { linkTokenHash } from '@sibyl/platform/link-tokens'
import type { Action } from '../activity/action.ts'
import { verify } from './account.ts'
import type { Accounts } from './accounts.ts'

/** Uses a verification link, once. @throws AppError link_unknown · link_expired */
export const verifyEmail =
  ({ accounts }: { accounts: Accounts }) =>
  async (token: string, action: Action): Promise<void> => {
    const hash = linkTokenHash(token)
    const account = await accounts.findByVerificationHash(hash)
    const verified = account && (await accounts.change(account._id, verify(hash, action)))
    if (!verified) {
      throw new AppError('link_unknown', { message: 'This link is not valid. If you have asked for a newer one, please use that.' })
    }
  }
