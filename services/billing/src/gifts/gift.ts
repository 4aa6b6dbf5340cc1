import { GIFT_MONTHS } from '@sibyl/contracts/constants'
import type { Instant } from '@sibyl/platform/time'
import { type Reversal, tokensBack } from '../payments/reversals.ts'

/**
 * What a payment gives to somebody else. It is a part of the payment, so that a redemption and a refund are decided one after the other: what
 * a refund takes before the end comes out of the envelope, what it takes later comes out of the giver's wallet.
 */
export type Gift = {
  /** The hash of the code in its link; the code itself is stored nowhere. */
  codeHash: string
  /** Where to mail the envelope; deleted in the write that publishes the mail's event. */
  email?: string
  recipientName?: string
  giverName?: string
  note?: string
  /** When the envelope is mailed. */
  deliverAt: Instant
  sentAt?: Instant
  endedAt?: Instant
  how?: 'redeemed' | 'returned'
  /** The tokens that left it at its end. */
  gone?: number
  /** Names the request that redeemed it, so that a repeated one has the same answer. */
  redeemedUnder?: string
}

/** The parts of a payment that decide about its gift. */
type Given = { tokens: number; reversals: readonly Reversal[]; paidAt?: Instant; gift?: Gift }

export const hasEnded = ({ endedAt }: Gift): boolean => endedAt !== undefined

/** The tokens in the envelope: those paid for, less what refunds and disputes hold. */
export const tokensIn = ({ tokens, reversals }: Given): number => tokens - tokensBack({ reversals })

/** When a gift goes back to its giver: as many calendar months after its day. */
export const expiryOf = ({ deliverAt }: Gift): Instant => {
  const at = new Date(deliverAt)
  at.setUTCMonth(at.getUTCMonth() + GIFT_MONTHS)
  return at.toISOString()
}

/** When to look at a paid gift next: on its day, or on the day on which it goes back. */
export const nextLook = (payment: Given): Instant | undefined => {
  const { gift, paidAt } = payment
  if (!gift || paidAt === undefined || hasEnded(gift)) return undefined
  return gift.email !== undefined && tokensIn(payment) > 0 ? gift.deliverAt : expiryOf(gift)
}

export const withoutEmail = ({ email: _, ...gift }: Gift): Gift => gift

/** The gift without anything that its giver wrote. */
export const withoutWords = ({ email: _, recipientName: __, giverName: ___, note: ____, ...gift }: Gift): Gift => gift
