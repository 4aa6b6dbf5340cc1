import { collections } from '@sibyl/billing/collections'
import { DAY, MINUTE } from '@sibyl/platform/time'
import { openShop, type Shop } from './shop.fixture.ts'

/** Divination erases a deleted reader's data twice, 15 s apart. */
const ERASED_WITHIN_MS = 40_000

const ada = 'reader-ada'
const eve = 'reader-eve'

describe('buying tokens', () => {
  let shop: Shop
  beforeEach(async () => {
    shop = await openShop()
  })
  afterEach(() => shop.close())

  it('credits a pack once it is paid, and shows the payment with its receipt', async () => {
    const payment = await shop.order(ada, 1)
    expect(await shop.history(ada)).toEqual([])
    await shop.pay(payment)
    await shop.reaches(ada, 15)
    const [shown] = await shop.history(ada)
    expect(shown).toMatchObject({
      kind: 'tokens',
      amount: 1299,
      currency: 'usd',
      tokens: 15,
      status: 'succeeded',
      description: '15 Oracle Tokens',
    })
    expect(shown?.receiptUrl).toMatch(/^http/)
    expect((await shop.wallet(ada)).ledger).toMatchObject([{ reason: 'purchase', delta: 15, balance: 15, paymentId: expect.any(String) }])
  })

  it('uses only its own prices', async () => {
    const ask = (body: object) => shop.ask(ada, '/payments/tokens/create', body)
    for (const body of [
      { packageIndex: 0, tokens: 5, amount: 0.01 },
      { packageIndex: 0, tokens: 50, amount: 4.99 },
      { packageIndex: 3, tokens: 5, amount: 4.99 },
    ])
      expect(await ask(body)).toMatchObject({ status: 400, body: { code: 'price_changed' } })
    expect(await shop.operate('GET', '/payment_intents')).toMatchObject({ data: [] })
  })

  it('resumes an abandoned order, and creates one customer for a reader', async () => {
    const [first, second] = [await shop.order(ada), await shop.order(ada)]
    expect(second).toBe(first)
    expect(await shop.order(ada, 1)).not.toBe(first)
    await Promise.all([shop.order(eve, 0), shop.order(eve, 1), shop.order(eve, 2)])
    expect((await shop.operate('GET', '/customers')).data).toHaveLength(2)
  })

  it('reports a declined card, and accepts another', async () => {
    const payment = await shop.order(ada)
    await shop.pay(payment, 'pm_card_visa_chargeDeclined')
    await shop.quiet()
    expect(await shop.history(ada)).toMatchObject([{ status: 'failed' }])
    await shop.pay(payment)
    await shop.reaches(ada, 5)
    expect(await shop.history(ada)).toMatchObject([{ status: 'succeeded' }])
  })

  it('F20 credits once, however often the webhook arrives', async () => {
    await shop.pay(await shop.order(ada))
    await shop.reaches(ada, 5)
    const { data } = await shop.operate('GET', '/events', { type: 'payment_intent.succeeded' })
    for (let turn = 0; turn < 20; turn += 1) await shop.state('POST', `/events/${data[0]?.id}/redeliver`)
    await shop.reaches(ada, 5)
    expect((await shop.wallet(ada)).ledger).toHaveLength(1)
  })

  it('F21 credits a payment without a webhook', async () => {
    await shop.switchTo({ dropPercent: 100 })
    await shop.pay(await shop.order(ada))
    await shop.runJob('check-open-payments')
    expect((await shop.wallet(ada)).oracleTokens).toBe(0)
    shop.later(2 * MINUTE)
    await shop.runJob('check-open-payments')
    await shop.reaches(ada, 5)
  })

  it('F21 credits a payment without a webhook as soon as its reader asks', async () => {
    await shop.switchTo({ dropPercent: 100 })
    const payment = await shop.order(ada)
    await shop.pay(payment)
    const checked = await shop.ask(ada, '/payments/confirm', { paymentIntentId: payment })
    expect(checked).toMatchObject({ status: 200, body: { data: { status: 'succeeded', tokens: 5 } } })
    await shop.reaches(ada, 5)
  })

  it('F21 fetches undelivered events', async () => {
    await shop.switchTo({ dropPercent: 100 })
    await shop.pay(await shop.order(ada))
    await shop.runJob('fetch-undelivered-events')
    await shop.reaches(ada, 5)
  })

  it('F21 finds a payment in the comparison that nothing reported', async () => {
    await shop.switchTo({ dropPercent: 100 })
    await shop.pay(await shop.order(ada))
    await shop.runJob('compare-with-provider')
    await shop.reaches(ada, 5)
    expect(await shop.figure('payments_unreconciled')).toEqual({ all: 0 })
  })

  it('F25 reports a movement that cannot be added to the books, and raises an alert', async () => {
    await shop.switchTo({ dropPercent: 100 })
    const payment = await shop.order(ada)
    await shop.operate('POST', `/payment_intents/${payment}`, { amount: '100' })
    await shop.pay(payment)
    await shop.runJob('compare-with-provider')
    expect(await shop.figure('payments_unreconciled')).toEqual({ all: 1 })
    expect((await shop.wallet(ada)).oracleTokens).toBe(0)
  })

  it('creates the prices of the plans at the provider, once', async () => {
    const create = () => shop.ask<{ data: { prices: { created: boolean }[] } }>(ada, '/payments/dev/create-products', {})
    expect((await create()).body.data.prices.map(({ created }) => created)).toEqual([true, true])
    expect((await create()).body.data.prices.map(({ created }) => created)).toEqual([false, false])
    expect((await shop.ask(ada, '/payments/dev/config')).body).toMatchObject({ data: { configured: true, mode: 'test', currency: 'usd' } })
  })

  it('F50 neither shows nor checks somebody else’s payment', async () => {
    const payment = await shop.order(ada)
    for (const turn of ['untouched', 'paid']) {
      if (turn === 'paid') await shop.pay(payment)
      expect(await shop.ask(eve, '/payments/confirm', { paymentIntentId: payment })).toMatchObject({
        status: 404,
        body: { code: 'payment_not_found' },
      })
    }
    expect(await shop.ask(eve, '/payments/confirm', { paymentIntentId: 'pi_unknown' })).toMatchObject({ status: 404 })
    await shop.reaches(ada, 5)
    expect(await shop.history(eve)).toEqual([])
  })

  it(
    'F33 ends an order at the provider when the account is deleted, and credits nobody with what was paid before',
    async () => {
      await shop.switchTo({ dropPercent: 100 })
      const [open, paid] = [await shop.order(ada), await shop.order(ada, 1)]
      await shop.pay(paid)
      await shop.publish('user.deleted.v1', { userId: ada })
      expect(await shop.operate('GET', `/payment_intents/${open}`)).toMatchObject({ status: 'canceled' })
      await shop.runJob('fetch-undelivered-events')
      await shop.quiet()
      expect(await shop.history(ada)).toEqual([])
      expect(await shop.wallet(ada)).toMatchObject({ code: 'session_ended' })
      expect(await shop.figure('payment_mismatches_total')).toEqual({ deleted: 1 })
      expect(await shop.ask(ada, '/payments/tokens/create', { packageIndex: 0, tokens: 5, amount: 4.99 })).toMatchObject({ status: 401 })
      const { payments } = await collections(shop.billingParts.store)
      expect(await payments.count('byReader', { userId: ada, shown: false })).toBe(0)
      expect(await payments.count('byReader', { userId: ada, shown: true })).toBe(0)
    },
    ERASED_WITHIN_MS,
  )

  it('cancels an unpaid order, at the provider too', async () => {
    await shop.switchTo({ dropPercent: 100 })
    const payment = await shop.order(ada)
    shop.later(DAY + MINUTE)
    await shop.runJob('check-open-payments')
    expect(await shop.operate('GET', `/payment_intents/${payment}`)).toMatchObject({ status: 'canceled' })
    await shop.quiet()
    expect(await shop.history(ada)).toEqual([])
  })
})
