import type { GiftShown, giftOperations } from '@sibyl/contracts/http/gifts'
import { AppError } from '@sibyl/platform/app-error'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { linkTokenHash } from '@sibyl/platform/link-tokens'
import { isPaid, type Payment, type Payments } from '../payments/payment.ts'
import { expiryOf, type Gift, tokensIn } from './gift.ts'
import { giftCode } from './gift-code.ts'

type Operation = (typeof giftOperations)['listGifts']

const statusOf = (payment: Payment, { how, sentAt }: Gift): GiftShown['status'] => {
  if (how !== undefined) return how
  if (tokensIn(payment) === 0) return 'taken_back'
  return sentAt === undefined ? 'sealed' : 'sent'
}

/** A gift as its receiver sees it. @throws AppError gift_not_found for a payment without one */
export const shownGift = (payment: Payment): GiftShown => {
  const { _id, gift, createdAt } = payment
  if (!gift) throw new AppError('gift_not_found')
  const { note, deliverAt, endedAt, gone } = gift
  const status = statusOf(payment, gift)
  return { _id, tokens: gone ?? tokensIn(payment), status, note, at: endedAt ?? createdAt, deliverAt, expiresAt: expiryOf(gift) }
}

/**
 * A gift as its giver sees it: with its code once it was mailed, so that the link can be passed on by hand where the mail was lost. The code
 * cannot be derived any more after a change of the secret; the link that was mailed goes on working.
 */
const given = (payment: Payment, linkSecret: string | undefined): GiftShown => {
  const shown = shownGift(payment)
  const code = shown.status === 'sent' && linkSecret !== undefined ? giftCode(linkSecret, payment._id) : undefined
  const known = code !== undefined && linkTokenHash(code) === payment.gift?.codeHash
  return { ...shown, at: payment.createdAt, recipientName: payment.gift?.recipientName, ...(known ? { code } : {}) }
}

/** The gifts that a reader gave and received. */
export const listGifts =
  ({ payments, linkSecret }: { payments: Payments; linkSecret: string | undefined }) =>
  async ({ caller: { id } }: Call<Operation>): Promise<Answer<Operation>> => {
    const [ordered, received] = await Promise.all([
      payments.find('byGiver', { userId: id, kind: 'gift' }),
      payments.find('byRedeemer', { giftBy: id }),
    ])
    const paid = ordered.filter(isPaid).map((payment) => given(payment, linkSecret))
    return { success: true, data: { given: paid, received: received.map(shownGift) } }
  }
