import { money } from '../money.ts'
import type { Scope } from '../scope.ts'
import type { Price, Subscription, SubscriptionItem } from '../shapes/billing.ts'
import { fixed } from '../shapes/fixed.data.ts'
import type { InvoiceLine } from '../shapes/invoices.ts'
import { stripeId } from '../storage/ids.ts'

export type NewLine = Omit<InvoiceLine, 'invoice'>

type Span = { start: number; end: number }

const nameOf = (scope: Scope, price: Price): string => scope.objects.get('product', price.product)?.name ?? price.product

const day = (seconds: number): string =>
  new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(seconds * 1000)

type Line = {
  price: Price
  quantity: number
  amount: number
  description: string
  period: Span
  proration: boolean
  credits?: string | null
}

const line = (subscription: Subscription, item: SubscriptionItem, of: Line): NewLine => ({
  id: stripeId('il'),
  object: 'line_item',
  ...fixed.line,
  amount: of.amount,
  currency: of.price.currency,
  description: of.description,
  discountable: !of.proration,
  metadata: { ...subscription.metadata },
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: of.proration ? stripeId('ii') : null,
      proration: of.proration,
      proration_details: of.credits ? { credited_items: { invoice: of.credits, invoice_line_items: [] } } : null,
      subscription: subscription.id,
      subscription_item: item.id,
    },
    type: 'subscription_item_details',
  },
  period: of.period,
  pricing: {
    price_details: { price: of.price.id, product: of.price.product },
    type: 'price_details',
    unit_amount_decimal: of.price.unit_amount_decimal,
  },
  quantity: of.quantity,
  quantity_decimal: String(of.quantity),
  subscription: subscription.id,
  subtotal: of.amount,
})

/** A line for a whole period of an item. */
export const periodLine = (scope: Scope, subscription: Subscription, item: SubscriptionItem): NewLine => {
  const { price, quantity } = item
  const each = money(price.unit_amount, price.currency)
  return line(subscription, item, {
    price,
    quantity,
    amount: price.unit_amount * quantity,
    description: `${quantity} × ${nameOf(scope, price)} (at ${each} / ${price.recurring?.interval ?? 'month'})`,
    period: { start: item.current_period_start, end: item.current_period_end },
    proration: false,
  })
}

const shareLeft = ({ current_period_start: start, current_period_end: end }: SubscriptionItem, at: number): number =>
  Math.max(0, Math.min(1, (end - at) / (end - start)))

/** The credit for the unused part of a paid period, to the second: a negative amount of cents. */
export const creditLine = (scope: Scope, subscription: Subscription, item: SubscriptionItem, at: number): NewLine =>
  line(subscription, item, {
    price: item.price,
    quantity: item.quantity,
    amount: -Math.round(item.price.unit_amount * item.quantity * shareLeft(item, at)),
    description: `Unused time on ${nameOf(scope, item.price)} after ${day(at)}`,
    period: { start: at, end: item.current_period_end },
    proration: true,
    credits: subscription.latest_invoice,
  })
