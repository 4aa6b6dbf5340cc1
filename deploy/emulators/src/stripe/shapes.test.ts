import type Stripe from 'stripe'
import type { Event } from './shapes/account.ts'
import type { Plan, Price, Product, Subscription, SubscriptionItem } from './shapes/billing.ts'
import type { Invoice, InvoiceLine, InvoicePayment } from './shapes/invoices.ts'
import type { Charge, Customer, PaymentIntent, PaymentMethod } from './shapes/payments.ts'
import type { BalanceTransaction, Dispute, Refund } from './shapes/reversals.ts'

type Unknown<Mine, Theirs> = Exclude<keyof Mine, keyof Theirs>

/** Compiles only if our type has all required fields of Stripe's, each with an allowed type, and no field that Stripe's lacks. */
const fits = <Mine extends Theirs, Theirs>(_nothingElse: [Unknown<Mine, Theirs>] extends [never] ? true : Unknown<Mine, Theirs>): true =>
  true

/** The SDK converts decimals, which are sent as text, to numbers of its own. */
type WithoutDecimals<T> = Omit<T, 'unit_amount_decimal' | 'amount_decimal' | 'quantity_decimal'>
type PlainItem = Omit<SubscriptionItem, 'price' | 'plan'>
type PlainLine = WithoutDecimals<Omit<InvoiceLine, 'pricing'>>

test('the shapes of all objects match the types that Stripe publishes for this version', () => {
  const all = [
    fits<Customer, Stripe.Customer>(true),
    fits<PaymentMethod, Stripe.PaymentMethod>(true),
    fits<PaymentMethod['card'], Stripe.PaymentMethod.Card>(true),
    fits<Omit<PaymentIntent, 'last_payment_error' | 'next_action'>, Omit<Stripe.PaymentIntent, 'last_payment_error' | 'next_action'>>(true),
    fits<Charge, Stripe.Charge>(true),
    fits<Refund, Stripe.Refund>(true),
    fits<Omit<Dispute, 'evidence'>, Omit<Stripe.Dispute, 'evidence'>>(true),
    fits<BalanceTransaction, Stripe.BalanceTransaction>(true),
    fits<Product, Stripe.Product>(true),
    fits<WithoutDecimals<Price>, WithoutDecimals<Stripe.Price>>(true),
    fits<WithoutDecimals<Plan>, WithoutDecimals<Stripe.Plan>>(true),
    fits<Omit<Subscription, 'items'>, Omit<Stripe.Subscription, 'items'>>(true),
    fits<PlainItem, Omit<Stripe.SubscriptionItem, 'price' | 'plan'>>(true),
    fits<Omit<Invoice, 'lines'>, Omit<Stripe.Invoice, 'lines'>>(true),
    fits<PlainLine, WithoutDecimals<Omit<Stripe.InvoiceLineItem, 'pricing'>>>(true),
    fits<InvoicePayment, Stripe.InvoicePayment>(true),
    fits<Omit<Event, 'type' | 'data'>, Omit<Stripe.EventBase, 'type' | 'data'>>(true),
  ]
  expect(all).not.toContain(false)
})
