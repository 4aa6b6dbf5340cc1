import { changeOnce } from '@sibyl/platform/consumer/change-once'
import type { Decide } from '@sibyl/platform/store/store'
import { type Ledger, ledgerId, type Wallets } from './collections.ts'
import { remembersAll, type Wallet } from './wallet.ts'

/**
 * Changes a wallet once per business key. Looks in the ledger for keys that the wallet no longer holds, unless the `known` wallet shows
 * that it still holds all of them.
 */
export const changeWallet = (
  { wallets, ledger }: { wallets: Wallets; ledger: Ledger },
  userId: string,
  key: string,
  decide: Decide<Wallet>,
  known?: Wallet,
): Promise<Wallet> =>
  known && remembersAll(known)
    ? wallets.change(userId, decide, known)
    : changeOnce(wallets, userId, { entries: ledger, id: ledgerId(userId, key) }, decide)
