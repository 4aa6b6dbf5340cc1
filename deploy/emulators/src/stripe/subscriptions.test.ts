import { eventually } from '@sibyl/platform/testing/eventually'
import type Stripe from 'stripe'
import { openStripeForTests, refusalOf, type StripeForTests } from './stripe-account.fixture.ts'

const DAY = 24 * 3600
const NOON = Date.UTC(2026, 10, 21, 12) / 1000

describe('a subscription at the Stripe emulator', () => {
  let account: StripeForTests
  let stripe: Stripe
  let monthly: Stripe.Price
  let annual: Stripe.Price
  beforeEach(async () => {
    account = await openStripeForTests()
    stripe = account.stripe
    const product = await stripe.products.create({ name: 'Premium' })
    const price = (lookup_key: string, unit_amount: number, interval: 'month' | 'year') =>
      stripe.prices.create({ product: product.id, currency: 'usd', lookup_key, unit_amount, recurring: { interval } })
    monthly = await price('premium_monthly', 999, 'month')
    annual = await price('premium_annual', 9999, 'year')
  })
  afterEach(() => account.close())

  const types = () => account.typesReceived().filter((type) => !/^(?:product|price|customer\.created|test_helpers)/.test(type))
  const untilTold = async (...wanted: string[]) => eventually(() => expect(types()).toEqual(wanted))
  const invoiceOf = ({ latest_invoice: invoice }: Stripe.Subscription) => invoice as Stripe.Invoice
  const intentOf = ({ confirmation_secret: secret }: Stripe.Invoice) => String(secret?.client_secret).split('_secret_')[0] ?? ''
  const begin = (customer: string, price = monthly) =>
    stripe.subscriptions.create({
      customer,
      items: [{ price: price.id }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      metadata: { readerId: 'u1' },
      expand: ['latest_invoice.confirmation_secret'],
    })
  const pay = (subscription: Stripe.Subscription, method = 'pm_card_visa') =>
    stripe.paymentIntents.confirm(intentOf(invoiceOf(subscription)), { payment_method: method })
  /** A customer whose time stands still until it is advanced. */
  const onClock = async () => {
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: NOON })
    const customer = await stripe.customers.create({ test_clock: clock.id, email: 'ada@sibyl.example' })
    const to = (days: number) => stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: NOON + Math.round(days * DAY) })
    return { customer, to }
  }
  const paidOnClock = async ({ price = monthly, method = 'pm_card_visa' } = {}) => {
    const { customer, to } = await onClock()
    const subscription = await begin(customer.id, price)
    await pay(subscription, method)
    const now = (expand: string[] = []) => stripe.subscriptions.retrieve(subscription.id, { expand })
    const invoices = async () => (await stripe.invoices.list({ subscription: subscription.id, expand: ['data.payments'] })).data
    return { id: subscription.id, customer, to, now, invoices }
  }

  it('is incomplete until its first invoice is paid, which it shows the secret of', async () => {
    const { id: customer } = await stripe.customers.create()
    const subscription = await begin(customer)
    expect(subscription).toMatchObject({ status: 'incomplete', metadata: { readerId: 'u1' }, default_payment_method: null })
    expect(invoiceOf(subscription)).toMatchObject({ status: 'open', amount_due: 999, billing_reason: 'subscription_create' })
    await pay(subscription)
    const active = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice.payments', 'default_payment_method'] })
    expect(active).toMatchObject({ status: 'active', default_payment_method: { customer, card: { last4: '4242' } } })
    expect(invoiceOf(active)).toMatchObject({
      status: 'paid',
      amount_paid: 999,
      amount_remaining: 0,
      payments: { data: [{ status: 'paid', amount_paid: 999 }] },
    })
    await untilTold(
      'invoice.created',
      'customer.subscription.created',
      'invoice.finalized',
      'payment_intent.created',
      'charge.succeeded',
      'payment_method.attached',
      'payment_intent.succeeded',
      'charge.updated',
      'customer.subscription.updated',
      'invoice.paid',
      'invoice.payment_succeeded',
      'invoice_payment.paid',
    )
  })

  it('leads from its payment to its invoice, and to a page of it', async () => {
    const { id: customer } = await stripe.customers.create()
    const subscription = await begin(customer)
    const intent = await pay(subscription)
    const [payment] = (await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent.id } })).data
    expect(payment?.invoice).toBe(invoiceOf(subscription).id)
    const invoice = await stripe.invoices.retrieve(invoiceOf(subscription).id)
    expect(invoice.parent?.subscription_details?.subscription).toBe(subscription.id)
    const page = await fetch(String(invoice.hosted_invoice_url).replace('http://localhost:8080/_dev/stripe', account.url))
    expect(await page.text()).toContain('1 × Premium (at $9.99 / month)')
    expect(await refusalOf(stripe.paymentIntents.cancel(intent.id))).toMatchObject({ statusCode: 400 })
  })

  it('stays incomplete when its first payment is refused, and is over after 23 hours', async () => {
    const { customer, to } = await onClock()
    const subscription = await begin(customer.id)
    expect(await refusalOf(pay(subscription, 'pm_card_chargeDeclined'))).toMatchObject({ code: 'card_declined' })
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'incomplete' })
    await to(22 / 24)
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'incomplete' })
    await to(23 / 24)
    const over = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
    expect(over).toMatchObject({ status: 'incomplete_expired', latest_invoice: { status: 'void' } })
    expect(await refusalOf(pay(subscription))).toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'canceled' },
    })
    expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([])
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'ended' })).data).toHaveLength(1)
  })

  it('is renewed at the end of its period, an hour after its invoice, with the card that was saved', async () => {
    const { to, now, invoices } = await paidOnClock()
    const [item] = (await now()).items.data
    expect(item).toMatchObject({ current_period_start: NOON, current_period_end: Date.UTC(2026, 11, 21, 12) / 1000 })
    await eventually(() => expect(types().at(-1)).toBe('invoice_payment.paid'))
    account.received.splice(0)
    await to(30)
    expect((await invoices()).map(({ status }) => status)).toEqual(['draft', 'paid'])
    expect((await now()).items.data).toMatchObject([
      { current_period_start: Date.UTC(2026, 11, 21, 12) / 1000, current_period_end: Date.UTC(2027, 0, 21, 12) / 1000 },
    ])
    await to(30.1)
    expect(await invoices()).toMatchObject([{ status: 'paid', billing_reason: 'subscription_cycle', amount_paid: 999 }, { status: 'paid' }])
    await untilTold(
      'invoice.created',
      'customer.subscription.updated',
      'invoice.finalized',
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'charge.updated',
      'invoice.paid',
      'invoice.payment_succeeded',
      'invoice_payment.paid',
    )
  })

  it('goes past due when a renewal is refused, is tried again, and ends after the last attempt', async () => {
    const { customer, to, now, invoices, id } = await paidOnClock()
    const saved = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id })
    await stripe.subscriptions.update(id, { default_payment_method: saved.id })
    await to(30.1)
    expect(await now()).toMatchObject({ status: 'past_due' })
    expect((await invoices())[0]).toMatchObject({ status: 'open', attempt_count: 1, next_payment_attempt: NOON + 33 * DAY + 3600 })
    await to(40)
    expect((await invoices())[0]).toMatchObject({ status: 'open', attempt_count: 3 })
    await to(46)
    expect(await now()).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } })
    await eventually(() => expect(types().slice(-1)).toEqual(['customer.subscription.deleted']))
    expect(types().filter((type) => type === 'invoice.payment_failed')).toHaveLength(4)
  })

  it('stays unpaid instead where that is chosen, and is active again when its invoice is paid', async () => {
    await account.state('PUT', '/renewals', { afterRetries: 'unpaid' })
    const { customer, to, now, invoices, id } = await paidOnClock()
    const saved = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id })
    await stripe.subscriptions.update(id, { default_payment_method: saved.id })
    await to(46)
    expect(await now()).toMatchObject({ status: 'unpaid' })
    await stripe.invoices.pay(String((await invoices())[0]?.id), { payment_method: 'pm_card_visa' })
    expect(await now()).toMatchObject({ status: 'active' })
  })

  it('is active again when its holder pays what was refused', async () => {
    const { customer, to, now, invoices, id } = await paidOnClock()
    const saved = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id })
    await stripe.subscriptions.update(id, { default_payment_method: saved.id })
    await to(30.1)
    const intent = (await invoices())[0]?.payments?.data[0]?.payment.payment_intent
    await stripe.paymentIntents.confirm(String(intent), { payment_method: 'pm_card_visa' })
    expect(await now()).toMatchObject({ status: 'active' })
    await to(50)
    expect((await invoices())[0]).toMatchObject({ status: 'paid' })
  })

  it('asks its holder for 3-D Secure when a renewal needs it', async () => {
    const { customer, to, now, id } = await paidOnClock()
    const saved = await stripe.paymentMethods.attach('pm_card_threeDSecure2Required', { customer: customer.id })
    await stripe.subscriptions.update(id, { default_payment_method: saved.id })
    await to(30.1)
    expect(await now()).toMatchObject({ status: 'past_due' })
    await eventually(() => expect(types()).toContain('invoice.payment_action_required'))
  })

  it('ends with its period when that was asked for, unless it was taken back', async () => {
    const { to, now, id } = await paidOnClock()
    expect(await stripe.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: Date.UTC(2026, 11, 21, 12) / 1000,
    })
    expect(await stripe.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({ cancel_at: null, canceled_at: null })
    await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    await to(31)
    expect(await now()).toMatchObject({ status: 'canceled', ended_at: Date.UTC(2026, 11, 21, 12) / 1000 })
    expect(await refusalOf(stripe.subscriptions.cancel(id))).toMatchObject({ statusCode: 404, code: 'resource_missing' })
  })

  it('ends at once when it is canceled, or its customer deleted', async () => {
    const first = await paidOnClock()
    expect(await stripe.subscriptions.cancel(first.id)).toMatchObject({ status: 'canceled' })
    const second = await paidOnClock()
    await stripe.customers.del(second.customer.id)
    expect(await second.now()).toMatchObject({ status: 'canceled' })
    const unpaid = await begin((await stripe.customers.create()).id)
    expect(await stripe.subscriptions.cancel(unpaid.id, { expand: ['latest_invoice'] })).toMatchObject({
      status: 'incomplete_expired',
      latest_invoice: { status: 'void' },
    })
  })

  describe('that changes its plan', () => {
    const change = async (id: string, price: Stripe.Price, more: Stripe.SubscriptionUpdateParams = {}) => {
      const [item] = (await stripe.subscriptions.retrieve(id)).items.data
      return stripe.subscriptions.update(id, { items: [{ id: String(item?.id), price: price.id }], expand: ['latest_invoice'], ...more })
    }
    const linesOf = (subscription: Stripe.Subscription) =>
      invoiceOf(subscription).lines.data.map(({ amount, parent }) => [amount, parent?.subscription_item_details?.proration])

    it('to another interval begins a new period, with the rest of the old one set off', async () => {
      const { id, to } = await paidOnClock()
      await to(15)
      const changed = await change(id, annual, { proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' })
      expect(changed).toMatchObject({ status: 'active', billing_cycle_anchor: NOON + 15 * DAY })
      expect(changed.items.data).toMatchObject([{ price: { id: annual.id }, current_period_start: NOON + 15 * DAY }])
      expect(linesOf(changed)).toEqual([
        [-500, true],
        [9999, false],
      ])
      expect(invoiceOf(changed)).toMatchObject({ status: 'paid', total: 9499, amount_paid: 9499, billing_reason: 'subscription_update' })
    })

    it('to a cheaper one leaves a credit, which the next invoices use up', async () => {
      const { id, to, customer, invoices } = await paidOnClock({ price: annual })
      const changed = await change(id, monthly, { proration_behavior: 'always_invoice' })
      expect(invoiceOf(changed)).toMatchObject({ status: 'paid', total: -9000, amount_due: 0, ending_balance: -9000 })
      expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -9000 })
      await to(30.1)
      expect((await invoices())[0]).toMatchObject({
        status: 'paid',
        total: 999,
        amount_due: 0,
        starting_balance: -9000,
        ending_balance: -8001,
      })
    })

    it('changes nothing when it must be paid at once and is not', async () => {
      const { id, customer, now, invoices } = await paidOnClock()
      const saved = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id })
      await stripe.subscriptions.update(id, { default_payment_method: saved.id })
      const refused = await refusalOf(change(id, annual, { proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' }))
      expect(refused).toMatchObject({ statusCode: 402, code: 'card_declined' })
      expect((await now()).items.data).toMatchObject([{ price: { id: monthly.id } }])
      expect(await invoices()).toHaveLength(1)
    })

    it('goes past due when it may be paid later', async () => {
      const { id, customer } = await paidOnClock()
      const saved = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id })
      await stripe.subscriptions.update(id, { default_payment_method: saved.id })
      expect(await change(id, annual)).toMatchObject({ status: 'past_due', latest_invoice: { status: 'open' } })
    })

    it('within an interval is charged with the next invoice, unless at once is asked for', async () => {
      const dearer = await stripe.prices.create({
        product: String(monthly.product),
        currency: 'usd',
        unit_amount: 1999,
        recurring: { interval: 'month' },
      })
      const { id, to, invoices } = await paidOnClock()
      await to(15)
      await change(id, dearer)
      expect(await invoices()).toHaveLength(1)
      await to(30.1)
      const [next] = await invoices()
      expect(next?.lines.data.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([-500, 1000, 1999])
      expect(next).toMatchObject({ status: 'paid', amount_paid: 2499 })
      const back = await change(id, monthly, { proration_behavior: 'none' })
      expect(back.items.data).toMatchObject([{ price: { id: monthly.id } }])
      expect(await invoices()).toHaveLength(2)
    })
  })

  it('is renewed by the account’s own clock too', async () => {
    const { id: customer } = await stripe.customers.create()
    const subscription = await begin(customer)
    await pay(subscription)
    const { aheadSeconds } = await account.state('POST', '/clock/advance', { seconds: 32 * DAY })
    expect(aheadSeconds).toBe(32 * DAY)
    const { data } = await stripe.invoices.list({ customer })
    expect(data).toMatchObject([{ status: 'paid', billing_reason: 'subscription_cycle' }, { status: 'paid' }])
    const { created } = await stripe.customers.create()
    expect(created).toBeGreaterThan(Date.now() / 1000 + 31 * DAY)
  })

  it('of the 31st ends with shorter months and comes back to the 31st', async () => {
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: Date.UTC(2027, 0, 31, 12) / 1000 })
    const customer = await stripe.customers.create({ test_clock: clock.id })
    const subscription = await begin(customer.id)
    await pay(subscription)
    const ends: string[] = []
    for (const day of [Date.UTC(2027, 1, 1), Date.UTC(2027, 2, 1), Date.UTC(2027, 3, 1)]) {
      await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: day / 1000 })
      const [item] = (await stripe.subscriptions.retrieve(subscription.id)).items.data
      ends.push(new Date(Number(item?.current_period_end) * 1000).toISOString().slice(0, 10))
    }
    expect(ends).toEqual(['2027-02-28', '2027-03-31', '2027-04-30'])
  })

  it('needs a payment method where it is to be paid at once', async () => {
    const { id: customer } = await stripe.customers.create()
    const items = [{ price: monthly.id }]
    expect(await refusalOf(stripe.subscriptions.create({ customer, items }))).toMatchObject({ code: 'resource_missing' })
    const saved = await stripe.paymentMethods.attach('pm_card_visa', { customer })
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: saved.id } })
    expect(await stripe.subscriptions.create({ customer, items })).toMatchObject({ status: 'active' })
  })

  it('is of a price that is found by its lookup key, which another price may take over', async () => {
    expect((await stripe.prices.list({ lookup_keys: ['premium_monthly'], active: true })).data).toMatchObject([
      { id: monthly.id, unit_amount: 999 },
    ])
    const another = {
      product_data: { name: 'Premium' },
      currency: 'usd',
      unit_amount: 1099,
      recurring: { interval: 'month' },
      lookup_key: 'premium_monthly',
    } as const
    expect(await refusalOf(stripe.prices.create(another))).toMatchObject({ param: 'lookup_key' })
    const { id } = await stripe.prices.create({ ...another, transfer_lookup_key: true })
    expect((await stripe.prices.list({ lookup_keys: ['premium_monthly'] })).data).toMatchObject([{ id }])
    expect(await stripe.prices.retrieve(monthly.id)).toMatchObject({ lookup_key: null })
  })
})
