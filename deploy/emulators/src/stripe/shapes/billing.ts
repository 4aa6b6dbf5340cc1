import { type Metadata, none } from './payments.ts'

/**
 * Objects of products, prices, subscriptions and invoices as the API answers them, in version 2026-10-28.endive. Amounts are integer cents.
 * Beside each type stand the fields that have one value in this emulator (`fixed…`).
 */

export const fixedProduct = {
  object: 'product',
  active: true,
  default_price: null,
  description: null,
  images: none,
  livemode: false,
  marketing_features: none,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  unit_label: null,
  url: null,
} as const

export type Product = typeof fixedProduct & { id: string; created: number; metadata: Metadata; name: string; updated: number }

export type Interval = 'month' | 'year'

export const fixedPrice = {
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  custom_unit_amount: null,
  livemode: false,
  nickname: null,
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
} as const

export const fixedRecurring = { interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' } as const

export type Price = typeof fixedPrice & {
  id: string
  created: number
  currency: string
  lookup_key: string | null
  metadata: Metadata
  product: string
  recurring: (typeof fixedRecurring & { interval: Interval }) | null
  type: 'one_time' | 'recurring'
  unit_amount: number
  unit_amount_decimal: string
}

export const fixedPlan = {
  object: 'plan',
  active: true,
  billing_scheme: 'per_unit',
  livemode: false,
  nickname: null,
  tiers_mode: null,
  transform_usage: null,
  ...fixedRecurring,
} as const

export type Plan = typeof fixedPlan & {
  id: string
  amount: number
  amount_decimal: string
  created: number
  currency: string
  interval: Interval
  metadata: Metadata
  product: string
}

/** A page of a list inside another object. */
export type Sublist<T> = { object: 'list'; data: T[]; has_more: boolean; total_count: number; url: string }

export const fixedItem = {
  object: 'subscription_item',
  billing_thresholds: null,
  current_trial: null,
  discounts: none,
  metadata: {},
  tax_rates: none,
} as const

export type SubscriptionItem = typeof fixedItem & {
  id: string
  created: number
  current_period_end: number
  current_period_start: number
  plan: Plan
  price: Price
  quantity: number
  subscription: string
}

type SubscriptionStatus = 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled'

export const fixedSubscription = {
  object: 'subscription',
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
  billing_schedules: none,
  billing_thresholds: null,
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: none,
  description: null,
  discounts: none,
  invoice_settings: { account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: { type: 'self' } },
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
  trial_start: null,
} as const

export type Subscription = typeof fixedSubscription & {
  id: string
  billing_cycle_anchor: number
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  cancellation_details: {
    comment: null
    feedback: null
    feedback_option: null
    reason: 'cancellation_requested' | 'payment_failed' | null
  }
  created: number
  currency: string
  customer: string
  default_payment_method: string | null
  ended_at: number | null
  items: Sublist<SubscriptionItem>
  latest_invoice: string | null
  metadata: Metadata
  payment_settings: {
    payment_method_options: null
    payment_method_types: null
    save_default_payment_method: 'off' | 'on_subscription'
  }
  start_date: number
  status: SubscriptionStatus
}
