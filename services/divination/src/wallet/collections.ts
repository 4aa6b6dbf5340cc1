import { type Collection, collection, type Versioned } from '@sibyl/platform/store/store'
import { emptyWallet, type Operation, type Wallet } from './wallet.ts'

export const walletCollection = collection<Wallet>()({
  name: 'wallets',
  indexes: { byOpenSince: { match: [], order: { by: 'openSince' } } },
  initial: emptyWallet,
  expires: 'expiresAt',
})
export type Wallets = Collection<Wallet, 'byOpenSince'>

/** The permanent record of a wallet's operations. The id of an entry combines the wallet's id and the operation's key. */
export type LedgerEntry = Versioned & Operation & { userId: string }

export const ledgerCollection = collection<LedgerEntry>()({
  name: 'ledger',
  indexes: { byReader: { match: ['userId'], order: { by: 'at', descending: true } } },
})
export type Ledger = Collection<LedgerEntry, 'byReader'>

export const ledgerId = (userId: string, key: string): string => `${userId}/${key}`
