import type { paymentStatuses } from '@sibyl/contracts/http/payments'
import {
  type Change,
  type Collection,
  collection,
  type Decide,
  type NewEvent,
  unchanged,
  type Versioned,
} from '@sibyl/platform/store/store'
import { DAY, HOUR, type Instant, MINUTE, millisecondsBetween, plus } from '@sibyl/platform/time'
import { type Gift, hasEnded, nextLook, withoutWords } from '../gifts/gift.ts'
import type { PaymentSnapshot } from '../provider/payment-provider.ts'
import { type Mismatch, mismatchOf } from './mismatch.ts'
import { outstanding, type Reversal, reverse } from './reversals.ts'

type PaymentStatus = (typeof paymentStatuses)[number]

/**
 * One purchase: an order of tokens, stored before the provider is called, or an invoice of a subscription. Amounts are in cents. Each of
 * the provider's snapshots is applied as a whole, so neither their order nor their number matters.
 */
export type Payment = Versioned & {
  /** Empty once the account is deleted: the amounts stay, the person does not. */
  userId: string
  customerId: string
  kind: 'tokens' | 'subscription' | 'gift'
  description: string
  tokens: number
  amount: number
  currency: string
  status: PaymentStatus
  /** Whether the reader sees it: orders that nobody tried to pay are hidden. */
  shown: boolean
  createdAt: Instant
  /** The provider's id of the payment; absent until the provider has answered. */
  providerId?: string
  /** The provider's id of the invoice it pays. */
  invoiceId?: string
  paidAt?: Instant
  /** When the reader was notified that it was declined. */
  declinedAt?: Instant
  receiptUrl?: string
  reversals: Reversal[]
  /** When money last went back. */
  reversedAt?: Instant
  /** When an administrator asked the provider to refund it. */
  refundAskedAt?: Instant
  /** The latest act of an administrator that asked for a refund. */
  refundActId?: string
  /** The snapshot did not match the order; nothing is credited. */
  mismatch?: Mismatch
  /** The gift that this payment buys. */
  gift?: Gift
  /** Who redeemed the gift. */
  giftBy?: string
  /** When the gift is to be sent or returned; absent before it is paid and once it has ended. */
  giftAt?: Instant
  /** When to check it at the provider again; absent once it has ended. */
  checkAt?: Instant
  checks: number
}

export const paymentCollection = collection<Payment>()({
  name: 'payments',
  indexes: {
    byReader: { match: ['userId', 'shown'], order: { by: 'createdAt', descending: true } },
    byGiver: { match: ['userId', 'kind'], order: { by: 'createdAt', descending: true } },
    byRedeemer: { match: ['giftBy'], order: { by: 'createdAt', descending: true } },
    byGiftAt: { match: [], order: { by: 'giftAt' } },
    byProviderId: { match: ['providerId'], unique: true },
    byPaidAt: { match: [], order: { by: 'paidAt', descending: true } },
    byReversedAt: { match: [], order: { by: 'reversedAt', descending: true } },
    byStatus: { match: ['status'], order: { by: 'createdAt', descending: true } },
    byCheckAt: { match: [], order: { by: 'checkAt' } },
  },
})
export type Payments = Collection<Payment, keyof typeof paymentCollection.indexes>

/** An order that is not paid for this long is cancelled, at the provider too. */
const ABANDONED_AFTER = DAY
const CHECKS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR] as const

const nextCheck = (checks: number, at: Instant): Instant => plus(at, CHECKS[Math.min(checks, CHECKS.length - 1)] ?? HOUR)

type Ordered = Pick<Payment, '_id' | 'userId' | 'customerId' | 'kind' | 'description' | 'tokens' | 'amount' | 'currency' | 'gift'>

/** An order, to be stored before the provider is called. */
export const ordered = (order: Ordered, at: Instant): Change<Payment> => ({
  next: { ...order, version: 0, status: 'pending', shown: false, createdAt: at, reversals: [], checks: 0, checkAt: nextCheck(0, at) },
})

/** Schedules the next look at its gift. */
export const scheduled = ({ giftAt: _, ...payment }: Payment): Payment => {
  const giftAt = nextLook(payment)
  return giftAt === undefined ? payment : { ...payment, giftAt }
}

const withoutGiftWords = (payment: Payment): Payment => (payment.gift ? { ...payment, gift: withoutWords(payment.gift) } : payment)

const withoutCheck = ({ checkAt: _, ...payment }: Payment): Payment => payment

/** A payment that the provider creates and retries by itself, for an invoice. */
export const invoiced = (order: Ordered, invoiceId: string, at: Instant): Change<Payment> => ({
  next: { ...withoutCheck(ordered(order, at).next), invoiceId },
})

/** Whether it was paid, even if the money went back later. */
export const isPaid = ({ paidAt }: Payment): boolean => paidAt !== undefined

/** Whether all of its money is back with the payer. */
export const isRefunded = (payment: Payment): boolean => outstanding(payment).refunded >= payment.amount

/** Whether nobody has tried to pay it, so that the browser still can. */
export const isUntouched = ({ status, mismatch }: Payment): boolean => status === 'pending' && mismatch === undefined

/** Whether it was ordered here, not made by the provider for an invoice. */
export const isOrder = ({ kind }: Payment): boolean => kind !== 'subscription'

