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
import type { PaymentSaying } from '../provider/payment-provider.ts'
import { type Mismatch, mismatchOf } from './mismatch.ts'
import { outstanding, type Reversal, reverse } from './reversals.ts'

type PaymentStatus = (typeof paymentStatuses)[number]

/**
 * One purchase: an order of tokens, saved before the provider hears of it, or an invoice of a subscription. Amounts are in cents. What the
 * provider says of it is taken over as a whole, each time, so that neither order nor number of its sayings matters.
 */
export type Payment = Versioned & {
  /** Empty once the account is deleted: the sums stay, the person does not. */
  userId: string
  customerId: string
  kind: 'tokens' | 'subscription'
  description: string
  tokens: number
  amount: number
  currency: string
  status: PaymentStatus
  /** Whether anything came of it: readers are not shown what they left untouched. */
  shown: boolean
  createdAt: Instant
  /** The provider's id of the payment; nothing until the provider has answered. */
  providerId?: string
  /** The provider's id of the invoice it pays. */
  invoiceId?: string
  paidAt?: Instant
  /** The reader was told that it was declined. */
  declinedAt?: Instant
  receiptUrl?: string
  reversals: Reversal[]
  /** Something about it was not as ordered; nothing is credited. */
  mismatch?: Mismatch
  /** When to ask the provider about it again; nothing once it is over. */
  checkAt?: Instant
  checks: number
}

export const paymentCollection = collection<Payment>()({
  name: 'payments',
  indexes: {
    byReader: { match: ['userId', 'shown'], order: { by: 'createdAt', descending: true } },
    byProviderId: { match: ['providerId'], unique: true },
    byCheckAt: { match: [], order: { by: 'checkAt' } },
  },
})
export type Payments = Collection<Payment, keyof typeof paymentCollection.indexes>

/** Nobody has paid after so long: the order is given up, at the provider too. */
const GIVEN_UP_AFTER = DAY
const CHECKS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR] as const

const nextCheck = (checks: number, at: Instant): Instant => plus(at, CHECKS[Math.min(checks, CHECKS.length - 1)] ?? HOUR)

type Ordered = Pick<Payment, '_id' | 'userId' | 'customerId' | 'kind' | 'description' | 'tokens' | 'amount' | 'currency'>

/** An order, to be saved before the provider is asked. */
export const ordered = (order: Ordered, at: Instant): Change<Payment> => ({
  next: { ...order, version: 0, status: 'pending', shown: false, createdAt: at, reversals: [], checks: 0, checkAt: nextCheck(0, at) },
})

const withoutCheck = ({ checkAt: _, ...payment }: Payment): Payment => payment

/** A payment that the provider made by itself for an invoice, and tries again by itself. */
export const invoiced = (order: Ordered, invoiceId: string, at: Instant): Change<Payment> => ({
  next: { ...withoutCheck(ordered(order, at).next), invoiceId },
})

/** Whether money has come in, whatever became of it later. */
export const isPaid = ({ paidAt }: Payment): boolean => paidAt !== undefined

/** Whether all of its money is back with the payer. */
export const isRefunded = (payment: Payment): boolean => outstanding(payment).refunded >= payment.amount

/** Whether nobody has tried to pay it yet, and the browser may still. */
export const isUntouched = ({ status, mismatch }: Payment): boolean => status === 'pending' && mismatch === undefined

/** Whether it is time to give an order up. */
export const isAbandoned = (payment: Payment, at: Instant): boolean =>
  payment.kind === 'tokens' && !isPaid(payment) && millisecondsBetween(payment.createdAt, at) >= GIVEN_UP_AFTER

/** It was looked at and is still open: the next look comes after a longer while. */
const lookedAt = (payment: Payment, at: Instant): Payment =>
  payment.checkAt !== undefined && payment.checkAt <= at
    ? { ...payment, checks: payment.checks + 1, checkAt: nextCheck(payment.checks + 1, at) }
    : payment

const eventData = ({ _id, userId, kind, description, tokens, amount, currency }: Payment, at: Instant) => ({
  userId,
  paymentId: _id,
  kind,
  description,
  tokens,
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
  const next: Payment = { ...lookedAt(payment, at), status: 'failed', shown: true }
  if (payment.declinedAt) return payment.status === 'failed' ? { next: lookedAt(payment, at) } : { next }
  return { next: { ...next, declinedAt: at }, events: [{ type: 'payment.failed.v1', data: eventData(next, at) }] }
}

/** What is said before money has come in. A payment that was declined may be tried again with another card. */
const beforePaid = (payment: Payment, said: PaymentSaying, at: Instant): Change<Payment> => {
  switch (said.status) {
    case 'succeeded':
      return succeeded(payment, at)
    case 'declined':
      return declined(payment, at)
    case 'canceled':
      return { next: { ...withoutCheck(payment), status: 'failed' } }
    case 'processing':
      return { next: { ...lookedAt(payment, at), status: 'processing', shown: true } }
    case 'pending':
      return { next: lookedAt(payment, at) }
    default:
      return said.status satisfies never
  }
}

/** What the reader sees of a payment that is paid. */
const paidStatus = (payment: Payment): PaymentStatus => {
  const { refunded, disputed } = outstanding(payment)
  if (disputed > 0) return 'disputed'
  if (refunded >= payment.amount) return 'refunded'
  return refunded > 0 ? 'partially_refunded' : 'succeeded'
}

/** Money that went back: each refund and dispute counts once. */
const afterPaid = (payment: Payment, said: PaymentSaying, at: Instant): Change<Payment> => {
  const { reversals, counted } = reverse(payment, said)
  const moved = { ...payment, reversals }
  const events = counted.map(
    ({ id, how, amount, tokens }): NewEvent => ({
      type: 'payment.refunded.v1',
      data: { ...eventData(payment, at), tokens, amount, refundId: id, how },
    }),
  )
  return { next: { ...moved, status: paidStatus(moved) }, events }
}

const known = ({ mismatch: _, ...payment }: Payment, said: PaymentSaying): Payment => ({
  ...payment,
  providerId: said.id,
  ...(said.receiptUrl ? { receiptUrl: said.receiptUrl } : {}),
})

const same = (one: Payment, other: Payment): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Takes over what the provider says of a payment now: credited once when it is paid, taken back once for each refund and dispute. What does
 * not fit the order credits nothing. A payment of a deleted account keeps its sums, and nobody is told.
 */
export const hear =
  (said: PaymentSaying, live: boolean, at: Instant): Decide<Payment> =>
  (payment) => {
    const mismatch = mismatchOf(payment, said, live)
    if (mismatch && !isPaid(payment)) return payment.mismatch ? unchanged(payment) : { next: { ...withoutCheck(payment), mismatch } }
    const before = known(payment, said)
    const { next: begun, events: first = [] } = isPaid(before) ? { next: before } : beforePaid(before, said, at)
    const { next, events: second = [] } = isPaid(begun) ? afterPaid(begun, said, at) : { next: begun }
    if (same(payment, next)) return unchanged(payment)
    return { next, events: next.userId === '' ? [] : [...first, ...second] }
  }

/** The account is deleted: whose payment it was is forgotten, and an order the provider never heard of is over. */
export const forgetReader = (): Decide<Payment> => (payment) => {
  if (payment.userId === '') return unchanged(payment)
  return { next: { ...(payment.providerId === undefined ? withoutCheck(payment) : payment), userId: '' } }
}
