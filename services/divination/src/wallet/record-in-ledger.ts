import type { EventOf } from '@sibyl/platform/bus/bus'
import { type Ledger, ledgerId } from './collections.ts'

/** Copies each operation of a wallet to the permanent ledger, once. */
export const recordInLedger =
  ({ ledger }: { ledger: Ledger }) =>
  async ({ data: { userId, operation } }: EventOf<'wallet.changed.v1'>): Promise<void> => {
    const { readingId, paymentId, why, ...entry } = operation
    await ledger.create({
      next: {
        _id: ledgerId(userId, operation.key),
        version: 0,
        userId,
        ...entry,
        ...(readingId === undefined ? {} : { readingId }),
        ...(paymentId === undefined ? {} : { paymentId }),
        ...(why === undefined ? {} : { why }),
      },
    })
  }
