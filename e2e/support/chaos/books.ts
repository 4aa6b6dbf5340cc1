import { noticeCollection } from '@sibyl/billing/inbox/notice'
import { type Payment, paymentCollection } from '@sibyl/billing/payments/payment'
import { type LedgerEntry, ledgerCollection, walletCollection } from '@sibyl/divination/wallet/collections'
import type { Wallet } from '@sibyl/divination/wallet/wallet'
import type { Store } from '@sibyl/platform/store/store'

/** The product's records: billing's payments, divination's wallets, each with its permanent ledger. */
export type Books = {
  payments: readonly BookedPayment[]
  wallets: readonly BookedWallet[]
}
export type BookedPayment = Pick<Payment, '_id' | 'userId' | 'providerId' | 'kind' | 'amount' | 'tokens' | 'paidAt' | 'reversals'>
export type BookedWallet = Pick<Wallet, '_id' | 'tokens' | 'debt' | 'premiumUntil'> & {
  ledger: readonly Pick<LedgerEntry, 'key' | 'delta' | 'reason' | 'readingId'>[]
}

/** The databases of the two services that keep books. */
type Stores = { billing: Store; divination: Store }
export type OpenStores = () => Stores

/** Opens them for a single read: an open store also runs clean-up jobs, which are the product's own task. */
const looking = async <T>(open: OpenStores, look: (stores: Stores) => Promise<T>): Promise<T> => {
  const stores = open()
  try {
    return await look(stores)
  } finally {
    await Promise.all([stores.billing.close(), stores.divination.close()])
  }
}

const ALL = { limit: 100_000 }

const booksIn = async ({ billing, divination }: Stores, readerIds: readonly string[]): Promise<Books> => {
  const payments = await billing.collection(paymentCollection)
  const wallets = await divination.collection(walletCollection)
  const ledger = await divination.collection(ledgerCollection)
  const walletOf = async (readerId: string): Promise<BookedWallet> => {
    const { tokens = 0, debt = 0, premiumUntil = null } = (await wallets.get(readerId)) ?? {}
    return { _id: readerId, tokens, debt, premiumUntil, ledger: await ledger.find('byReader', { userId: readerId }, ALL) }
  }
  return {
    payments: (
      await Promise.all(readerIds.flatMap((userId) => [true, false].map((shown) => payments.find('byReader', { userId, shown }, ALL))))
    ).flat(),
    wallets: await Promise.all(readerIds.map(walletOf)),
  }
}

/**
 * Work in progress: provider events that wait, are leased (even by a dead process) or were given up, and our own events that are not
 * published yet.
 */
export type Unfinished = { waiting: number; inHand: number; aside: number; unpublished: number }

const unfinishedIn = async ({ billing, divination }: Stores): Promise<Unfinished> => {
  const notices = await billing.collection(noticeCollection)
  const outboxes = [...billing.outboxes(), ...divination.outboxes()]
  const pending = await Promise.all(outboxes.map((outbox) => outbox.pending(new Date().toISOString(), 100)))
  const waiting = await notices.find('byState', { state: 'waiting' }, ALL)
  const inHand = waiting.filter(({ attempt }) => attempt !== undefined).length
  return {
    waiting: waiting.length - inHand,
    inHand,
    aside: await notices.count('byState', { state: 'aside' }),
    unpublished: pending.flat().length,
  }
}

/** Reads all records of these readers. */
export const readBooks = (open: OpenStores, readerIds: readonly string[]): Promise<Books> =>
  looking(open, (stores) => booksIn(stores, readerIds))

export const readUnfinished = (open: OpenStores): Promise<Unfinished> => looking(open, unfinishedIn)
