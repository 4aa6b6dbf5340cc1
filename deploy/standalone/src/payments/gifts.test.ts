import { collections } from '@sibyl/billing/collections'
import { eraseReader } from '@sibyl/billing/customers/erase-reader'
import { linkToken } from '@sibyl/platform/link-tokens'
import { eventually } from '@sibyl/platform/testing/eventually'
import { DAY, systemClock } from '@sibyl/platform/time'
import { LINK_SECRET, openShop, type Shop } from './shop.fixture.ts'

const mira = 'reader-mira'
const jonas = 'reader-jonas'
const eve = 'reader-eve'

type Gift = { _id: string; status: string; tokens: number; code?: string; note?: string; recipientName?: string }
type Gifts = { data: { given: Gift[]; received: Gift[] } }

describe('gifts', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  const form = {
    tokens: 5,
    recipientEmail: 'jonas@example.com',
    recipientName: 'Jonas',
    giverName: 'Mira',
    note: 'Ask somebody who is up.',
  }
  const create = (body: object = {}, giver = mira) =>
    shop.ask<{ data: { paymentIntentId: string; clientSecret: string } }>(giver, '/payments/gifts/create', { ...form, ...body })
  const list = async (reader: string) => (await shop.ask<Gifts>(reader, '/payments/gifts')).body.data
  const redeem = (reader: string, code: string) => shop.ask(reader, '/payments/gifts/redeem', { code })
  /** Gives and pays a gift; returns its id, its code and its payment. */
  const give = async (body: object = {}, giver = mira) => {
    const known = new Set((await list(giver)).given.map(({ _id }) => _id))
    const { paymentIntentId: payment } = (await create(body, giver)).body.data
    await shop.pay(payment)
    await eventually(async () => expect((await list(giver)).given.filter(({ _id }) => !known.has(_id))).toHaveLength(1))
    const id = (await list(giver)).given.find(({ _id }) => !known.has(_id))?._id ?? ''
    return { id, code: linkToken(LINK_SECRET, id), payment }
  }

  it('go from a payment to another reader’s wallet by their code, once, each with an entry of its kind', async () => {
    const { code } = await give({}, 'reader-giver-1')
    expect((await shop.ask('anybody', '/payments/gifts/open', { code })).body).toMatchObject({
      data: { tokens: 5, recipientName: 'Jonas', giverName: 'Mira', note: 'Ask somebody who is up.' },
    })
    expect(await redeem(jonas, code)).toEqual({ status: 200, body: { success: true, tokens: 5 } })
    await shop.reaches(jonas, 5)
    expect((await shop.wallet(jonas)).ledger).toMatchObject([{ reason: 'gift', delta: 5, balance: 5 }])
    expect((await shop.wallet('reader-giver-1')).ledger).toEqual([])
    expect(await redeem(eve, code)).toMatchObject({ status: 409, body: { code: 'already_redeemed' } })
    expect(await redeem(jonas, code)).toMatchObject({ status: 409, body: { code: 'already_redeemed' } })
    expect((await list(jonas)).received).toMatchObject([{ tokens: 5, status: 'redeemed', note: 'Ask somebody who is up.' }])
  })

  it('are redeemed by one of many who try at once', async () => {
    const { code } = await give()
    const readers = Array.from({ length: 8 }, (_, index) => `reader-crowd-${index}`)
    const answers = await Promise.all(readers.map((reader) => redeem(reader, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
    await shop.quiet()
    const worth = await Promise.all(readers.map(shop.worth))
    expect(worth.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 5])
  })

  it('refuse other sizes, prices, days and notes with addresses, and codes that are nobody’s', async () => {
    expect(await create({ tokens: 2 })).toMatchObject({ status: 400 })
    expect(await create({ amount: 0.01 })).toMatchObject({ status: 400, body: { code: 'price_changed' } })
    for (const note of ['See https://evil.example', 'evil.example has it', 'write to me@evil', 'x'.repeat(201)])
      expect(await create({ note })).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(await create({ deliverOn: '2020-01-01' })).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    for (const code of ['nothing', 'gift_1.2', linkToken('another secret of thirty-two characters', (await give()).id)])
      expect(await redeem(jonas, code)).toMatchObject({ status: 404, body: { code: 'gift_not_found' } })
  })

  it('are mailed on their day: the event names the link, and no stored word remains of the address or the code', async () => {
    const { id, code } = await give({}, 'reader-giver-2')
    const { payments } = await collections(shop.billingParts.store)
    expect((await list('reader-giver-2')).given[0]).not.toHaveProperty('code')
    const heard = new Promise<unknown>((resolve) => {
      payments.outbox.onWrite(({ event }) => event.type === 'gift.sent.v1' && event.data.giftId === id && resolve(event.data))
    })
    await shop.runJob('send-and-return-gifts')
    const event = await heard
    expect(event).toMatchObject({ giftId: id, email: 'jonas@example.com', tokens: 5 })
    expect(JSON.stringify(event)).not.toContain(code)
    await shop.quiet()
    const stored = JSON.stringify(await payments.get(id))
    expect(stored).not.toContain('jonas@example.com')
    expect(stored).not.toContain(code)
    expect((await list('reader-giver-2')).given).toMatchObject([{ status: 'sent', code }])
  })

  it('that were refunded while sealed are gone, and after they were redeemed are owed by their giver', async () => {
    const sealed = await give({}, 'reader-giver-3')
    const opened = await give({}, 'reader-giver-3')
    expect(await redeem('reader-opener', opened.code)).toMatchObject({ status: 200 })
    for (const { payment } of [sealed, opened]) await shop.operate('POST', '/refunds', { payment_intent: payment })
    await shop.quiet()
    expect(await redeem('reader-opener', sealed.code)).toMatchObject({ status: 410, body: { code: 'gift_expired' } })
    expect(await shop.worth('reader-opener')).toBe(5)
    expect(await shop.worth('reader-giver-3')).toBe(-5)
    expect((await list('reader-giver-3')).given.map(({ status }) => status).toSorted()).toEqual(['redeemed', 'taken_back'])
  })

  it('are one payment if the request is repeated under one key', async () => {
    const repeat = async () => {
      const response = await fetch(`${shop.url}/payments/gifts/create`, {
        method: 'POST',
        headers: { authorization: 'Bearer reader-giver-4', 'content-type': 'application/json', 'idempotency-key': 'one' },
        body: JSON.stringify(form),
      })
      return (await response.json()) as { data: { paymentIntentId: string } }
    }
    const [first, second] = [await repeat(), await repeat()]
    expect(second).toEqual(first)
  })

  it('are in the exports of both, and lose both people with their accounts', async () => {
    const { id, code } = await give({}, 'reader-giver-5')
    await redeem('reader-receiver-5', code)
    const exported = async (reader: string) => JSON.stringify((await shop.ask(reader, '/payments/own-data')).body)
    expect(await exported('reader-giver-5')).toContain('"recipientName":"Jonas"')
    expect(await exported('reader-giver-5')).not.toMatch(/receiver-5|codeHash/)
    expect(await exported('reader-receiver-5')).toMatch(/"giftsReceived":\[\{"_id":"gift_/)
    const stored = await collections(shop.billingParts.store)
    const erase = eraseReader({ ...stored, provider: undefined, clock: systemClock })
    await erase('reader-receiver-5')
    await erase('reader-giver-5')
    expect(JSON.stringify(await stored.payments.get(id))).not.toMatch(/receiver-5|giver-5|Jonas|Mira|who is up/)
  })

  it('go back to their giver as tokens after twelve months', async () => {
    const { code } = await give({ tokens: 1 }, 'reader-giver-6')
    shop.later(367 * DAY)
    await shop.runJob('send-and-return-gifts')
    await shop.reaches('reader-giver-6', 1)
    expect((await shop.wallet('reader-giver-6')).ledger).toMatchObject([{ reason: 'gift_returned', delta: 1 }])
    expect(await redeem(eve, code)).toMatchObject({ status: 410, body: { code: 'gift_expired' } })
  })
})
