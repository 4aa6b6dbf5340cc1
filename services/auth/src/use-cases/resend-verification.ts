import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '@sibyl/platform/time'
import { type Accounts, replaceLink } from '../accounts/account.ts'
import type { Allowances } from '../accounts/allowances.ts'
import { findByEmail } from '../accounts/find-account.ts'
import { newLink } from '../accounts/verification-link.ts'

type Ports = { accounts: Accounts; allowances: Allowances; linkSecret: string; clock: Clock }

/** Longer than looking up and writing take, so that the time of the answer does not tell whether there was anything to write. */
const ANSWERED_AFTER_MS = 200

/** Has a new verification link sent, if there is an account that waits for one; the caller never learns whether there is. */
export const resendVerification =
  ({ accounts, allowances, linkSecret, clock }: Ports) =>
  async (email: string): Promise<void> => {
    const answerable = pause(ANSWERED_AFTER_MS)
    if (await allowances.mail(email)) {
      const account = await findByEmail(accounts, email)
      if (account) await accounts.change(account._id, replaceLink(newLink(linkSecret, clock.now())))
    }
    await answerable
  }
