import type { Event } from '@sibyl/contracts/events/envelope'
import { adminPaymentOperations } from '@sibyl/contracts/http/admin-payments'
import { openShop, type Shop } from './shop.fixture.ts'

const ada = 'reader-ada'
const admin = 'admin-support'
const reason = 'Bought twice by mistake'

type Payment = { _id: string; status: string; refunded: number; refundable: boolean; refundAskedAt?: string }

describe('a refund by an administrator', () => {
  let shop: Shop
  let paid: string
  let id: string
  let published: Event[]
  beforeEach(async () => {
    shop = await openShop()
    published = []
    for (const outbox of shop.billingParts.store.outboxes()) outbox.onWrite(({ event }) => published.push(event))
    paid = await shop.order(ada, 1)
    await shop.pay(paid)
    await shop.reaches(ada, 15)
    id = (await payments())[0]?._id ?? ''
  })
  afterEach(() => shop.close())

  const payments = async () => (await shop.ask<{ payments: Payment[] }>(admin, `/payments/admin/readers/${ada}`)).body.payments
  type Answer = { code?: string; payment: Payment }
  const refund = (as = admin, of = id) => shop.ask<Answer>(as, `/payments/admin/payments/${of}/refund`, { reason })
  /** Refunds an amount under an idempotency key, as the dialog does. */
  const refundPart = async (amount: number, key: string) => {
    const response = await fetch(`${shop.url}/payments/admin/payments/${id}/refund`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ reason, amount }),
    })
    return { status: response.status, body: (await response.json()) as Answer }
  }
  const asked = () => published.filter(({ type }) => type === 'payment.refund-requested.v1').map(({ data }) => data)

  it('sends the money back, takes the tokens back and is one event for the audit log', async () => {
    expect(await payments()).toMatchObject([{ status: 'succeeded', refunded: 0, refundable: true }])
    expect(await refund()).toMatchObject({ status: 200, body: { payment: { status: 'refunded', refunded: 1299, refundable: false } } })
    await shop.reaches(ada, 0)
    expect(asked()).toMatchObject([{ userId: ada, by: admin, reason, paymentId: id }])
  })

  it('is one refund when it is requested ten times at once, and again later', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund()))
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
    expect(await refund()).toMatchObject({ status: 200, body: { payment: { status: 'refunded' } } })
    await shop.reaches(ada, 0)
    expect((await shop.operate('GET', '/refunds', { payment_intent: paid })).data).toHaveLength(1)
    expect(asked()).toHaveLength(1)
  })

  it('sends back the remainder after a partial refund', async () => {
    await shop.operate('POST', '/refunds', { payment_intent: paid, amount: '400' })
    await shop.reaches(ada, 10)
    expect(await refund()).toMatchObject({ body: { payment: { status: 'refunded', refunded: 1299 } } })
    await shop.reaches(ada, 0)
  })

  it('sends back a part, with its tokens in proportion, and then another; each once, however often its request comes', async () => {
    const first = await Promise.all(Array.from({ length: 5 }, () => refundPart(400, 'dialog-1')))
    expect(first.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
    await shop.reaches(ada, 10)
    expect(await refundPart(400, 'dialog-1')).toMatchObject({ status: 200, body: { payment: { refunded: 400 } } })
    expect(await refundPart(400, 'dialog-2')).toMatchObject({
      body: { payment: { status: 'partially_refunded', refunded: 800, refundable: true } },
    })
    await shop.reaches(ada, 5)
    expect((await shop.operate('GET', '/refunds', { payment_intent: paid })).data).toHaveLength(2)
    expect(asked()).toMatchObject([
      { amount: 400, currency: 'usd' },
      { amount: 400, currency: 'usd' },
    ])
    expect((await shop.wallet(ada)).ledger.map(({ delta }) => delta)).toEqual([-5, -5, 15])
    await shop.runJob('compare-with-provider')
    expect(await shop.figure('payments_unreconciled')).toEqual({ all: 0 })
  })

  it('refuses more than is left, whether billing knows it already or only the provider does', async () => {
    expect(await refundPart(1300, 'too-much')).toMatchObject({ status: 409, body: { code: 'refund_too_high' } })
    expect((await refundPart(0, 'nothing')).status).toBe(400)
    expect(asked()).toEqual([])
    await shop.switchTo({ dropPercent: 100 })
    await shop.operate('POST', '/refunds', { payment_intent: paid, amount: '1000' })
    expect(await refundPart(400, 'late')).toMatchObject({ status: 409, body: { code: 'refund_too_high' } })
  })

  it('is refused for a disputed payment, which the figures list', async () => {
    await shop.state('POST', '/disputes', { payment_intent: paid })
    await shop.reaches(ada, 0)
    expect(await refund()).toMatchObject({ status: 409, body: { code: 'not_refundable' } })
    expect(asked()).toEqual([])
    const { body } = await shop.ask(admin, '/payments/admin/figures')
    expect(body).toMatchObject({
      sales: [{ currency: 'usd', paid: 1, amount: 1299, refunded: 0 }],
      disputes: [{ paymentId: id, readerId: ada }],
    })
  })

  it('counts among today’s refunds', async () => {
    await refund()
    expect((await shop.ask(admin, '/payments/admin/figures')).body).toMatchObject({
      sales: [{ amount: 1299, refunded: 1299 }],
      disputes: [],
    })
  })

  it('does not exist for anybody else, and not for an unknown payment', async () => {
    for (const path of Object.values(adminPaymentOperations).map((call) => call.path.replace(':id', id)))
      for (const as of [ada, 'nobody']) {
        const body = path.endsWith('/refund') ? { reason } : undefined
        expect(await shop.ask(as, path, body)).toMatchObject({ status: 404, body: { code: 'not_found' } })
      }
    expect(await refund(admin, 'pay_none')).toMatchObject({ status: 404, body: { code: 'payment_not_found' } })
    expect(await payments()).toMatchObject([{ status: 'succeeded' }])
  })
})
