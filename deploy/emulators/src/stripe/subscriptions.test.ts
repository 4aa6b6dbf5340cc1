import { refusalOf } from './stripe-account.fixture.ts'
import { invoiceOf, openSubscriptionsForTests, type SubscriptionsForTests } from './subscription.fixture.ts'

describe('a subscription at the Stripe emulator', () => {
  let at: SubscriptionsForTests
  beforeEach(async () => {
    at = await openSubscriptionsForTests()
  })
  afterEach(() => at.account.close())

  it('is incomplete until its first invoice is paid, and includes the client secret to pay it', async () => {
    const { id: customer } = await at.stripe.customers.create()
    const subscription = await at.begin(customer)
    expect(subscription).toMatchObject({ status: 'incomplete', metadata: { readerId: 'u1' }, default_payment_method: null })
    expect(invoiceOf(subscription)).toMatchObject({ status: 'open', amount_due: 999, billing_reason: 'subscription_create' })
    await at.pay(subscription)
    const expand = ['latest_invoice.payments', 'default_payment_method']
    const active = await at.stripe.subscriptions.retrieve(subscription.id, { expand })
    expect(active).toMatchObject({ status: 'active', default_payment_method: { customer, card: { last4: '4242' } } })
    expect(invoiceOf(active)).toMatchObject({
      status: 'paid',
      amount_paid: 999,
      amount_remaining: 0,
      payments: { data: [{ status: 'paid', amount_paid: 999 }] },
    })
    await at.untilPublished(
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

  it('links its payment to its invoice, and to the invoice’s page', async () => {
    const { id: customer } = await at.stripe.customers.create()
    const subscription = await at.begin(customer)
    const intent = await at.pay(subscription)
    const [payment] = (await at.stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent.id } })).data
    expect(payment?.invoice).toBe(invoiceOf(subscription).id)
    const invoice = await at.stripe.invoices.retrieve(invoiceOf(subscription).id)
    expect(invoice.parent?.subscription_details?.subscription).toBe(subscription.id)
    const page = await fetch(String(invoice.hosted_invoice_url).replace('http://localhost:8080/_dev/stripe', at.account.url))
    expect(await page.text()).toContain('1 × Premium (at $9.99 / month)')
    expect(await refusalOf(at.stripe.paymentIntents.cancel(intent.id))).toMatchObject({ statusCode: 400 })
  })

  it('stays incomplete when its first payment is refused, and expires after 23 hours', async () => {
    const customer = await at.stripe.customers.create()
    const subscription = await at.begin(customer.id)
    expect(await refusalOf(at.pay(subscription, 'pm_card_chargeDeclined'))).toMatchObject({ code: 'card_declined' })
    await at.advance(22 * 3600)
    expect(await at.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'incomplete' })
    await at.advance(3600)
    const over = await at.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
    expect(over).toMatchObject({ status: 'incomplete_expired', latest_invoice: { status: 'void' } })
    expect(await refusalOf(at.pay(subscription))).toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'canceled' },
    })
    expect((await at.stripe.subscriptions.list({ customer: customer.id })).data).toEqual([])
    expect((await at.stripe.subscriptions.list({ customer: customer.id, status: 'ended' })).data).toHaveLength(1)
  })

  it('ends with its period if requested, unless that was taken back', async () => {
    const { id, end, now, pastPeriod } = await at.paid()
    const ending = await at.stripe.subscriptions.update(id, { cancel_at_period_end: true })
    expect(ending).toMatchObject({ status: 'active', cancel_at_period_end: true, cancel_at: end })
    expect(await at.stripe.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({ cancel_at: null, canceled_at: null })
    await at.stripe.subscriptions.update(id, { cancel_at_period_end: true })
    await pastPeriod(60)
    expect(await now()).toMatchObject({ status: 'canceled', ended_at: end })
    expect(await refusalOf(at.stripe.subscriptions.cancel(id))).toMatchObject({ statusCode: 404, code: 'resource_missing' })
  })

  it('ends at once when it is canceled or its customer is deleted', async () => {
    const first = await at.paid()
    expect(await at.stripe.subscriptions.cancel(first.id)).toMatchObject({ status: 'canceled' })
    const second = await at.paid()
    await at.stripe.customers.del(second.customer.id)
    expect(await second.now()).toMatchObject({ status: 'canceled' })
    const unpaid = await at.begin((await at.stripe.customers.create()).id)
    expect(await at.stripe.subscriptions.cancel(unpaid.id, { expand: ['latest_invoice'] })).toMatchObject({
      status: 'incomplete_expired',
      latest_invoice: { status: 'void' },
    })
  })

  it('finds its price by a lookup key, which another price may take over', async () => {
    const byKey = async () => (await at.stripe.prices.list({ lookup_keys: ['premium_monthly'], active: true })).data
    expect(await byKey()).toMatchObject([{ id: at.monthly.id, unit_amount: 999 }])
    const another = {
      product_data: { name: 'Premium' },
      currency: 'usd',
      unit_amount: 1099,
      recurring: { interval: 'month' },
      lookup_key: 'premium_monthly',
    } as const
    expect(await refusalOf(at.stripe.prices.create(another))).toMatchObject({ param: 'lookup_key' })
    const { id } = await at.stripe.prices.create({ ...another, transfer_lookup_key: true })
    expect(await byKey()).toMatchObject([{ id }])
  })
})
