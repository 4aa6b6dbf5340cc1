import { found } from '../http/lists.ts'
import type { Scope } from '../scope.ts'
import type { Plan, Price, Subscription, SubscriptionItem } from '../shapes/billing.ts'
import { fixed } from '../shapes/fixed.data.ts'
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
  ...fixed.plan,
  amount,
  amount_decimal: unit_amount_decimal,
  created: price.created,
  currency: price.currency,
  interval: recurring?.interval ?? 'month',
  metadata: { ...price.metadata },
  product: price.product,
})

const itemOf = (subscription: string, price: Price, at: number): SubscriptionItem => ({
  id: `si_${stripeId('x').slice(2, 16)}`,
  object: 'subscription_item',
  ...fixed.item,
  created: at,
  current_period_end: price.recurring ? periodEnd(at, at, price.recurring.interval) : at,
  current_period_start: at,
  plan: planOf(price),
  price,
  quantity: 1,
  subscription,
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
    ...fixed.subscription,
    billing_cycle_anchor: at,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    created: at,
    currency: price.currency,
    customer: customer.id,
    default_payment_method: null,
    ended_at: null,
    items: { object: 'list', data: [item], has_more: false, total_count: 1, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    metadata,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: saves,
    },
    start_date: at,
    status: 'incomplete',
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
