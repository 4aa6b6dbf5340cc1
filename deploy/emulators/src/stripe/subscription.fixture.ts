import { eventually } from '@sibyl/platform/testing/eventually'
import type Stripe from 'stripe'
import { openStripeForTests } from './stripe-account.fixture.ts'

export const DAY = 24 * 3600

export const invoiceOf = ({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice => invoice as Stripe.Invoice

const intentOf = ({ confirmation_secret: secret }: Stripe.Invoice): string => String(secret?.client_secret).split('_secret_')[0] ?? ''

/** The account with a monthly and an annual price, and what billing does with them. */
export const openSubscriptionsForTests = async () => {
  const account = await openStripeForTests()
  const { stripe } = account
  const price = (lookup_key: string, unit_amount: number, interval: 'month' | 'year') =>
    stripe.prices.create({ product_data: { name: 'Premium' }, currency: 'usd', lookup_key, unit_amount, recurring: { interval } })
  const monthly = await price('premium_monthly', 999, 'month')
  const annual = await price('premium_annual', 9999, 'year')

  const types = () => account.typesReceived().filter((type) => !/^(?:product|price|customer\.created)/.test(type))
  const begin = (customer: string, of = monthly) =>
    stripe.subscriptions.create({
      customer,
      items: [{ price: of.id }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      metadata: { readerId: 'u1' },
      expand: ['latest_invoice.confirmation_secret'],
    })
  const pay = (subscription: Stripe.Subscription, method = 'pm_card_visa') =>
    stripe.paymentIntents.confirm(intentOf(invoiceOf(subscription)), { payment_method: method })
  const advance = (seconds: number) => account.state('POST', '/clock/advance', { seconds })
  /** A subscription whose first invoice is paid; `failing`: every later payment is refused. */
  const paid = async ({ of = monthly, renewsWith = undefined as string | undefined } = {}) => {
    const customer = await stripe.customers.create({ email: 'ada@sibyl.example' })
    const { id } = await begin(customer.id, of).then(async (begun) => {
      await pay(begun)
      return begun
    })
    if (renewsWith !== undefined) {
      const saved = await stripe.paymentMethods.attach(renewsWith, { customer: customer.id })
      await stripe.subscriptions.update(id, { default_payment_method: saved.id })
    }
    const now = (expand: string[] = []) => stripe.subscriptions.retrieve(id, { expand })
    const item = async () => {
      const [only] = (await now()).items.data
      if (!only) throw new Error('the subscription has no item')
      return only
    }
    const invoices = async () => (await stripe.invoices.list({ subscription: id, expand: ['data.payments'] })).data
    const { current_period_start: start, current_period_end: end } = await item()
    /** Advances the clock to so many seconds after the first period. */
    const pastPeriod = (seconds: number) => advance(end - start + seconds)
    return { id, customer, now, item, invoices, end, pastPeriod }
  }
  const untilPublished = async (...wanted: string[]) => eventually(() => expect(types()).toEqual(wanted))
  return { account, stripe, monthly, annual, types, begin, pay, paid, advance, untilPublished }
}

export type SubscriptionsForTests = Awaited<ReturnType<typeof openSubscriptionsForTests>>
