import { changeOnce } from '@sibyl/platform/consumer/change-once'
import type { Decide } from '@sibyl/platform/store/store'
import { type Ledger, ledgerId, type Wallets } from './collections.ts'
import { remembersAll, type Wallet } from './wallet.ts'

/**
 * Changes a wallet under a business key, once: the ledger holds the keys that the wallet has let go of. A wallet `known` from before to
 * have let go of none needs no look at it.
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
