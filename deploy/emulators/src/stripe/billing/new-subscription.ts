import { found } from '../http/lists.ts'
import type { Scope } from '../scope.ts'
import type { Plan, Price, Subscription, SubscriptionItem } from '../shapes/billing.ts'
import type { Customer, Metadata } from '../shapes/payments.ts'
import { stripeId } from '../storage/ids.ts'
import { draftInvoice } from './draft-invoice.ts'
import { finalizeInvoice } from './invoices.ts'
import { periodLine } from './lines.ts'
import { periodEnd } from './periods.ts'
import { keepSubscription } from './subscription-changes.ts'

/** The legacy plan object, which came before prices; still part of every item. */
export const planOf = ({ unit_amount: amount, unit_amount_decimal, recurring, ...price }: Price): Plan => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount,
  amount_decimal: unit_amount_decimal,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: recurring?.interval ?? 'month',
  interval_count: recurring?.interval_count ?? 1,
  livemode: false,
  metadata: { ...price.metadata },
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})

const itemOf = (subscription: string, price: Price, at: number): SubscriptionItem => ({
  id: `si_${stripeId('x').slice(2, 16)}`,
  object: 'subscription_item',
  billing_thresholds: null,
  created: at,
  current_period_end: price.recurring ? periodEnd(at, at, price.recurring.interval) : at,
  current_period_start: at,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: planOf(price),
  price,
  quantity: 1,
  subscription,
  tax_rates: [],
})

type New = { customer: Customer; price: Price; metadata: Metadata; saves: 'off' | 'on_subscription' }

/** Creates a subscription with its first invoice, which is open and waits to be paid. */
export const newSubscription = (scope: Scope, { customer, price, metadata, saves }: New): Subscription => {
  const at = scope.now()
  const id = stripeId('sub')
  const item = itemOf(id, price, at)
  const begun: Subscription = {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: at,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: at,
    currency: price.currency,
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: { account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: { type: 'self' } },
    items: { object: 'list', data: [item], has_more: false, total_count: 1, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: saves,
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: at,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: null,
  }
  scope.objects.put(begun)
  const invoice = draftInvoice(scope, begun, {
    reason: 'subscription_create',
    lines: [periodLine(scope, begun, item)],
    period: { start: at, end: at },
    finalizesAt: null,
  })
  const subscription = keepSubscription(scope, { ...begun, latest_invoice: invoice.id })
  scope.emit('customer.subscription.created', subscription)
  finalizeInvoice(scope, invoice)
  return found(scope.objects, 'subscription', id)
}
