import { createHash } from 'node:crypto'
import { collections } from '@sibyl/billing/collections'
import type { Payment } from '@sibyl/billing/payments/payment'
import { linkToken } from '@sibyl/platform/link-tokens'
import { inPages } from '@sibyl/platform/store/in-pages'
import { DAY } from '@sibyl/platform/time'
import { LINK_SECRET, openShop, type Shop } from './shop.fixture.ts'

const GIFTS = Number(process.env.GIFTS ?? 2000)
const AT_ONCE = 16
const READERS = 40
const packs = [
  { tokens: 1, amount: 149 },
  { tokens: 5, amount: 499 },
  { tokens: 15, amount: 1299 },
] as const

/** A number below `below` that the gift's own number decides. */
const chance = (gift: number, of: string, below: number): number =>
  createHash('sha256').update(`${of}/${gift}`).digest().readUInt32BE(0) % below

/** Runs the work of every gift, some at a time. */
const forEach = async <T>(all: readonly T[], work: (one: T, index: number) => Promise<unknown>): Promise<void> => {
  const left = all.entries()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [index, one] of left) await work(one, index)
    }),
  )
}

type Money = { id: string; amount: number; status: string; payment_intent: string; metadata: { paymentId?: string } }

describe(`${GIFTS} gifts`, () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  const listAll = async (path: string): Promise<Money[]> => {
    const all: Money[] = []
    for (;;) {
      const last = all.at(-1)
      const { data } = await shop.operate('GET', path, { limit: '100', ...(last ? { starting_after: last.id } : {}) })
      all.push(...(data as unknown as Money[]))
      if (data.length < 100) return all
    }
  }

  it('equal the provider’s account in cents and tokens, though webhooks are dropped, doubled and shuffled', async () => {
    await shop.switchTo({ dropPercent: 75, duplicatePercent: 30, shuffle: true, delayMs: 2000, parallel: 8 })
    const numbers = Array.from({ length: GIFTS }, (_, index) => index)
    const bought: string[] = []
    await forEach(numbers, async (index) => {
      const pack = packs[chance(index, 'pack', 3)] ?? packs[0]
      const { body } = await shop.ask<{ data: { paymentIntentId: string } }>(`reader-giver-${index % READERS}`, '/payments/gifts/create', {
        tokens: pack.tokens,
        recipientEmail: `receiver-${index}@example.com`,
      })
      bought[index] = body.data.paymentIntentId
      await shop.pay(body.data.paymentIntentId, chance(index, 'card', 20) === 0 ? 'pm_card_visa_chargeDeclined' : 'pm_card_visa')
    })
    await shop.runJob('compare-with-provider')

    const intents = await listAll('/payment_intents')
    const idOf = new Map(intents.map(({ id, metadata }) => [id, metadata.paymentId ?? '']))
    const paid = new Set(intents.filter(({ status }) => status === 'succeeded').map(({ id }) => id))
    const redeem = (index: number, payment: string) =>
      shop.ask(`reader-receiver-${index % READERS}`, '/payments/gifts/redeem', { code: linkToken(LINK_SECRET, idOf.get(payment) ?? '') })
    const moneyBack = async (index: number, payment: string): Promise<void> => {
      const fate = chance(index, 'fate', 10)
      if (fate === 0) await shop.operate('POST', '/refunds', { payment_intent: payment })
      if (fate === 1) await shop.operate('POST', '/refunds', { payment_intent: payment, amount: '77' })
      if (fate > 3) return
      if (fate > 1) {
        const { id } = await shop.state('POST', '/disputes', { payment_intent: payment })
        if (fate === 3) await shop.state('POST', `/disputes/${id}/close`, { status: chance(index, 'won', 2) ? 'won' : 'lost' })
      }
    }
    // Four in five are opened: some before the money goes back, some after, some at the same time.
    await forEach(bought, async (payment, index) => {
      if (!paid.has(payment)) return
      const opens = chance(index, 'open', 5) > 0
      if (!opens) return moneyBack(index, payment)
      const order = chance(index, 'order', 3)
      if (order === 0) await redeem(index, payment)
      await Promise.all([moneyBack(index, payment), order === 1 ? redeem(index, payment) : undefined])
      if (order === 2) await redeem(index, payment)
    })
    await shop.runJob('compare-with-provider')
    await shop.quiet()

    const [refunds, disputes] = [await listAll('/refunds'), await listAll('/disputes')]
    const backOf = new Map<string, number>()
    for (const { payment_intent: id, amount } of [...refunds, ...disputes.filter(({ status }) => status !== 'won')])
      backOf.set(id, (backOf.get(id) ?? 0) + amount)

    const { payments } = await collections(shop.billingParts.store)
    const books = new Map<string, number>()
    for await (const { providerId = '', paidAt, amount, reversals } of inPages<Payment>((page) => payments.find('byPaidAt', {}, page)))
      if (paidAt)
        books.set(
          providerId,
          reversals.reduce((left, each) => left - (each.won ? 0 : each.amount), amount),
        )
    const account = new Map(intents.filter(({ id }) => paid.has(id)).map(({ id, amount }) => [id, amount - (backOf.get(id) ?? 0)]))
    expect(books).toEqual(account)
    expect(await shop.figure('payments_unreconciled')).toEqual({ all: 0 })

    const staying = (payment: string): number => {
      const { amount = 0 } = intents.find(({ id }) => id === payment) ?? {}
      const { tokens } = packs.find((pack) => pack.amount === amount) ?? { tokens: 0 }
      return Math.floor((tokens * Math.max(0, amount - (backOf.get(payment) ?? 0))) / amount)
    }
    const expected = [...paid].reduce((sum, payment) => sum + staying(payment), 0)
    const inWallets = async (): Promise<number[]> => {
      const readers = Array.from({ length: READERS }, (_, index) => [`reader-giver-${index}`, `reader-receiver-${index}`]).flat()
      return Promise.all(readers.map(shop.worth))
    }
    const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0)
    const sealed = async (): Promise<number> => {
      const open = await Promise.all(
        Array.from({ length: READERS }, async (_, index) => {
          const { body } = await shop.ask<{ data: { given: { status: string; tokens: number }[] } }>(
            `reader-giver-${index}`,
            '/payments/gifts',
          )
          return sum(body.data.given.filter(({ status }) => status === 'sealed' || status === 'sent').map(({ tokens }) => tokens))
        }),
      )
      return sum(open)
    }
    expect(sum(await inWallets()) + (await sealed())).toBe(expected)
    expect((await inWallets()).some((worth) => worth < 0)).toBe(true)

    // A year later, what nobody opened is back with its givers.
    shop.later(367 * DAY)
    await shop.runJob('send-and-return-gifts')
    await shop.quiet()
    expect(await sealed()).toBe(0)
    expect(sum(await inWallets())).toBe(expected)
    process.stdout.write(
      `${paid.size} gifts paid, ${refunds.length} refunds, ${disputes.length} disputes: ${sum([...account.values()])} cents, ${expected} tokens\n`,
    )
  }, 600_000)
})
