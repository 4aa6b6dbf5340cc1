import type { Sublist } from './billing.ts'
import { type Metadata, none } from './payments.ts'

/**
 * Objects of invoices as the API answers them, in version 2026-10-28.endive. Amounts are integer cents. Beside each type stand the fields that
 * have one value in this emulator (`fixed…`).
 */

export const fixedLine = {
  object: 'line_item',
  discount_amounts: none,
  discounts: none,
  livemode: false,
  pretax_credit_amounts: none,
  taxes: none,
} as const

export type InvoiceLine = typeof fixedLine & {
  id: string
  amount: number
  currency: string
  description: string
  discountable: boolean
  invoice: string
  metadata: Metadata
  parent: {
    invoice_item_details: null
    subscription_item_details: {
      invoice_item: string | null
      proration: boolean
      proration_details: { credited_items: { invoice: string; invoice_line_items: string[] } | null } | null
      subscription: string
      subscription_item: string
    }
    type: 'subscription_item_details'
  }
  period: { end: number; start: number }
  pricing: { price_details: { price: string; product: string }; type: 'price_details'; unit_amount_decimal: string }
  quantity: number
  quantity_decimal: string
  subscription: string
  subtotal: number
}

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update'

export const fixedInvoice = {
  object: 'invoice',
  account_country: 'US',
  account_name: 'Stripe emulator',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_shipping: 0,
  application: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: none,
  default_payment_method: null,
  default_source: null,
  default_tax_rates: none,
  description: null,
  discounts: none,
  due_date: null,
  footer: null,
  from_invoice: null,
  invoice_pdf: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  test_clock: null,
  total_discount_amounts: none,
  total_pretax_credit_amounts: none,
  total_taxes: none,
  webhooks_delivered_at: null,
} as const

export type Invoice = typeof fixedInvoice & {
  id: string
  amount_due: number
  amount_paid: number
  amount_remaining: number
  attempt_count: number
  attempted: boolean
  auto_advance: boolean
  automatically_finalizes_at: number | null
  billing_reason: BillingReason
  created: number
  currency: string
  customer: string
  customer_email: string | null
  customer_name: string | null
  effective_at: number | null
  ending_balance: number | null
  hosted_invoice_url: string | null
  lines: Sublist<InvoiceLine>
  next_payment_attempt: number | null
  number: string | null
  parent: { quote_details: null; subscription_details: { metadata: Metadata; subscription: string }; type: 'subscription_details' }
  period_end: number
  period_start: number
  starting_balance: number
  status: 'draft' | 'open' | 'paid' | 'void'
  status_transitions: { finalized_at: number | null; marked_uncollectible_at: null; paid_at: number | null; voided_at: number | null }
  subtotal: number
  subtotal_excluding_tax: number
  total: number
  total_excluding_tax: number
}

export const fixedInvoicePayment = { object: 'invoice_payment', is_default: true, livemode: false } as const

export type InvoicePayment = typeof fixedInvoicePayment & {
  id: string
  amount_paid: number | null
  amount_requested: number
  created: number
  currency: string
  invoice: string
  payment: { payment_intent: string; type: 'payment_intent' }
  status: 'open' | 'paid' | 'canceled'
  status_transitions: { canceled_at: number | null; paid_at: number | null }
}
