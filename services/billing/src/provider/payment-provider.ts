import type { PlanId } from '@sibyl/contracts/prices'
import type { Instant } from '@sibyl/platform/time'

/** The provider's current state of a refund. Only one that succeeded counts. */
export type RefundSnapshot = { id: string; amount: number; status: 'pending' | 'succeeded' | 'failed'; at: Instant }

/** The provider's current state of a dispute. An inquiry, in which no money has moved yet, is not a dispute. */
export type DisputeSnapshot = { id: string; amount: number; status: 'open' | 'lost' | 'won'; at: Instant }

/** The provider's current state of a payment. Amounts are in the currency's smallest unit. */
export type PaymentSnapshot = {
  /** The provider's id of the payment. */
  id: string
  live: boolean
  amount: number
  /** The part that has been paid. */
  received: number
  currency: string
  status: 'pending' | 'processing' | 'declined' | 'succeeded' | 'canceled'
  customerId: string | undefined
  /** Our own id, set when we created it; undefined on a payment of an invoice. */
  paymentId: string | undefined
  readerId: string | undefined
  /** The browser's key to confirm the payment. */
  clientSecret: string | undefined
  receiptUrl: string | undefined
  refunds: readonly RefundSnapshot[]
  disputes: readonly DisputeSnapshot[]
}

/** The provider's current state of a subscription's invoice. */
export type InvoiceSnapshot = {
  id: string
  live: boolean
  customerId: string | undefined
  /** Undefined on an invoice without a subscription. */
  subscriptionId: string | undefined
  /** The payment of the invoice; undefined before the invoice is final, or if nothing is due. */
  paymentId: string | undefined
  amount: number
  currency: string
  /** The end of the period that it pays for. */
  periodEnd: Instant | undefined
  createdAt: Instant
}

/** The provider's current state of a subscription. */
export type SubscriptionSnapshot = {
  id: string
  live: boolean
  customerId: string
  readerId: string | undefined
  /** Undefined if the price is not ours. */
  plan: PlanId | undefined
  status: 'incomplete' | 'active' | 'past_due' | 'unpaid' | 'canceled'
  periodStart: Instant
  periodEnd: Instant
  cancelAtPeriodEnd: boolean
  createdAt: Instant
  /** The browser's key to confirm the first payment, if there is one. */
  clientSecret: string | undefined
}

/** The object that an event is about. */
export type Subject = { kind: 'payment' | 'invoice' | 'subscription'; id: string }

/** A notice that something changed. Its content is not trusted: the subject is fetched instead. */
export type ProviderEvent = { id: string; type: string; live: boolean; createdAt: Instant; subject: Subject | undefined }

type NewPayment = {
  /** Our own id, and the idempotency key of the request. */
  paymentId: string
  readerId: string
  customerId: string
  amount: number
  currency: string
  description: string
}

type NewSubscription = { key: string; readerId: string; customerId: string; priceId: string; plan: PlanId }

type PriceWanted = {
  lookupKey: string
  plan: PlanId
  name: string
  amount: number
  currency: string
  interval: 'month' | 'year'
}

/** A webhook request without the provider's signature, or signed too long ago. */
export class BadSignature extends Error {
  override readonly name = 'BadSignature'
}

/**
 * The payment provider as this service uses it. Calls that create something are idempotent by a key. Every call may throw AppError unavailable
 * when the provider does not answer, and payment_not_found for an unknown id.
 */
export interface PaymentProvider {
  /** Whether real money moves. */
  readonly live: boolean
  /** The version of the provider's API that this adapter speaks. */
  readonly apiVersion: string
  /** The HTTP header in which a webhook request carries its signature. */
  readonly webhookHeader: string
  /** What the browser needs to load the provider's own form; public. */
  readonly browserConfig: { publishableKey: string }

  createCustomer(readerId: string): Promise<string>
  /** Also cancels its subscriptions at the provider. A customer that no longer exists is fine. */
  deleteCustomer(customerId: string): Promise<void>

  createPayment(payment: NewPayment): Promise<PaymentSnapshot>
  payment(id: string): Promise<PaymentSnapshot>
  /** Cancels a payment that nobody has paid. @returns the payment, which may have been paid in the meantime */
  cancelPayment(id: string): Promise<PaymentSnapshot>
  /**
   * Refunds an amount, or everything that is left; repeating a call with the same key refunds once. If nothing is left and no amount is
   * given, does nothing.
   * @throws AppError not_refundable while it is disputed · refund_too_high for more than is left
   */
  refundPayment(id: string, key: string, amount?: number): Promise<void>

  invoice(id: string): Promise<InvoiceSnapshot>
  /** @returns the id of the invoice that a payment pays, if it pays one */
  invoiceOf(paymentId: string): Promise<string | undefined>

  /** Finds a price by its lookup key, or creates it with its product. A price with another amount passes its key to a new one. */
  ensurePrice(price: PriceWanted): Promise<{ id: string; created: boolean }>
  createSubscription(subscription: NewSubscription): Promise<SubscriptionSnapshot>
  subscription(id: string): Promise<SubscriptionSnapshot>
  /** Cancels it at once. One that is cancelled already is fine. */
  cancelSubscription(id: string): Promise<SubscriptionSnapshot>
  endWithPeriod(id: string, ends: boolean): Promise<SubscriptionSnapshot>
  /** Credits the rest of the old price and charges the difference now. @throws AppError payment_declined; nothing has changed then */
  changePrice(id: string, priceId: string): Promise<SubscriptionSnapshot>

  /** @throws BadSignature */
  readEvent(body: Buffer, signature: string | undefined, at: Instant): Promise<ProviderEvent>
  /** Events since then that no webhook has acknowledged. */
  undelivered(since: Instant): AsyncIterable<ProviderEvent>
  /** Every movement of money since then: payments, refunds and disputes. */
  movedSince(since: Instant): AsyncIterable<Movement>
  /** All subscriptions that are not cancelled. */
  openSubscriptions(): AsyncIterable<SubscriptionSnapshot>
}

/** One movement of money in the provider's account. */
export type Movement = { what: 'paid' | 'refund' | 'dispute'; id: string; paymentId: string; amount: number }
