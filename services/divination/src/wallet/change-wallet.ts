import { type Decide, unchanged } from '@sibyl/platform/store/store'
import { type Ledger, ledgerId, type Wallets } from './collections.ts'
import { remembersAll, type Wallet } from './wallet.ts'

/**
 * Changes a wallet once per business key, however often the event arrives. The decision itself rejects a key that the wallet still holds.
 * The ledger holds older ones, and is not asked if the `known` wallet shows that it still holds them all.
 */
export const changeWallet = async (
  { wallets, ledger }: { wallets: Wallets; ledger: Ledger },
  userId: string,
  key: string,
  decide: Decide<Wallet>,
  known?: Wallet,
): Promise<Wallet> => {
  if (known && remembersAll(known)) return wallets.change(userId, decide, known)
  return wallets.change(userId, (await ledger.get(ledgerId(userId, key))) ? unchanged : decide)
}
