import type { authOperations, User } from '@sibyl/contracts/http/auth'
import type { Clock } from '@sibyl/platform/time'
import type { z } from 'zod'
import { type Accounts, amend } from '../accounts/account.ts'
import { userOf } from '../accounts/user-of.ts'

type ProfileBody = z.infer<typeof authOperations.updateProfile.body>

/** Changes names or time zone, whichever is given. */
export const updateProfile =
  ({ accounts, clock }: { accounts: Accounts; clock: Clock }) =>
  async (userId: string, changes: ProfileBody): Promise<User> =>
    userOf(await accounts.change(userId, amend(changes)), clock.now())
