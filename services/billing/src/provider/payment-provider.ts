import type { PlanId } from '@sibyl/contracts/prices'
import type { Instant } from '@sibyl/platform/time'

/** What the provider says of money given back. Only a refund that went through counts. */
export type RefundSaying = { id: string; amount: number; status: 'pending' | 'succeeded' | 'failed'; at: Instant }

/** What the provider says of a payment that the card's holder contests. An inquiry, in which no money moves yet, is no dispute. */
export type DisputeSaying = { id: string; amount: number; status: 'open' | 'lost' | 'won'; at: Instant }

/** A payment as the provider has it now. Amounts are in the currency's smallest unit. */
export type PaymentSaying = {
  /** The provider's id of it. */
  id: string
  live: boolean
  amount: number
  /** What has been paid of it. */
  received: number
  currency: string
  status: 'pending' | 'processing' | 'declined' | 'succeeded' | 'canceled'
  customerId: string | undefined
  /** What we wrote on it when we created it; nothing on a payment of an invoice. */
  paymentId: string | undefined
  readerId: string | undefined
  /** What the browser confirms it with. */
  clientSecret: string | undefined
  receiptUrl: string | undefined
  refunds: readonly RefundSaying[]
  disputes: readonly DisputeSaying[]
}

/** An invoice of a subscription as the provider has it now. */
export type InvoiceSaying = {
  id: string
  live: boolean
  customerId: string | undefined
  /** Nothing on an invoice that no subscription made. */
  subscriptionId: string | undefined
  /** The payment that pays it; nothing before it is final, or where nothing is to be paid. */
  paymentId: string | undefined
  amount: number
  currency: string
  /** The end of the period that it pays for. */
  periodEnd: Instant | undefined
  createdAt: Instant
}

/** A subscription as the provider has it now. */
export type SubscriptionSaying = {
  id: string
  live: boolean
  customerId: string
  readerId: string | undefined
  /** Nothing where it is for a price that is none of ours. */
  plan: PlanId | undefined
  status: 'incomplete' | 'active' | 'past_due' | 'unpaid' | 'canceled'
  periodStart: Instant
  periodEnd: Instant
  cancelAtPeriodEnd: boolean
  createdAt: Instant
  /** What the browser confirms its first payment with, where there is one to confirm. */
  clientSecret: string | undefined
}

/** What an event is about: where to look for how things are now. */
export type Subject = { kind: 'payment' | 'invoice' | 'subscription'; id: string }

/** A notice that something changed. It is never believed itself: what it is about is fetched. */
export type ProviderEvent = { id: string; type: string; live: boolean; createdAt: Instant; subject: Subject | undefined }

export type NewPayment = {
  /** Our id of it, also the key under which asking again makes no second one. */
  paymentId: string
  readerId: string
  customerId: string
  amount: number
  currency: string
  description: string
}

export type NewSubscription = { key: string; readerId: string; customerId: string; priceId: string; plan: PlanId }

export type PriceWanted = {
  lookupKey: string
  plan: PlanId
  name: string
  amount: number
  currency: string
  interval: 'month' | 'year'
}

/** A request came that the provider has not signed, or signed too long ago. */
export class BadSignature extends Error {
  override readonly name = 'BadSignature'
}

/**
 * The payment provider, as far as this service speaks to it. Everything that creates something takes a key, by which a repetition finds the
 * first. Every call may throw AppError unavailable when the provider is away, and payment_not_found where it does not know an id.
 */
export interface PaymentProvider {
  /** Whether real money moves. */
  readonly live: boolean

  createCustomer(readerId: string): Promise<string>
  /** Also ends its subscriptions at the provider. One that is gone already is fine. */
  deleteCustomer(customerId: string): Promise<void>

  createPayment(payment: NewPayment): Promise<PaymentSaying>
  payment(id: string): Promise<PaymentSaying>
  /** Gives up a payment that nobody has paid. @returns the payment, paid after all where that was faster */
  cancelPayment(id: string): Promise<PaymentSaying>

  invoice(id: string): Promise<InvoiceSaying>
  /** The invoice that a payment pays, where it pays one. */
  invoiceOf(paymentId: string): Promise<string | undefined>

  /** Finds a price by its lookup key, or creates it, with its product; a price of another amount hands its key on to a new one. */
  ensurePrice(price: PriceWanted): Promise<{ id: string; created: boolean }>
  createSubscription(subscription: NewSubscription): Promise<SubscriptionSaying>
  subscription(id: string): Promise<SubscriptionSaying>
  /** Ends it at once. One that has ended already is fine. */
  cancelSubscription(id: string): Promise<SubscriptionSaying>
  endWithPeriod(id: string, ends: boolean): Promise<SubscriptionSaying>
  /** What is left of the old price is set off, and the difference paid now. @throws AppError payment_declined, and then nothing has changed */
  changePrice(id: string, priceId: string): Promise<SubscriptionSaying>

  /** @throws BadSignature */
  readEvent(body: Buffer, signature: string | undefined, at: Instant): ProviderEvent
  /** Events since then that a webhook has not acknowledged. */
  undelivered(since: Instant): AsyncIterable<ProviderEvent>
  /** The payments that money moved in since then: each that was paid, refunded or contested, named as often as it was. */
  movedSince(since: Instant): AsyncIterable<Moved>
  /** All subscriptions that are not over. */
  openSubscriptions(): AsyncIterable<SubscriptionSaying>
}

/** One movement of money in the provider's account. */
export type Moved = { what: 'paid' | 'refund' | 'dispute'; id: string; paymentId: string; amount: number }
