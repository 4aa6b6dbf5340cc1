import type { giftOperations } from '@sibyl/contracts/http/gifts'
import type { Answer, Call } from '@sibyl/platform/http/route'
import type { Clock } from '@sibyl/platform/time'
import type { Payments } from '../payments/payment.ts'
import { redeemable } from './end-gift.ts'
import { expiryOf, tokensIn } from './gift.ts'
import { readCode } from './gift-code.ts'

type Operation = (typeof giftOperations)['openGift']

/** Shows the contents of an envelope to anyone with its code. @throws AppError gift_not_found · already_redeemed · gift_expired */
export const openGift =
  ({ payments, clock }: { payments: Payments; clock: Clock }) =>
  async ({ body: { code } }: Call<Operation>): Promise<Answer<Operation>> => {
    const { giftId, codeHash } = readCode(code)
    const { payment, gift } = redeemable(await payments.get(giftId), codeHash, clock.now())
    const { recipientName, giverName, note } = gift
    return { success: true, data: { tokens: tokensIn(payment), recipientName, giverName, note, expiresAt: expiryOf(gift) } }
  }
