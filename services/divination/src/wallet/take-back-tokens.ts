import type { EventOf } from '@sibyl/platform/bus/bus'
import type { Clock } from '@sibyl/platform/time'
import { changeWallet } from './change-wallet.ts'
import type { Ledger, Wallets } from './collections.ts'
import { takeBack, takeBackKey } from './wallet.ts'

/** Takes back the tokens of a refunded or disputed payment, or restores them when the dispute was won. */
export const takeBackTokens =
  (ports: { wallets: Wallets; ledger: Ledger; clock: Clock }) =>
  async ({ data: { userId, paymentId, tokens, refundId, how, gift } }: EventOf<'payment.refunded.v1'>): Promise<void> => {
    if (tokens === 0) return
    const why = gift ? { why: 'The payment of a gift.' } : {}
    await changeWallet(ports, userId, takeBackKey(how, refundId), takeBack({ paymentId, tokens, refundId, how, ...why }, ports.clock.now()))
  }
