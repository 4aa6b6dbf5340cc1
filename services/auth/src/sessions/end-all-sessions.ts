import { AppError } from '@sibyl/platform/app-error'
import type { Accounts } from '../accounts/accounts.ts'
import { signOutEverywhere } from '../accounts/epoch.ts'
import type { Action } from '../activity/action.ts'
import type { MarkSupersededSessions } from './own-sessions.ts'
import type { SignedIn } from './session.ts'

type Ports = { accounts: Accounts; markSupersededSessions: MarkSupersededSessions }

/** Ends all sessions of the account, the caller's included. @throws AppError session_ended */
export const endAllSessions =
  ({ accounts, markSupersededSessions }: Ports) =>
  async ({ account }: SignedIn, action: Action): Promise<void> => {
    const changed = await accounts.change(account._id, signOutEverywhere(action), account)
    if (!changed) throw new AppError('session_ended')
    await markSupersededSessions(changed, action.at)
  }
