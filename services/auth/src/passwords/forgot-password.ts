import { RESET_LINK_MS } from '@sibyl/contracts/constants'
import type { Accounts } from '../accounts/accounts.ts'
import { newLink } from '../accounts/mailed-link.ts'
import type { Action } from '../activity/action.ts'
import type { AccountLimits } from '../limits/account-limits.ts'
import { inFixedTime } from '../limits/in-fixed-time.ts'
import { requestReset } from './password.ts'

type Ports = { accounts: Accounts; limits: AccountLimits; linkSecret: string }

/** Requests a mail with a link to choose a new password, if the e-mail has an account. The caller does not learn whether it has. */
export const forgotPassword =
  ({ accounts, limits, linkSecret }: Ports) =>
  (email: string, action: Action): Promise<void> =>
    inFixedTime(async () => {
      if (!(await limits.mail(email))) return
      const account = await accounts.findByEmail(email)
      if (account) await accounts.change(account._id, requestReset(newLink(linkSecret, action.at, RESET_LINK_MS), action), account)
    })
