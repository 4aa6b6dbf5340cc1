import { AppError } from '@sibyl/platform/app-error'
import type { Accounts } from '../accounts/accounts.ts'
import { signOutEverywhere } from '../accounts/epoch.ts'
import type { Act } from '../activity/action.ts'
import type { EndSuperseded } from './own-sessions.ts'
import type { Present } from './session.ts'

type Ports = { accounts: Accounts; endSuperseded: EndSuperseded }

/** Signs the account out everywhere, here as well. @throws AppError session_ended */
export const endAllSessions =
  ({ accounts, endSuperseded }: Ports) =>
  async ({ account }: Present, act: Act): Promise<void> => {
    const changed = await accounts.change(account._id, signOutEverywhere(act), account)
    if (!changed) throw new AppError('session_ended')
    await endSuperseded(changed, act.at)
  }