/** Whether an order has waited too long for its payment. */
export const isAbandoned = (payment: Payment, at: Instant): boolean =>
  isOrder(payment) && !isPaid(payment) && millisecondsBetween(payment.createdAt, at) >= ABANDONED_AFTER

/** Schedules the next check of an open payment, later each time. */
const rescheduled = (payment: Payment, at: Instant): Payment =>
  payment.checkAt !== undefined && payment.checkAt <= at
    ? { ...payment, checks: payment.checks + 1, checkAt: nextCheck(payment.checks + 1, at) }
    : payment

/** A gift's tokens do not belong to the giver before it ends, so its payment reports none. */
const eventData = ({ _id, userId, kind, description, tokens, amount, currency }: Payment, at: Instant) => ({
  userId,
  paymentId: _id,
  description,
  ...(kind === 'gift' ? { kind: 'tokens' as const, tokens: 0, gift: true } : { kind, tokens }),
  amount,
  currency,
  at,
})

const succeeded = (payment: Payment, at: Instant): Change<Payment> => {
  const next: Payment = { ...withoutCheck(payment), status: 'succeeded', shown: true, paidAt: at }
  const { receiptUrl } = next
  return { next, events: [{ type: 'payment.succeeded.v1', data: { ...eventData(next, at), ...(receiptUrl ? { receiptUrl } : {}) } }] }
}

const declined = (payment: Payment, at: Instant): Change<Payment> => {
  const next: Payment = { ...rescheduled(payment, at), status: 'failed', shown: true }
  if (payment.declinedAt) return payment.status === 'failed' ? { next: rescheduled(payment, at) } : { next }
  return { next: { ...next, declinedAt: at }, events: [{ type: 'payment.failed.v1', data: eventData(next, at) }] }
}

/** Applies a snapshot of a payment that is not paid yet. After a decline the reader may try another card. */
const beforePaid = (payment: Payment, snapshot: PaymentSnapshot, at: Instant): Change<Payment> => {
  switch (snapshot.status) {
    case 'succeeded':
      return succeeded(payment, at)
    case 'declined':
      return declined(payment, at)
    case 'canceled':
      return { next: { ...withoutGiftWords(withoutCheck(payment)), status: 'failed' } }
    case 'processing':
      return { next: { ...rescheduled(payment, at), status: 'processing', shown: true } }
    case 'pending':
      return { next: rescheduled(payment, at) }
    default:
      return snapshot.status satisfies never
  }
}

/** The status of a paid payment. */
const paidStatus = (payment: Payment): PaymentStatus => {
  const { refunded, disputed } = outstanding(payment)
  if (disputed > 0) return 'disputed'
  if (refunded >= payment.amount) return 'refunded'
  return refunded > 0 ? 'partially_refunded' : 'succeeded'
}

/** Applies refunds and disputes, each once. */
const afterPaid = (payment: Payment, snapshot: PaymentSnapshot, at: Instant): Change<Payment> => {
  const { reversals, counted } = reverse(payment, snapshot)
  const moved: Payment = { ...payment, reversals, ...(counted.length > 0 && { reversedAt: at }) }
  const events = counted.map(
    ({ id, how, amount, tokens }): NewEvent => ({
      type: 'payment.refunded.v1',
      // A refunded gift that is still sealed loses its tokens in the envelope, not in the giver's wallet.
      data: { ...eventData(payment, at), tokens: payment.gift && !hasEnded(payment.gift) ? 0 : tokens, amount, refundId: id, how },
    }),
  )
  return { next: { ...moved, status: paidStatus(moved) }, events }
}

const identified = ({ mismatch: _, ...payment }: Payment, snapshot: PaymentSnapshot): Payment => ({
  ...payment,
  providerId: snapshot.id,
  ...(snapshot.receiptUrl ? { receiptUrl: snapshot.receiptUrl } : {}),
})

const same = (one: Payment, other: Payment): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Applies the provider's snapshot of a payment: credits it once when it is paid, and takes back once for each refund and dispute. A snapshot that
 * does not match the order credits nothing. A payment of a deleted account keeps its amounts and publishes no events.
 */
export const applySnapshot =
  (snapshot: PaymentSnapshot, live: boolean, at: Instant): Decide<Payment> =>
  (payment) => {
    const mismatch = mismatchOf(payment, snapshot, live)
    if (mismatch && !isPaid(payment)) return payment.mismatch ? unchanged(payment) : { next: { ...withoutCheck(payment), mismatch } }
    const before = identified(payment, snapshot)
    const { next: begun, events: first = [] } = isPaid(before) ? { next: before } : beforePaid(before, snapshot, at)
    const { next: moved, events: second = [] } = isPaid(begun) ? afterPaid(begun, snapshot, at) : { next: begun }
    const next = scheduled(moved)
    if (same(payment, next)) return unchanged(payment)
    return { next, events: next.userId === '' ? [] : [...first, ...second] }
  }

/** Removes the reader of a deleted account, what they wrote on a gift included, and ends an order that never reached the provider. */
export const forgetReader = (): Decide<Payment> => (payment) => {
  if (payment.userId === '') return unchanged(payment)
  const next = withoutGiftWords(payment.providerId === undefined ? withoutCheck(payment) : payment)
  return { next: scheduled({ ...next, userId: '' }) }
}
