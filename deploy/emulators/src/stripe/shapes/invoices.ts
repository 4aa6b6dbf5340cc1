import type Stripe from 'stripe'
import type { Sublist } from './billing.ts'
import type { Metadata } from './payments.ts'
import type { Shape } from './shape.ts'

/** Objects of invoices in the types of Stripe's SDK. Amounts are integer cents. */

export type InvoiceLine = Shape<
  Stripe.InvoiceLineItem,
  {
    description: string
    pricing: { price_details: { price: string; product: string }; type: 'price_details'; unit_amount_decimal: string }
    quantity_decimal: string
  }
>

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update'

export type Invoice = Shape<
  Stripe.Invoice,
  {
    billing_reason: BillingReason
    customer: string
    lines: Sublist<InvoiceLine>
    parent: { quote_details: null; subscription_details: { metadata: Metadata; subscription: string }; type: 'subscription_details' }
    status: 'draft' | 'open' | 'paid' | 'void'
  }
>

export type InvoicePayment = Shape<
  Stripe.InvoicePayment,
  { invoice: string; payment: { payment_intent: string; type: 'payment_intent' }; status: 'open' | 'paid' | 'canceled' }
>
