import { AppError } from '@sibyl/platform/app-error'
import { type Change, type Decide, type NewEvent, unchanged } from '@sibyl/platform/store/store'
import type { Instant } from '@sibyl/platform/time'
import { type Payment, scheduled } from '../payments/payment.ts'
import { expiryOf, type Gift, tokensIn, withoutEmail } from './gift.ts'

/** Removes the account that redeemed it. */
export const forgetRedeemer: Decide<Payment> = ({ giftBy: _, ...payment }) => ({ next: payment })

/** Publishes the mail of a gift whose day has come, and deletes the address. */
const send = (payment: Payment, gift: Gift, at: Instant): Change<Payment> => ({
  next: scheduled({ ...payment, gift: { ...withoutEmail(gift), sentAt: at } }),
  events: [
    {
      type: 'gift.sent.v1',
      data: {
        userId: payment.userId,
        giftId: payment._id,
        email: gift.email ?? '',
        tokens: tokensIn(payment),
        expiresAt: expiryOf(gift),
      },
    },
  ],
})

type End = { how: 'redeemed' | 'returned'; to: string; under?: string | undefined; at: Instant }

const end = (payment: Payment, gift: Gift, { how, to, under, at }: End): Change<Payment> => {
  const tokens = tokensIn(payment)
  const ended: Gift = { ...withoutEmail(gift), how, endedAt: at, gone: tokens, ...(under === undefined ? {} : { redeemedUnder: under }) }
  const next = scheduled({ ...payment, gift: ended, ...(how === 'redeemed' ? { giftBy: to } : {}) })
  if (to === '' || tokens === 0) return { next }
  const { _id: giftId, userId: giver } = payment
  const events: NewEvent[] = [{ type: 'gift.ended.v1', data: { userId: to, giftId, tokens, how, at } }]
  // A giver who has deleted the account hears nothing, nor does one who opens their own gift or gets it back.
  if (giver !== '' && giver !== to) events.push({ type: 'gift.opened.v1', data: { userId: giver, giftId, tokens, at } })
  return { next, events }
}

/** Sends a gift on its day, or returns one that was not redeemed in time. */
export const sendOrReturn =
  (at: Instant): Decide<Payment> =>
  (payment) => {
    const { gift, giftAt } = payment
    if (!gift || giftAt === undefined || giftAt > at) return unchanged(payment)
    return expiryOf(gift) <= at ? end(payment, gift, { how: 'returned', to: payment.userId, at }) : send(payment, gift, at)
  }

/**
 * The gift of a payment, if it can be redeemed.
 * @throws AppError gift_not_found for another code and before it is paid · already_redeemed · gift_expired also if a refund emptied it
 */
export const redeemable = (payment: Payment | undefined, codeHash: string, at: Instant): { payment: Payment; gift: Gift } => {
  const { gift } = payment ?? {}
  if (!payment || !gift || gift.codeHash !== codeHash || payment.paidAt === undefined) throw new AppError('gift_not_found')
  if (gift.how === 'redeemed') throw new AppError('already_redeemed')
  if (gift.how === 'returned' || expiryOf(gift) <= at || tokensIn(payment) === 0) throw new AppError('gift_expired')
  return { payment, gift }
}

/** Gives the tokens to a reader, once; repeating the request changes nothing. @throws AppError as `redeemable` */
export const redeem =
  (by: string, codeHash: string, under: string | undefined, at: Instant): Decide<Payment> =>
  (payment) => {
    const { gift, giftBy } = payment
    const isRepeated = under !== undefined && gift?.redeemedUnder === under && giftBy === by && gift.codeHash === codeHash
    if (isRepeated) return unchanged(payment)
    return end(payment, redeemable(payment, codeHash, at).gift, { how: 'redeemed', to: by, under, at })
  }
