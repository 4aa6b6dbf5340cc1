import type { authOperations, User } from '@sibyl/contracts/http/auth'
import { AppError } from '@sibyl/platform/app-error'
import type { z } from 'zod'
import { amend } from '../accounts/account.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { userOf } from '../accounts/user-of.ts'
import type { Act } from '../activity/act.ts'
import type { Present } from '../sessions/session.ts'

type ProfileBody = z.infer<typeof authOperations.updateProfile.body>

/** Changes names or time zone, whichever is given. @throws AppError session_ended */
export const updateProfile =
  ({ accounts }: { accounts: Accounts }) =>
  async ({ account }: Present, changes: ProfileBody, act: Act): Promise<User> => {
    const changed = await accounts.change(account._id, amend(changes, act), account)
    if (!changed) throw new AppError('session_ended')
    return userOf(changed, act.at)
  }
