import type { giftOperations } from '@sibyl/contracts/http/gifts'
import { AppError } from '@sibyl/platform/app-error'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { derivedId } from '@sibyl/platform/ids'
import type { Clock } from '@sibyl/platform/time'
import type { Customers } from '../customers/customer.ts'
import type { Payments } from '../payments/payment.ts'
import { redeem } from './end-gift.ts'
import { readCode } from './gift-code.ts'

type Operation = (typeof giftOperations)['redeemGift']

/**
 * Redeems a gift: one write ends it and publishes the event by which divination credits the tokens.
 * @throws AppError gift_not_found · already_redeemed · gift_expired · session_ended for a deleted account
 */
export const redeemGift =
  ({ payments, customers, clock }: { payments: Payments; customers: Customers; clock: Clock }) =>
  async ({ caller, body: { code }, idempotencyKey }: Call<Operation>): Promise<Answer<Operation>> => {
    const { giftId, codeHash } = readCode(code)
    const known = await payments.get(giftId)
    if (!known) throw new AppError('gift_not_found')
    if ((await customers.get(caller.id))?.deletedAt !== undefined) throw new AppError('session_ended')
    const under = idempotencyKey === undefined ? undefined : derivedId('under', caller.id, idempotencyKey)
    const { gift } = await payments.change(giftId, redeem(caller.id, codeHash, under, clock.now()), known)
    return { success: true, tokens: gift?.gone ?? 0 }
  }
