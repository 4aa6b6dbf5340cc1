import type { Event, TestClock, WebhookEndpoint } from './account.ts'
import type { Invoice, InvoiceLine, InvoicePayment, Price, Product, Subscription } from './billing.ts'
import type { BalanceTransaction, Charge, Customer, DeletedCustomer, Dispute, PaymentIntent, PaymentMethod, Refund } from './payments.ts'

/** A 3-D Secure challenge that waits for its answer. It is no part of the API: only its page knows it. */
export type Challenge = { id: string; object: 'challenge'; created: number; payment_intent: string; return_url: string | null }

/** A proration that waits for the next invoice. */
type PendingLine = {
  id: string
  object: 'pending_line'
  created: number
  customer: string
  subscription: string
  line: Omit<InvoiceLine, 'invoice'>
}

/** Every kind of object that is kept, by the name in its field `object`. */
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
  pending_line: PendingLine
  price: Price
  product: Product
  refund: Refund
  subscription: Subscription
  'test_helpers.test_clock': TestClock
  webhook_endpoint: WebhookEndpoint
}

export type Kind = keyof Kinds
export type Stored = Kinds[Kind]
