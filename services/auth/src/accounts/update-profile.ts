import type { authOperations, User } from '@sibyl/contracts/http/auth'
import { AppError } from '@sibyl/platform/app-error'
import type { z } from 'zod'
import type { Act } from '../activity/action.ts'
import type { Present } from '../sessions/session.ts'
import { amend } from './account.ts'
import type { Accounts } from './accounts.ts'
import { userOf } from './user-of.ts'

type ProfileBody = z.infer<typeof authOperations.updateProfile.body>

/** Changes names or time zone, whichever is given. @throws AppError session_ended */
export const updateProfile =
  ({ accounts }: { accounts: Accounts }) =>
  async ({ account }: Present, changes: ProfileBody, act: Act): Promise<User> => {
    const changed = await accounts.change(account._id, amend(changes, act), account)
    if (!changed) throw new AppError('session_ended')
    return userOf(changed, act.at)
  }
