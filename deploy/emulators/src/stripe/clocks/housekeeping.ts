import { type Account, NO_CAUSE } from '../account.ts'
import type { Kind } from '../shapes/kinds.ts'
import { catchUp } from './advance.ts'

/** How many of each kind are kept. */
const KEPT = 200_000

const kinds: readonly Kind[] = [
  'balance_transaction',
  'challenge',
  'charge',
  'dispute',
  'event',
  'invoice',
  'invoice_payment',
  'payment_intent',
  'payment_method',
  'refund',
]

/** Forgets the oldest of each kind, of answers those of an earlier day, and what came of events that are kept no longer. */
export const tidy = (account: Account, kept = KEPT): void => {
  account.transact(NO_CAUSE, ({ objects }) => {
    for (const kind of kinds) objects.keepNewest(kind, kept)
    account.answers.forgetOld()
    account.queue.forgetOrphans()
  })
}

const TICK_MS = 1000
const TIDY_EVERY = 3600

/** What an account does by itself as time goes by: renewals, payments put off, deliveries that are due, and forgetting. */
export const startHousekeeping = (account: Account): { stop(): void } => {
  let ticks = 0
  const timer = setInterval(() => {
    try {
      catchUp(account)
      account.wakeDeliveries()
      if (ticks % TIDY_EVERY === 0) tidy(account)
    } catch (error) {
      // A stand-in that cannot go on with one object must not end the product around it.
      process.emitWarning(error as Error)
    }
    ticks += 1
  }, TICK_MS).unref()
  return { stop: () => clearInterval(timer) }
}
