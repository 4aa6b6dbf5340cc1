import { memoizeFor } from '@sibyl/platform/memoize'
import { outboxBacklog } from '@sibyl/platform/outbox/backlog'
import { startOfDay } from '@sibyl/platform/store/since'
import type { Store } from '@sibyl/platform/store/store'
import { type Clock, MINUTE } from '@sibyl/platform/time'
import type { Accounts } from '../accounts/accounts.ts'

/** Counts the accounts opened today; deleted ones are not among them. */
export const showSignUps = ({ accounts, store, clock }: { accounts: Accounts; store: Store; clock: Clock }) =>
  memoizeFor(MINUTE, clock, async () => {
    const since = startOfDay(clock.now())
    let [signUps, verified] = [0, 0]
    for await (const { emailVerified } of accounts.openedSince(since)) {
      signUps += 1
      if (emailVerified) verified += 1
    }
    return { since, signUps, verified, outbox: await outboxBacklog(store, clock) }
  })
