import { type PlanId, planIds } from '@sibyl/contracts/prices'
import type { Instant } from '@sibyl/platform/time'
import type Stripe from 'stripe'
import { lookupKey } from '../../catalogue/catalogue.ts'
import type {
  DisputeSnapshot,
  InvoiceSnapshot,
  PaymentSnapshot,
  ProviderEvent,
  RefundSnapshot,
  Subject,
  SubscriptionSnapshot,
} from '../payment-provider.ts'

/** Translates Stripe's objects into snapshots. */

/** Stripe's times are in seconds. */
const instant = (seconds: number): Instant => new Date(seconds * 1000).toISOString()

type Reference = string | { id: string } | null | undefined
/** A field that holds an id, or the object itself where it was expanded. */
export const idOf = (reference: Reference): string | undefined => (typeof reference === 'string' ? reference : reference?.id)

const isPlan = (text: string | undefined): text is PlanId => planIds.includes(text as PlanId)

/** A price that passed its lookup key to a newer one is recognized by its metadata. */
const planOf = (price: Stripe.Price | undefined): PlanId | undefined =>
  isPlan(price?.metadata.plan) ? price.metadata.plan : planIds.find((plan) => lookupKey(plan) === price?.lookup_key)

const paymentStatus = ({ status, last_payment_error }: Stripe.PaymentIntent): PaymentSnapshot['status'] => {
  switch (status) {
    case 'succeeded':
      return 'succeeded'
    case 'canceled':
      return 'canceled'
    case 'processing':
    case 'requires_capture':
      return 'processing'
    default:
      return last_payment_error ? 'declined' : 'pending'
  }
}

const toRefund = ({ id, amount, status, created }: Stripe.Refund): RefundSnapshot => {
  const known = status === 'succeeded' ? status : status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
  return { id, amount, status: known, at: instant(created) }
}

/** An early warning is an inquiry; money moves with the dispute itself. */
const isDispute = ({ status }: Stripe.Dispute): boolean => !status.startsWith('warning_') && status !== 'prevented'

const toDispute = ({ id, amount, status, created }: Stripe.Dispute): DisputeSnapshot => ({
  id,
  amount,
  status: status === 'won' ? 'won' : status === 'lost' ? 'lost' : 'open',
  at: instant(created),
})

type Reversals = { refunds: readonly Stripe.Refund[]; disputes: readonly Stripe.Dispute[] }

export const toPayment = (intent: Stripe.PaymentIntent, { refunds, disputes }: Reversals): PaymentSnapshot => ({
  id: intent.id,
  live: intent.livemode,
  amount: intent.amount,
  received: intent.amount_received,
  currency: intent.currency,
  status: paymentStatus(intent),
  customerId: idOf(intent.customer),
  paymentId: intent.metadata.paymentId,
  readerId: intent.metadata.readerId,
  clientSecret: intent.client_secret ?? undefined,
  receiptUrl: typeof intent.latest_charge === 'object' ? (intent.latest_charge?.receipt_url ?? undefined) : undefined,
  refunds: refunds.map(toRefund),
  disputes: disputes.filter(isDispute).map(toDispute),
})

/** The period of an invoice is the one before it; the period it pays for is in its lines. Credits pay for nothing. */
const paidUntil = ({ lines }: Stripe.Invoice): Instant | undefined => {
  const ends = lines.data.filter(({ amount }) => amount > 0).map(({ period }) => period.end)
  return ends.length > 0 ? instant(Math.max(...ends)) : undefined
}

export const toInvoice = (invoice: Stripe.Invoice): InvoiceSnapshot => ({
  id: invoice.id,
  live: invoice.livemode,
  customerId: idOf(invoice.customer),
  subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
  // Of several attempts with separate payments, the paid one counts.
  paymentId: idOf(
    invoice.payments?.data.toSorted((a, b) => Number(b.status === 'paid') - Number(a.status === 'paid'))[0]?.payment.payment_intent,
  ),
  amount: invoice.amount_due,
  currency: invoice.currency,
  periodEnd: paidUntil(invoice),
  createdAt: instant(invoice.created),
})

const subscriptionStatus = (status: Stripe.Subscription.Status): SubscriptionSnapshot['status'] => {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active'
    case 'incomplete':
      return 'incomplete'
    case 'past_due':
      return 'past_due'
    case 'unpaid':
    case 'paused':
      return 'unpaid'
    default:
      return 'canceled'
  }
}

export const toSubscription = (subscription: Stripe.Subscription): SubscriptionSnapshot => {
  const item = subscription.items.data[0]
  const invoice = subscription.latest_invoice
  return {
    id: subscription.id,
    live: subscription.livemode,
    customerId: idOf(subscription.customer) ?? '',
    readerId: subscription.metadata.readerId,
    plan: planOf(item?.price),
    status: subscriptionStatus(subscription.status),
    periodStart: instant(item?.current_period_start ?? subscription.start_date),
    periodEnd: instant(item?.current_period_end ?? subscription.start_date),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    createdAt: instant(subscription.created),
    clientSecret: typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined,
  }
}

type EventObject = { object: string; id?: string; payment_intent?: Reference; invoice?: Reference }

const about = (kind: Subject['kind'], id: string | undefined): Subject | undefined => (id === undefined ? undefined : { kind, id })

const subjectOf = ({ object, id, payment_intent, invoice }: EventObject): Subject | undefined => {
  switch (object) {
    case 'payment_intent':
      return about('payment', id)
    case 'charge':
    case 'refund':
    case 'dispute':
      return about('payment', idOf(payment_intent))
    case 'invoice':
      return about('invoice', id)
    case 'invoice_payment':
      return about('invoice', idOf(invoice))
    case 'subscription':
      return about('subscription', id)
    default:
      return undefined
  }
}

export const toEvent = ({ id, type, livemode, created, data }: Stripe.Event): ProviderEvent => ({
  id,
  type,
  live: livemode,
  createdAt: instant(created),
  subject: subjectOf(data.object as unknown as EventObject),
})
