import type { EventOf } from '@sibyl/platform/bus/bus'
import { type Ledger, ledgerId, type Wallets } from './collections.ts'
import { knownErased } from './known-erased.ts'

/** Copies each wallet operation to the permanent ledger once, except those of erased readers. */
export const recordInLedger =
  ({ ledger, wallets }: { ledger: Ledger; wallets: Wallets }) =>
  async ({ data: { userId, operation } }: EventOf<'wallet.changed.v1'>): Promise<void> => {
    if (await knownErased(wallets, userId)) return
    await ledger.create({ next: { _id: ledgerId(userId, operation.key), version: 0, userId, ...operation } })
  }
