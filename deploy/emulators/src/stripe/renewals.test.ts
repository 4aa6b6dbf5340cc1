import { eventually } from '@sibyl/platform/testing/eventually'
import type Stripe from 'stripe'
import { refusalOf } from './stripe-account.fixture.ts'
import { DAY, invoiceOf, openSubscriptionsForTests, type SubscriptionsForTests } from './subscription.fixture.ts'

/** Saved like any other card, and refused when it is charged. */
const REFUSED_LATER = 'pm_card_chargeCustomerFail'
/** A renewal's invoice is a draft for an hour, then it is charged. */
const CHARGED = 2 * 3600

describe('a paid subscription at the Stripe emulator', () => {
  let at: SubscriptionsForTests
  beforeEach(async () => {
    at = await openSubscriptionsForTests()
  })
  afterEach(() => at.account.close())

  it('renews at the end of its period, an hour after the invoice, with the saved card', async () => {
    const { end, item, invoices, pastPeriod } = await at.paid()
    await eventually(() => expect(at.types().at(-1)).toBe('invoice_payment.paid'))
    at.account.received.splice(0)
    await pastPeriod(60)
    expect((await invoices()).map(({ status }) => status)).toEqual(['draft', 'paid'])
    expect((await item()).current_period_start).toBe(end)
    await at.advance(CHARGED)
    expect(await invoices()).toMatchObject([{ status: 'paid', billing_reason: 'subscription_cycle', amount_paid: 999 }, { status: 'paid' }])
    await at.untilPublished(
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

  it('becomes past due when a renewal is refused, is retried, and ends after the last attempt', async () => {
    const { end, now, invoices, pastPeriod } = await at.paid({ renewsWith: REFUSED_LATER })
    await pastPeriod(CHARGED)
    expect(await now()).toMatchObject({ status: 'past_due' })
    expect((await invoices())[0]).toMatchObject({ status: 'open', attempt_count: 1, next_payment_attempt: end + 3600 + 3 * DAY })
    await at.advance(9 * DAY)
    expect((await invoices())[0]).toMatchObject({ status: 'open', attempt_count: 3 })
    await at.advance(7 * DAY)
    expect(await now()).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } })
    await eventually(() => expect(at.types().slice(-1)).toEqual(['customer.subscription.deleted']))
    expect(at.types().filter((type) => type === 'invoice.payment_failed')).toHaveLength(4)
  })

  it('becomes active again when its holder pays the refused invoice', async () => {
    const { now, invoices, pastPeriod } = await at.paid({ renewsWith: REFUSED_LATER })
    await pastPeriod(CHARGED)
    const intent = (await invoices())[0]?.payments?.data[0]?.payment.payment_intent
    await at.stripe.paymentIntents.confirm(String(intent), { payment_method: 'pm_card_visa' })
    expect(await now()).toMatchObject({ status: 'active' })
    await at.advance(20 * DAY)
    expect((await invoices())[0]).toMatchObject({ status: 'paid' })
  })

  it('requires 3-D Secure from its holder when a renewal needs it', async () => {
    const { now, pastPeriod } = await at.paid({ renewsWith: 'pm_card_threeDSecure2Required' })
    await pastPeriod(CHARGED)
    expect(await now()).toMatchObject({ status: 'past_due' })
    await eventually(() => expect(at.types()).toContain('invoice.payment_action_required'))
  })

  describe('that changes its plan', () => {
    const change = async ({ id, item }: { id: string; item(): Promise<Stripe.SubscriptionItem> }, price: Stripe.Price) =>
      at.stripe.subscriptions.update(id, {
        items: [{ id: (await item()).id, price: price.id }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
        expand: ['latest_invoice'],
      })

    it('to another interval begins a new period and credits the rest of the old one', async () => {
      const subscription = await at.paid()
      const { current_period_start: start, current_period_end: end } = await subscription.item()
      await at.advance(Math.floor((end - start) / 2))
      const changed = await change(subscription, at.annual)
      const [moved] = changed.items.data
      expect(changed).toMatchObject({ status: 'active', billing_cycle_anchor: moved?.current_period_start })
      expect(moved).toMatchObject({ price: { id: at.annual.id } })
      const lines = invoiceOf(changed).lines.data.map(({ amount, parent }) => [amount, parent?.subscription_item_details?.proration])
      expect(lines).toEqual([
        [-Math.round((999 * (end - Number(moved?.current_period_start))) / (end - start)), true],
        [9999, false],
      ])
      expect(invoiceOf(changed)).toMatchObject({ status: 'paid', billing_reason: 'subscription_update' })
    })

    it('to a cheaper one leaves a credit for the next invoices', async () => {
      const subscription = await at.paid({ of: at.annual })
      const credit = invoiceOf(await change(subscription, at.monthly))
      expect(credit).toMatchObject({ status: 'paid', amount_due: 0, ending_balance: credit.total })
      expect(credit.total).toBeLessThan(-8900)
      await at.advance(32 * DAY)
      expect((await subscription.invoices())[0]).toMatchObject({
        status: 'paid',
        total: 999,
        amount_due: 0,
        starting_balance: credit.total,
        ending_balance: credit.total + 999,
      })
    })

    it('changes nothing if it must be paid at once and is declined', async () => {
      const subscription = await at.paid({ renewsWith: REFUSED_LATER })
      expect(await refusalOf(change(subscription, at.annual))).toMatchObject({ statusCode: 402, code: 'card_declined' })
      expect((await subscription.item()).price.id).toBe(at.monthly.id)
      expect(await subscription.invoices()).toHaveLength(1)
    })

    it('refuses a price of the same interval, by name', async () => {
      const subscription = await at.paid()
      const product_data = { name: 'Premium' }
      const dearer = await at.stripe.prices.create({ product_data, currency: 'usd', unit_amount: 1999, recurring: { interval: 'month' } })
      expect(await refusalOf(change(subscription, dearer))).toMatchObject({ statusCode: 400, param: 'items[0][price]' })
    })
  })
})
