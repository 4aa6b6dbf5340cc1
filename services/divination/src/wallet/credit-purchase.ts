import type { EventOf } from '@sibyl/platform/bus/bus'
import type { Clock } from '@sibyl/platform/time'
import { changeWallet } from './change-wallet.ts'
import type { Ledger, Wallets } from './collections.ts'
import { credit, creditKey } from './wallet.ts'

/** Credits the tokens of a purchase. A subscription credits none; it sets the tier. */
export const creditPurchase =
  (ports: { wallets: Wallets; ledger: Ledger; clock: Clock }) =>
  async ({ data: { userId, paymentId, tokens } }: EventOf<'payment.succeeded.v1'>): Promise<void> => {
    if (tokens > 0) await changeWallet(ports, userId, creditKey(paymentId), credit({ paymentId, tokens }, ports.clock.now()))
  }
