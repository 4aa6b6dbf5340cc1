import { type Account, NO_CAUSE } from '../account.ts'
import type { Kind } from '../shapes/kinds.ts'
import { catchUp } from './advance.ts'

/** The number of objects retained of each kind. */
const RETAINED = 200_000

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

/** Deletes the oldest objects of each kind, responses older than a day, and delivery results of deleted events. */
export const tidy = (account: Account, limit = RETAINED): void => {
  account.transact(NO_CAUSE, ({ objects }) => {
    for (const kind of kinds) objects.keepNewest(kind, limit)
    account.answers.forgetOld()
    account.queue.forgetOrphans()
  })
}

const TICK_MS = 1000
const TIDY_EVERY = 3600

/** The account's background work: renewals, postponed payments, due deliveries and clean-up. */
export const startHousekeeping = (account: Account): { stop(): void } => {
  let ticks = 0
  const timer = setInterval(() => {
    try {
      catchUp(account)
      account.wakeDeliveries()
      if (ticks % TIDY_EVERY === 0) tidy(account)
    } catch (error) {
      // An emulator that fails on one object must not end the product around it.
      process.emitWarning(error as Error)
    }
    ticks += 1
  }, TICK_MS).unref()
  return { stop: () => clearInterval(timer) }
}
