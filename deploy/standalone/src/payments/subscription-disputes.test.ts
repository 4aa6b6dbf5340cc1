import { eventually } from '@sibyl/platform/testing/eventually'
import { DAY } from '@sibyl/platform/time'
import { openShop, type Shop } from './shop.fixture.ts'

const ada = 'reader-ada'

describe('refunds and disputes of a subscription', () => {
  let shop: Shop
  beforeEach(async () => {
    shop = await openShop()
  })
  afterEach(() => shop.close())

  const subscribe = async (plan: 'premium_monthly' | 'premium_annual' = 'premium_annual'): Promise<string> => {
    const { body } = await shop.ask<{ data: { clientSecret: string } }>(ada, '/payments/subscription/create', {
      planIndex: plan === 'premium_monthly' ? 0 : 1,
      plan,
    })
    const payment = body.data.clientSecret.split('_secret_')[0] ?? ''
    await shop.pay(payment)
    await becomes('premium')
    return payment
  }
  const tier = async (): Promise<string> => (await shop.wallet(ada)).tier
  const becomes = async (expected: string): Promise<void> => {
    await eventually(async () => expect(await tier()).toBe(expected))
    await shop.quiet()
    expect(await tier()).toBe(expected)
  }
  const current = async () => (await shop.ask<{ data: object | null }>(ada, '/payments/subscription')).body.data
  const atProvider = async (): Promise<string[]> =>
    (await shop.operate('GET', '/subscriptions', { status: 'all' })).data.map(({ status }) => status)
  const redeliver = async (...types: string[]): Promise<void> => {
    for (const type of types) {
      const { data } = await shop.operate('GET', '/events', { type })
      expect(data.length).toBeGreaterThan(0)
      for (const { id } of data) await shop.state('POST', `/events/${id}/redeliver`)
      await shop.quiet()
    }
  }

  /** The actions of an operator on the dashboard of the provider's emulator. */
  const press = async (path: string, form: Record<string, string> = {}): Promise<void> => {
    const page = await fetch(`${shop.stripeUrl}/${path}`, { method: 'POST', body: new URLSearchParams(form) })
    expect((await page.text()).includes('class="said good"')).toBe(true)
  }
  const chargeOf = async (payment: string): Promise<string> => (await shop.operate('GET', `/payment_intents/${payment}`)).latest_charge
  const dispute = async (payment: string): Promise<string> => {
    await press('state/disputes', { charge: await chargeOf(payment), reason: 'fraudulent' })
    const { data } = await shop.operate('GET', '/disputes', { payment_intent: payment })
    return data[0]?.id ?? ''
  }
  const close = (id: string, status: 'won' | 'lost') => press(`state/disputes/${id}/close`, { status })
  const refund = (payment: string, amount: string) => shop.operate('POST', '/refunds', { payment_intent: payment, amount })
  const disputes = async (): Promise<Record<string, number>> => {
    const values = (await shop.billingParts.metrics.registry.getSingleMetric('payment_disputes_total')?.get())?.values ?? []
    return Object.fromEntries(
      values.filter(({ value }) => value > 0).map(({ labels, value }) => [`${labels.kind} ${labels.outcome}`, value]),
    )
  }

  it('F28 suspend Premium while the payment is disputed, and restore it when the dispute is won', async () => {
    const id = await dispute(await subscribe())
    await becomes('free')
    expect(await current()).toMatchObject({ plan: 'premium_annual', status: 'active', suspended: true })
    expect(await atProvider()).toEqual(['active'])
    await close(id, 'won')
    await becomes('premium')
    expect(await current()).not.toHaveProperty('suspended')
    expect(await disputes()).toEqual({ 'subscription open': 1, 'subscription won': 1 })
  })

  it('F28 end the subscription at the provider when the dispute is lost', async () => {
    const id = await dispute(await subscribe())
    await becomes('free')
    await close(id, 'lost')
    await eventually(async () => expect(await atProvider()).toEqual(['canceled']))
    await becomes('free')
    expect(await current()).toBeNull()
    expect((await shop.history(ada)).map(({ status }) => status)).toEqual(['disputed'])
    expect(await disputes()).toEqual({ 'subscription open': 1, 'subscription lost': 1 })
  })

  it('F28 suspend Premium for a dispute of an earlier period, through a renewal', async () => {
    const payment = await subscribe('premium_monthly')
    await shop.advance(32 * DAY)
    await shop.quiet()
    const id = await dispute(payment)
    await becomes('free')
    await shop.advance(32 * DAY)
    await becomes('free')
    await close(id, 'won')
    await becomes('premium')
  })

  it('F29 are not undone by events that arrive late, twice or in another order', async () => {
    const id = await dispute(await subscribe())
    await becomes('free')
    await close(id, 'won')
    await becomes('premium')
    await redeliver('charge.dispute.closed', 'charge.dispute.created', 'invoice.paid', 'customer.subscription.created')
    await becomes('premium')
    expect(await disputes()).toEqual({ 'subscription open': 1, 'subscription won': 1 })
  })

  it('F29 are applied correctly if only the end of the dispute was reported', async () => {
    const payment = await subscribe()
    await shop.switchTo({ dropPercent: 100 })
    await close(await dispute(payment), 'lost')
    await redeliver('charge.dispute.closed', 'charge.dispute.created')
    await eventually(async () => expect(await atProvider()).toEqual(['canceled']))
    await becomes('free')
  })

  it('F27 end Premium at once, at the provider too, when the running period is refunded in full', async () => {
    const payment = await subscribe()
    await refund(payment, '5000')
    await becomes('premium')
    await refund(payment, '4999')
    await becomes('free')
    expect(await atProvider()).toEqual(['canceled'])
    expect(await current()).toBeNull()
    await redeliver('charge.refunded')
    await becomes('free')
  })

  it('F27 do not affect a subscription that began after the refund of another', async () => {
    await refund(await subscribe(), '9999')
    await becomes('free')
    await subscribe('premium_monthly')
    await redeliver('charge.refunded', 'invoice.paid')
    await becomes('premium')
    expect((await atProvider()).toSorted()).toEqual(['active', 'canceled'])
  })

  it('F27 end nothing when the invoice of an earlier period is refunded', async () => {
    const payment = await subscribe('premium_monthly')
    await shop.advance(32 * DAY)
    await shop.quiet()
    await refund(payment, '999')
    await becomes('premium')
    expect(await atProvider()).toEqual(['active'])
    expect((await shop.history(ada)).map(({ status }) => status).toSorted()).toEqual(['refunded', 'succeeded'])
  })

  it('are found by the comparison if no webhook reported them', async () => {
    const payment = await subscribe()
    await shop.switchTo({ dropPercent: 100 })
    await dispute(payment)
    await shop.runJob('compare-with-provider')
    await becomes('free')
    expect(await shop.figure('payments_unreconciled')).toEqual({ all: 0 })
  })
})
