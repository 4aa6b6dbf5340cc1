import { createHmac } from 'node:crypto'
import { openShop, type Shop, WEBHOOK_SECRET } from './shop.fixture.ts'

const ada = 'reader-ada'

const sign = (body: string, secret = WEBHOOK_SECRET, at = Math.floor(Date.now() / 1000)): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`

describe('a webhook request', () => {
  let shop: Shop
  beforeEach(async () => {
    shop = await openShop()
    await shop.switchTo({ dropPercent: 100 })
  })
  afterEach(() => shop.close())

  const deliver = async (body: string, signature: string): Promise<number> => {
    const response = await fetch(`${shop.url}/payments/webhook`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    })
    return response.status
  }
  const eventOf = async (type: string): Promise<string> => JSON.stringify((await shop.operate('GET', '/events', { type })).data[0])

  it('F24 is refused and changes nothing if its bytes, its signature or its age are wrong', async () => {
    await shop.pay(await shop.order(ada))
    const body = await eventOf('payment_intent.succeeded')
    const signature = sign(body)
    expect(await deliver(JSON.stringify(JSON.parse(body), null, 2), signature)).toBe(400)
    expect(await deliver(body, sign(body, 'whsec_of_somebody'))).toBe(400)
    expect(await deliver(body, sign(body, WEBHOOK_SECRET, Math.floor(Date.now() / 1000) - 301))).toBe(400)
    expect(await deliver(body, '')).toBe(400)
    await shop.quiet()
    expect((await shop.wallet(ada)).oracleTokens).toBe(0)
    expect(await deliver(body, signature)).toBe(200)
    await shop.reaches(ada, 5)
  })

  it('is refused when it is too large', async () => {
    const body = 'x'.repeat(100_001)
    expect(await deliver(body, sign(body))).toBe(413)
  })

  it('F25 credits nothing and raises an alert if it is of the other mode', async () => {
    await shop.pay(await shop.order(ada))
    const live = JSON.stringify({ ...JSON.parse(await eventOf('payment_intent.succeeded')), livemode: true })
    expect(await deliver(live, sign(live))).toBe(200)
    await shop.quiet()
    expect((await shop.wallet(ada)).oracleTokens).toBe(0)
    expect(await shop.figure('payment_mismatches_total')).toEqual({ mode: 1 })
  })

  it.each([
    ['amount', { amount: '100' }],
    ['user', { 'metadata[readerId]': 'reader-eve' }],
    ['order', { 'metadata[paymentId]': 'pay_of_nobody' }],
  ])('F25 credits nothing and raises an alarm when the %s is another', async (what, change) => {
    const payment = await shop.order(ada)
    await shop.operate('POST', `/payment_intents/${payment}`, change)
    await shop.pay(payment)
    const body = await eventOf('payment_intent.succeeded')
    expect(await deliver(body, sign(body))).toBe(200)
    await shop.quiet()
    for (const reader of [ada, 'reader-eve']) expect((await shop.wallet(reader)).oracleTokens).toBe(0)
    expect(await shop.figure('payment_mismatches_total')).toEqual({ [what]: 1 })
  })

  it('F25 credits nothing and raises an alert if the currency differs', async () => {
    const ordered = await shop.operate('GET', `/payment_intents/${await shop.order(ada)}`)
    const { amount, customer, metadata } = ordered as unknown as { amount: number; customer: string; metadata: Record<string, string> }
    const { id } = await shop.operate('POST', '/payment_intents', {
      amount: String(amount),
      currency: 'eur',
      customer,
      ...Object.fromEntries(Object.entries(metadata).map(([name, value]) => [`metadata[${name}]`, value])),
    })
    await shop.pay(id)
    const body = await eventOf('payment_intent.succeeded')
    expect(await deliver(body, sign(body))).toBe(200)
    await shop.quiet()
    expect((await shop.wallet(ada)).oracleTokens).toBe(0)
    expect(await shop.figure('payment_mismatches_total')).toEqual({ currency: 1 })
  })

  it('is stored and ignored if nothing here depends on it', async () => {
    const body = JSON.stringify({
      id: 'evt_of_a_payout',
      object: 'event',
      type: 'payout.paid',
      livemode: false,
      created: 1_800_000_000,
      data: { object: { object: 'payout', id: 'po_1' } },
    })
    expect(await deliver(body, sign(body))).toBe(200)
    expect(await deliver(body, sign(body))).toBe(200)
    await shop.quiet()
  })
})
