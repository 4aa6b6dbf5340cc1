import type { User } from '@sibyl/contracts/http/auth'
import { AppError } from '@sibyl/platform/app-error'
import type { Clock } from '@sibyl/platform/time'
import type { Accounts } from '../accounts/account.ts'
import { userOf } from '../accounts/user-of.ts'

/** Who is signed in. @throws AppError session_ended when the account is gone */
export const getProfile =
  ({ accounts, clock }: { accounts: Accounts; clock: Clock }) =>
  async (userId: string): Promise<User> => {
    const account = await accounts.get(userId)
    if (!account) throw new AppError('session_ended')
    return userOf(account, clock.now())
  }
