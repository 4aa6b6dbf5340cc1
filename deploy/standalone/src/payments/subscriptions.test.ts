import { eventually } from '@sibyl/platform/testing/eventually'
import { DAY } from '@sibyl/platform/time'
import { openShop, type Reply, type Shop } from './shop.fixture.ts'

/** Divination erases a deleted reader's data twice, 15 s apart. */
const ERASED_WITHIN_MS = 40_000

const ada = 'reader-ada'

type Begun = { data: { clientSecret: string | null }; code?: string }
type Current = { data: { plan: string; status: string; cancelAtPeriodEnd: boolean; currentPeriodEnd: string } | null; code?: string }

describe('a subscription', () => {
  let shop: Shop
  beforeEach(async () => {
    shop = await openShop()
  })
  afterEach(() => shop.close())

  const begin = (plan: 'premium_monthly' | 'premium_annual' = 'premium_monthly'): Promise<Reply<Begun>> =>
    shop.ask<Begun>(ada, '/payments/subscription/create', { planIndex: plan === 'premium_monthly' ? 0 : 1, plan })
  const intentOf = ({ body }: Reply<Begun>): string => body.data.clientSecret?.split('_secret_')[0] ?? ''
  const subscribe = async (plan?: 'premium_monthly' | 'premium_annual', card?: string) => {
    const payment = intentOf(await begin(plan))
    await shop.pay(payment, card)
    return payment
  }
  /** The subscription, whose fields stand below `data` and beside it. */
  const current = async (): Promise<Current['data']> => {
    const { data, ...beside } = (await shop.ask<Current>(ada, '/payments/subscription')).body
    expect(beside).toEqual({ success: true, ...data })
    return data
  }
  const tier = async (): Promise<string> => (await shop.wallet(ada)).tier
  const becomes = async (expected: string): Promise<void> => {
    await eventually(async () => expect(await tier()).toBe(expected))
    await shop.quiet()
    expect(await tier()).toBe(expected)
  }
  const atProvider = () => shop.operate('GET', '/subscriptions', { status: 'all' })

  it('makes its reader premium once it is paid', async () => {
    await subscribe()
    await becomes('premium')
    expect(await current()).toMatchObject({ plan: 'premium_monthly', status: 'active', cancelAtPeriodEnd: false })
    expect(await shop.history(ada)).toMatchObject([
      { kind: 'subscription', description: 'Premium Monthly', amount: 999, status: 'succeeded' },
    ])
  })

  it('is created once, however often it is requested, and another plan replaces an unpaid one', async () => {
    const first = intentOf(await begin())
    expect(intentOf(await begin())).toBe(first)
    const annual = intentOf(await begin('premium_annual'))
    expect(annual).not.toBe(first)
    await shop.pay(annual)
    await becomes('premium')
    expect((await atProvider()).data.filter(({ status }) => status === 'active')).toHaveLength(1)
    expect(await begin()).toMatchObject({ status: 409, body: { code: 'subscription_active' } })
    expect(await current()).toMatchObject({ plan: 'premium_annual' })
  })

  it('is created once for twenty concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => begin()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(intentOf)).size).toBe(1)
    expect((await atProvider()).data).toHaveLength(1)
  })

  it('rules out buying tokens', async () => {
    await subscribe()
    await becomes('premium')
    expect(await shop.ask(ada, '/payments/tokens/create', { packageIndex: 0, tokens: 5, amount: 4.99 })).toMatchObject({
      status: 409,
      body: { code: 'already_premium' },
    })
  })

  it('refuses a plan whose position does not match', async () => {
    expect(await shop.ask(ada, '/payments/subscription/create', { planIndex: 1, plan: 'premium_monthly' })).toMatchObject({
      status: 400,
      body: { code: 'price_changed' },
    })
  })

  it('ends with its period, unless its reader reactivates it', async () => {
    await subscribe()
    await becomes('premium')
    expect((await shop.ask<Current>(ada, '/payments/subscription/cancel', {})).body.data).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
    })
    expect(await tier()).toBe('premium')
    const reactivated = await shop.ask<Current>(ada, '/payments/subscription/reactivate', {})
    expect(reactivated.body.data).toMatchObject({ cancelAtPeriodEnd: false })
    await shop.quiet()
    expect(await tier()).toBe('premium')
  })

  it('can be ended at once', async () => {
    await subscribe()
    await becomes('premium')
    const ended = await shop.ask<Current>(ada, '/payments/subscription/cancel', { immediate: true })
    expect(ended.body.data).toMatchObject({ status: 'canceled' })
    await becomes('free')
    expect(await current()).toBeNull()
    expect(await shop.ask(ada, '/payments/subscription/cancel', {})).toMatchObject({ status: 404, body: { code: 'no_subscription' } })
    await subscribe()
    await becomes('premium')
  })

  it('changes its plan, with the difference paid now', async () => {
    await subscribe()
    await becomes('premium')
    const changed = await shop.ask<Current>(ada, '/payments/subscription/change', { plan: 'premium_annual' })
    expect(changed.body.data).toMatchObject({ plan: 'premium_annual', status: 'active' })
    await eventually(async () => expect(await shop.history(ada)).toHaveLength(2))
    const [first, difference] = (await shop.history(ada)).map(({ amount }) => amount).toSorted((a, b) => a - b)
    expect(first).toBe(999)
    expect(difference).toBeGreaterThan(8000)
    expect(difference).toBeLessThan(9999)
  })

  it('F21 is found by the periodic check if no webhook came', async () => {
    await shop.switchTo({ dropPercent: 100 })
    await subscribe()
    shop.later(600_000)
    await shop.runJob('check-open-payments')
    await becomes('premium')
  })

  it('F21 is found by its reader’s own check if no webhook came', async () => {
    await shop.switchTo({ dropPercent: 100 })
    const payment = await subscribe()
    expect(await shop.ask(ada, '/payments/confirm', { paymentIntentId: payment })).toMatchObject({
      status: 200,
      body: { data: { kind: 'subscription', status: 'succeeded' } },
    })
    await becomes('premium')
  })

  const redeliver = async (...types: string[]): Promise<void> => {
    for (const type of types) {
      const { data } = await shop.operate('GET', '/events', { type })
      expect(data.length).toBeGreaterThan(0)
      for (const { id } of data) await shop.state('POST', `/events/${id}/redeliver`)
      await shop.quiet()
    }
  }

  it('F22 is applied correctly if its paid invoice is reported before its creation', async () => {
    await shop.switchTo({ dropPercent: 100 })
    await subscribe()
    await redeliver('invoice.paid', 'customer.subscription.created')
    await becomes('premium')
    expect(await shop.history(ada)).toHaveLength(1)
  })

  it('F23 counts its payment and its invoice as one', async () => {
    await shop.switchTo({ dropPercent: 100 })
    await subscribe()
    await redeliver('payment_intent.succeeded', 'invoice.paid', 'charge.succeeded', 'payment_intent.succeeded')
    await becomes('premium')
    expect(await shop.history(ada)).toHaveLength(1)
    expect(await shop.figure('payments_total')).toMatchObject({ subscription: 1 })
  })

  it('F29 is not undone by a late event', async () => {
    await subscribe()
    await becomes('premium')
    await shop.ask(ada, '/payments/subscription/cancel', { immediate: true })
    await becomes('free')
    await redeliver('customer.subscription.created', 'customer.subscription.updated', 'invoice.paid')
    await becomes('free')
  })

  it(
    'F33 ends at the provider when the account is deleted, and the sums stay without the person',
    async () => {
      await subscribe()
      await becomes('premium')
      await shop.publish('user.deleted.v1', { userId: ada })
      await shop.quiet()
      expect((await atProvider()).data.map(({ status }) => status)).toEqual(['canceled'])
      expect(await shop.history(ada)).toEqual([])
      expect(await begin()).toMatchObject({ status: 401 })
      await redeliver('customer.subscription.created', 'invoice.paid')
      expect(await current()).toBeNull()
    },
    ERASED_WITHIN_MS,
  )

  it('is renewed, and its reader stays premium', async () => {
    await subscribe()
    await becomes('premium')
    const before = await current()
    await shop.advance(32 * DAY)
    await shop.quiet()
    expect((await current())?.currentPeriodEnd.slice(0, 10)).not.toBe(before?.currentPeriodEnd.slice(0, 10))
    expect(await shop.history(ada)).toHaveLength(2)
    expect(await tier()).toBe('premium')
  })

  it('that is not renewed leaves its reader the remaining tokens', async () => {
    await shop.pay(await shop.order(ada))
    await shop.reaches(ada, 5)
    await subscribe()
    await becomes('premium')
    await shop.ask(ada, '/payments/subscription/cancel', {})
    await shop.advance(32 * DAY)
    await becomes('tokens')
    expect(await current()).toBeNull()
  })
})
