import { changeOnce } from '@sibyl/platform/consumer/change-once'
import type { Decide } from '@sibyl/platform/store/store'
import { type Ledger, ledgerId, type Wallets } from './collections.ts'
import type { Wallet } from './wallet.ts'

/** Changes a wallet under a business key, once: the ledger holds the keys that the wallet has let go of. */
export const changeWallet = (
  { wallets, ledger }: { wallets: Wallets; ledger: Ledger },
  userId: string,
  key: string,
  decide: Decide<Wallet>,
): Promise<Wallet> => changeOnce(wallets, userId, { entries: ledger, id: ledgerId(userId, key) }, decide)
