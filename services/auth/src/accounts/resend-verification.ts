import { VERIFICATION_LINK_MS } from '@sibyl/contracts/constants'
import type { Clock } from '@sibyl/platform/time'
import type { Allowances } from '../limits/allowances.ts'
import { inSameTime } from '../limits/in-same-time.ts'
import { replaceLink } from './account.ts'
import type { Accounts } from './accounts.ts'
import { newLink } from './mailed-link.ts'

type Ports = { accounts: Accounts; allowances: Allowances; linkSecret: string; clock: Clock }

/** Has a new verification link sent, if there is an account that waits for one; the caller never learns whether there is. */
export const resendVerification =
  ({ accounts, allowances, linkSecret, clock }: Ports) =>
  (email: string): Promise<void> =>
    inSameTime(async () => {
      if (!(await allowances.mail(email))) return
      const account = await accounts.findByEmail(email)
      if (account) await accounts.change(account._id, replaceLink(newLink(linkSecret, clock.now(), VERIFICATION_LINK_MS)))
    })
