import type { Metadata } from './payments.ts'

/** Objects of products, prices, subscriptions and invoices as the API answers them, in version 2026-10-28.endive. Amounts are integer cents. */

export type Product = {
  id: string
  object: 'product'
  active: boolean
  created: number
  default_price: string | null
  description: string | null
  images: string[]
  livemode: false
  marketing_features: never[]
  metadata: Metadata
  name: string
  package_dimensions: null
  shippable: null
  statement_descriptor: string | null
  tax_code: string | null
  tax_details: null
  type: 'service'
  unit_label: string | null
  updated: number
  url: string | null
}

export type Interval = 'month' | 'year'

export type Price = {
  id: string
  object: 'price'
  active: boolean
  billing_scheme: 'per_unit'
  created: number
  currency: string
  custom_unit_amount: null
  livemode: false
  lookup_key: string | null
  metadata: Metadata
  nickname: string | null
  product: string
  recurring: { interval: Interval; interval_count: number; meter: null; trial_period_days: null; usage_type: 'licensed' } | null
  tax_behavior: 'unspecified' | 'exclusive' | 'inclusive'
  tiers_mode: null
  transform_quantity: null
  type: 'one_time' | 'recurring'
  unit_amount: number
  unit_amount_decimal: string
}

export type Plan = {
  id: string
  object: 'plan'
  active: boolean
  amount: number
  amount_decimal: string
  billing_scheme: 'per_unit'
  created: number
  currency: string
  interval: Interval
  interval_count: number
  livemode: false
  metadata: Metadata
  meter: null
  nickname: string | null
  product: string
  tiers_mode: null
  transform_usage: null
  trial_period_days: null
  usage_type: 'licensed'
}

/** A page of a list inside another object. */
type Sublist<T> = { object: 'list'; data: T[]; has_more: boolean; total_count: number; url: string }

export type SubscriptionItem = {
  id: string
  object: 'subscription_item'
  billing_thresholds: null
  created: number
  current_period_end: number
  current_period_start: number
  current_trial: null
  discounts: never[]
  metadata: Metadata
  plan: Plan
  price: Price
  quantity: number
  subscription: string
  tax_rates: never[]
}

type SubscriptionStatus = 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled'

export type Subscription = {
  id: string
  object: 'subscription'
  application: null
  application_fee_percent: null
  automatic_tax: { disabled_reason: null; enabled: false; liability: null }
  billing_cycle_anchor: number
  billing_cycle_anchor_config: null
  billing_mode: { flexible: { proration_discounts: 'included' }; type: 'flexible' }
  billing_schedules: never[]
  billing_thresholds: null
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  cancellation_details: {
    comment: string | null
    feedback: string | null
    feedback_option: null
    reason: 'cancellation_requested' | 'payment_failed' | 'payment_disputed' | null
  }
  collection_method: 'charge_automatically'
  created: number
  currency: string
  customer: string
  customer_account: null
  days_until_due: null
  default_payment_method: string | null
  default_source: null
  default_tax_rates: never[]
  description: string | null
  discounts: never[]
  ended_at: number | null
  invoice_settings: { account_tax_ids: null; custom_fields: null; description: null; footer: null; issuer: { type: 'self' } }
  items: Sublist<SubscriptionItem>
  latest_invoice: string | null
  livemode: false
  managed_payments: null
  metadata: Metadata
  next_pending_invoice_item_invoice: null
  on_behalf_of: null
  pause_collection: null
  payment_settings: {
    payment_method_options: null
    payment_method_types: string[] | null
    save_default_payment_method: 'off' | 'on_subscription'
  }
  pending_invoice_item_interval: null
  pending_setup_intent: null
  pending_update: null
  schedule: null
  start_date: number
  status: SubscriptionStatus
  test_clock: null
  transfer_data: null
  trial_end: null
  trial_settings: { end_behavior: { billing_cycle_anchor: null; missing_payment_method: 'create_invoice' } }
  trial_start: null
}

export type InvoiceLine = {
  id: string
  object: 'line_item'
  amount: number
  currency: string
  description: string
  discount_amounts: never[]
  discountable: boolean
  discounts: never[]
  invoice: string
  livemode: false
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
  pretax_credit_amounts: never[]
  pricing: { price_details: { price: string; product: string }; type: 'price_details'; unit_amount_decimal: string }
  quantity: number
  quantity_decimal: string
  subscription: string
  subtotal: number
  taxes: never[]
}

type InvoiceStatus = 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update'

export type Invoice = {
  id: string
  object: 'invoice'
  account_country: string
  account_name: string
  account_tax_ids: null
  amount_due: number
  amount_overpaid: number
  amount_paid: number
  amount_remaining: number
  amount_shipping: number
  application: null
  attempt_count: number
  attempted: boolean
  auto_advance: boolean
  automatic_tax: { disabled_reason: null; enabled: false; liability: null; provider: null; status: null }
  automatically_finalizes_at: number | null
  billing_reason: BillingReason
  collection_method: 'charge_automatically'
  created: number
  currency: string
  custom_fields: null
  customer: string
  customer_account: null
  customer_address: null
  customer_email: string | null
  customer_name: string | null
  customer_phone: string | null
  customer_shipping: null
  customer_tax_exempt: 'none'
  customer_tax_ids: never[]
  default_payment_method: string | null
  default_source: null
  default_tax_rates: never[]
  description: string | null
  discounts: never[]
  due_date: null
  effective_at: number | null
  ending_balance: number | null
  footer: null
  from_invoice: null
  hosted_invoice_url: string | null
  invoice_pdf: null
  issuer: { type: 'self' }
  last_finalization_error: null
  latest_revision: null
  lines: Sublist<InvoiceLine>
  livemode: false
  metadata: Metadata
  next_payment_attempt: number | null
  number: string | null
  on_behalf_of: null
  parent: {
    quote_details: null
    subscription_details: { metadata: Metadata; subscription: string; subscription_proration_date?: number }
    type: 'subscription_details'
  }
  payment_settings: { default_mandate: null; payment_method_options: null; payment_method_types: string[] | null }
  period_end: number
  period_start: number
  post_payment_credit_notes_amount: number
  pre_payment_credit_notes_amount: number
  receipt_number: string | null
  rendering: null
  shipping_cost: null
  shipping_details: null
  starting_balance: number
  statement_descriptor: null
  status: InvoiceStatus
  status_transitions: {
    finalized_at: number | null
    marked_uncollectible_at: number | null
    paid_at: number | null
    voided_at: number | null
  }
  subtotal: number
  subtotal_excluding_tax: number
  test_clock: null
  total: number
  total_discount_amounts: never[]
  total_excluding_tax: number
  total_pretax_credit_amounts: never[]
  total_taxes: never[]
  webhooks_delivered_at: number | null
}

export type InvoicePayment = {
  id: string
  object: 'invoice_payment'
  amount_paid: number | null
  amount_requested: number
  created: number
  currency: string
  invoice: string
  is_default: boolean
  livemode: false
  payment: { payment_intent: string; type: 'payment_intent' }
  status: 'open' | 'paid' | 'canceled'
  status_transitions: { canceled_at: number | null; paid_at: number | null }
}
