import type { Decide } from '@sibyl/platform/store/store'
import { unchanged } from '@sibyl/platform/store/store'
import { type Ledger, ledgerId, type Wallets } from './collections.ts'
import type { Wallet } from './wallet.ts'

/** Changes a wallet under a business key. A key older than the wallet remembers is found in the ledger, and then nothing changes. */
export const changeOnce = async (
  { wallets, ledger }: { wallets: Wallets; ledger: Ledger },
  userId: string,
  key: string,
  decide: Decide<Wallet>,
): Promise<Wallet> => wallets.change(userId, (await ledger.get(ledgerId(userId, key))) ? unchanged : decide)
