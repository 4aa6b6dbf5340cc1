import { VERIFICATION_LINK_MS } from '@sibyl/contracts/constants'
import type { Clock } from '@sibyl/platform/time'
import type { AccountLimits } from '../limits/account-limits.ts'
import { inFixedTime } from '../limits/in-fixed-time.ts'
import { replaceLink } from './account.ts'
import type { Accounts } from './accounts.ts'
import { newLink } from './mailed-link.ts'

type Ports = { accounts: Accounts; limits: AccountLimits; linkSecret: string; clock: Clock }

/** Requests a mail with a new verification link, if the e-mail has an account that waits for one. The caller does not learn whether it has. */
export const resendVerification =
  ({ accounts, limits, linkSecret, clock }: Ports) =>
  (email: string): Promise<void> =>
    inFixedTime(async () => {
      if (!(await limits.mail(email))) return
      const account = await accounts.findByEmail(email)
      if (account) await accounts.change(account._id, replaceLink(newLink(linkSecret, clock.now(), VERIFICATION_LINK_MS)))
    })
