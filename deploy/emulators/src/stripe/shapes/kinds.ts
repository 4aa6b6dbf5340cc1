import type Stripe from 'stripe'
import type { Price, Product, Subscription } from './billing.ts'
import type { Invoice, InvoicePayment } from './invoices.ts'
import type { Charge, Customer, DeletedCustomer, PaymentIntent, PaymentMethod } from './payments.ts'
import type { BalanceTransaction, Dispute, Refund } from './reversals.ts'
import type { Shape } from './shape.ts'

/** A 3-D Secure challenge that waits for its response. It is not part of the API: only its page uses it. */
export type Challenge = { id: string; object: 'challenge'; created: number; payment_intent: string; return_url: string | null }

export type Event = Shape<
  Stripe.EventBase,
  { data: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> }; livemode: false; type: string }
>

/** Every kind of stored object, by the name in its field `object`. */
export type Kinds = {
  balance_transaction: BalanceTransaction
  challenge: Challenge
  charge: Charge
  customer: Customer | DeletedCustomer
  dispute: Dispute
  event: Event
  invoice: Invoice
  invoice_payment: InvoicePayment
  payment_intent: PaymentIntent
  payment_method: PaymentMethod
  price: Price
  product: Product
  refund: Refund
  subscription: Subscription
}

export type Kind = keyof Kinds
export type Stored = Kinds[Kind]
