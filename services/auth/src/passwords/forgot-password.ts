import { RESET_LINK_MS } from '@sibyl/contracts/constants'
import type { Accounts } from '../accounts/accounts.ts'
import { newLink } from '../accounts/mailed-link.ts'
import type { Act } from '../activity/action.ts'
import type { AccountLimits } from '../limits/account-limits.ts'
import { inFixedTime } from '../limits/in-fixed-time.ts'
import { requestReset } from './password.ts'

type Ports = { accounts: Accounts; limits: AccountLimits; linkSecret: string }

/** Has a link to choose a new password sent, if there is an account with this address; the caller never learns whether there is. */
export const forgotPassword =
  ({ accounts, limits, linkSecret }: Ports) =>
  (email: string, act: Act): Promise<void> =>
    inFixedTime(async () => {
      if (!(await limits.mail(email))) return
      const account = await accounts.findByEmail(email)
      if (account) await accounts.change(account._id, requestReset(newLink(linkSecret, act.at, RESET_LINK_MS), act), account)
    })
