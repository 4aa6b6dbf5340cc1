import type { EventData } from '@sibyl/contracts/events/events'
import type { EventOf } from '@sibyl/platform/bus/bus'
import { type Decide, unchanged } from '@sibyl/platform/store/store'
import type { Clock, Instant } from '@sibyl/platform/time'
import { changeWallet } from './change-wallet.ts'
import type { Ledger, Wallets } from './collections.ts'
import { apply, has, unlessErased, type Wallet } from './wallet.ts'

type Ended = EventData<'gift.ended.v1'>

/** A gift ends once, so its id alone is the key. */
const giftKey = (giftId: string): string => `gift:${giftId}`

/** Credits a gift to the reader who redeemed it, or back to its giver. Only the giver's entry names the payment. */
const creditGiftTokens = ({ giftId, tokens, how }: Pick<Ended, 'giftId' | 'tokens' | 'how'>, at: Instant): Decide<Wallet> =>
  unlessErased((wallet) => {
    const key = giftKey(giftId)
    if (has(wallet, key)) return unchanged(wallet)
    const entry = how === 'redeemed' ? ({ reason: 'gift' } as const) : ({ reason: 'gift_returned', paymentId: giftId } as const)
    return apply(wallet, { key, delta: tokens, at, ...entry })
  })

/** Credits the tokens of a gift that was redeemed or went back. */
export const creditGift =
  (ports: { wallets: Wallets; ledger: Ledger; clock: Clock }) =>
  async ({ data }: EventOf<'gift.ended.v1'>): Promise<void> =>
    void (await changeWallet(ports, data.userId, giftKey(data.giftId), creditGiftTokens(data, ports.clock.now())))
