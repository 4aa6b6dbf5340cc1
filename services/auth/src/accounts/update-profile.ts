import type { authOperations, User } from '@sibyl/contracts/http/auth'
import { AppError } from '@sibyl/platform/app-error'
import type { z } from 'zod'
import type { Action } from '../activity/action.ts'
import type { SignedIn } from '../sessions/session.ts'
import { amend } from './account.ts'
import type { Accounts } from './accounts.ts'
import { userOf } from './user-of.ts'

type ProfileBody = z.infer<typeof authOperations.updateProfile.body>

/**
 * Changes the given fields of names and time zone.
 * @throws AppError session_ended
 */
export const updateProfile =
  ({ accounts }: { accounts: Accounts }) =>
  async ({ account }: SignedIn, changes: ProfileBody, action: Action): Promise<User> => {
    const changed = await accounts.change(account._id, amend(changes, action), account)
    if (!changed) throw new AppError('session_ended')
    return userOf(changed, action.at)
  }
