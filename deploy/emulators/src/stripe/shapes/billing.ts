import type Stripe from 'stripe'
import type { Shape } from './shape.ts'

/** Objects of products, prices, subscriptions and invoices in the types of Stripe's SDK. Amounts are integer cents. */

export type Product = Shape<Stripe.Product>

export type Interval = 'month' | 'year'

/** The SDK turns decimals, which travel as text, into numbers of its own. */
export type Price = Shape<
  Stripe.Price,
  {
    product: string
    recurring: Shape<Stripe.Price.Recurring, { interval: Interval }> | null
    unit_amount: number
    unit_amount_decimal: string
  }
>

export type Plan = Shape<Stripe.Plan, { amount_decimal: string }>

/** A page of a list inside another object. */
export type Sublist<T> = Stripe.ApiList<T> & { total_count: number }

export type SubscriptionItem = Shape<Stripe.SubscriptionItem, { plan: Plan; price: Price; quantity: number }>

type SubscriptionStatus = 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled'

export type Subscription = Shape<
  Stripe.Subscription,
  {
    cancellation_details: Stripe.Subscription.CancellationDetails
    items: Sublist<SubscriptionItem>
    payment_settings: Stripe.Subscription.PaymentSettings
    status: SubscriptionStatus
  }
>
