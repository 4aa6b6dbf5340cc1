import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '@sibyl/emulators/model/text/seed'
import { type Product, startProduct } from './support/product.ts'
import { type Answer, call, eventually, newReader, type SignedIn, wallet } from './support/reader.ts'

/** Small in `make test`; `make chaos` sets thousands. */
const PAYMENTS = Number(process.env.CHAOS_PAYMENTS ?? 40)
const KILLS = Number(process.env.CHAOS_KILLS ?? 2)
const BUYERS = 8
const SEED = process.env.CHAOS_SEED ?? 'the eleventh night'
const WELCOME = 3
/** Between two questions to a product that is away, so that they do not keep it from starting. */
const AWAY_MS = 50

const packs = [
  { packageIndex: 0, tokens: 5, amount: 4.99 },
  { packageIndex: 1, tokens: 15, amount: 12.99 },
  { packageIndex: 2, tokens: 50, amount: 34.99 },
]
const tokensOf = new Map(packs.map(({ tokens, amount }) => [Math.round(amount * 100), tokens]))

/** Tokens of a pack that stay when so many cents went back. */
const staying = (amount: number, back: number): number => Math.floor(((tokensOf.get(amount) ?? 0) * Math.max(0, amount - back)) / amount)

type Entry = { id: string; status: string; amount: number; payment_intent: string; customer: string; metadata: { readerId?: string } }
type Listed = { data: Entry[]; has_more: boolean }
type Wallet = { tier: string; oracleTokens: number; ledger: { delta: number }[] }
type Report = Record<'paid' | 'paidAmount' | 'refund' | 'refundAmount' | 'dispute' | 'disputeAmount' | 'unreconciled', number>

const sum = (entries: readonly Entry[]): number => entries.reduce((total, { amount }) => total + amount, 0)

describe('payments while webhooks are dropped, doubled, shuffled and late, and the product is killed', () => {
  let product: Product
  beforeAll(async () => {
    const easy = Object.fromEntries(['GENERAL', 'REGISTRATION', 'SIGN_IN_BY_ADDRESS'].map((name) => [`LIMIT_${name}`, '1000000/60']))
    product = await startProduct({
      ...easy,
      LOG_LEVEL: 'info',
      PAYMENTS_CHECK_MS: '2000',
      PAYMENTS_FETCH_MS: '2000',
      PAYMENTS_COMPARE_MS: '3000',
    })
  })
  afterAll(() => product?.close())

  /** Asks until there is an answer: the product may just have been killed. */
  const insist = (ask: () => Promise<Answer>): Promise<Answer> =>
    eventually(async () => {
      const answer = await ask().catch(() => pause(AWAY_MS, undefined))
      return answer && answer.status < 500 ? answer : undefined
    })
  let operations = 0
  const operate = (path: string, parameters: Record<string, string>): Promise<Answer> => {
    operations += 1
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      Authorization: 'Bearer sk_test_operator',
      'Idempotency-Key': `operation-${operations}`,
    }
    return insist(() => call(product, `/_dev/stripe/v1${path}`, { body: new URLSearchParams(parameters).toString(), headers }))
  }
  const everything = async (path: string): Promise<Entry[]> => {
    const all: Entry[] = []
    for (let more = true; more; ) {
      const last = all.at(-1)
      const query = `limit=100${last ? `&starting_after=${last.id}` : ''}`
      const headers = { Authorization: 'Bearer sk_test_operator' }
      const { body } = await insist(() => call(product, `/_dev/stripe/v1${path}${path.includes('?') ? '&' : '?'}${query}`, { headers }))
      const page = body as unknown as Listed
      all.push(...page.data)
      more = page.has_more
    }
    return all
  }
  const state = (path: string, body: object, method = 'POST') => insist(() => call(product, `/_dev/stripe/state${path}`, { method, body }))
  const pay = (payment: string, card = 'pm_card_visa') =>
    operate(`/payment_intents/${payment}/confirm`, { payment_method: card, return_url: 'http://localhost/done' })

  const random = seededRandom(SEED)
  const chance = (percent: number): boolean => random() * 100 < percent

  const purchase = async ({ token }: SignedIn): Promise<void> => {
    const pack = packs[Math.floor(random() * packs.length)]
    const { body } = await insist(() => call(product, '/api/payments/tokens/create', { token, body: pack }))
    const { paymentIntentId: payment } = body.data as { paymentIntentId: string }
    if (chance(15)) await pay(payment, 'pm_card_visa_chargeDeclined')
    if (chance(10)) return
    await pay(payment)
    if (chance(20)) await operate('/refunds', { payment_intent: payment, amount: String(100 + Math.floor(random() * 300)) })
    if (chance(10)) await operate('/refunds', { payment_intent: payment })
    else if (chance(15)) {
      const { body: dispute } = await state('/disputes', { payment_intent: payment })
      if (chance(60)) await state(`/disputes/${String(dispute.id)}/close`, { status: chance(50) ? 'won' : 'lost' })
    }
  }

  const subscribe = async ({ token }: SignedIn, cancels: boolean): Promise<void> => {
    const body = { planIndex: 0, plan: 'premium_monthly' }
    const begun = await insist(() => call(product, '/api/payments/subscription/create', { token, body }))
    await pay(String((begun.body.data as { clientSecret: string }).clientSecret).split('_secret_')[0] ?? '')
    const cancel = () => insist(() => call(product, '/api/payments/subscription/cancel', { token, body: { immediate: true } }))
    if (cancels) await eventually(async () => ((await cancel()).status === 200 ? true : undefined))
  }

  /** What each reader should have been credited, by the provider's account alone. */
  const byTheAccount = (payments: readonly Entry[], back: readonly Entry[]): Map<string, number> => {
    const cents = new Map<string, number>()
    for (const { payment_intent, amount } of back) cents.set(payment_intent, (cents.get(payment_intent) ?? 0) + amount)
    const tokens = new Map<string, number>()
    for (const { id, amount, metadata } of payments)
      if (metadata.readerId) tokens.set(metadata.readerId, (tokens.get(metadata.readerId) ?? 0) + staying(amount, cents.get(id) ?? 0))
    return tokens
  }

  /** The last comparison of the books that began after this was asked for. */
  const nextReport = async (): Promise<Report> => {
    const reports = () =>
      product
        .output()
        .split('\n')
        .filter((line) => line.includes('the books were compared'))
        .map((line) => JSON.parse(line) as Report)
    const seen = reports().length
    // One may be under way already; the one after it is wholly new.
    return eventually(async () => reports()[seen + 1] ?? pause(AWAY_MS, undefined))
  }

  it(
    'every wallet is as the provider’s account says to the token, and the books to the cent',
    async () => {
      const names = [...Array.from({ length: BUYERS }, (_, index) => `buyer-${index}`), 'stays', 'leaves']
      const readers = await Promise.all(names.map((name) => newReader(product, `${name}@sibyl.example`)))
      const buyers = readers.slice(0, BUYERS)
      const [stays, leaves] = readers.slice(BUYERS) as [SignedIn, SignedIn]
      await state('/settings', { dropPercent: 20, duplicatePercent: 30, shuffle: true, delayMs: 500, parallel: 8, seed: SEED }, 'PUT')

      const subscriptions = [subscribe(stays, false), subscribe(leaves, true)]
      let left = PAYMENTS
      const buying = buyers.map(async (buyer) => {
        while (left > 0) {
          left -= 1
          await purchase(buyer)
        }
      })
      for (let kill = 0; kill < KILLS; kill += 1) {
        const until = PAYMENTS - Math.floor(((kill + 1) * PAYMENTS) / (KILLS + 1))
        await eventually(() => (left <= until ? Promise.resolve(true) : pause(AWAY_MS, undefined)))
        await product.kill()
        await product.restart()
      }
      await Promise.all([...buying, ...subscriptions])

      const payments = (await everything('/payment_intents')).filter(({ status }) => status === 'succeeded')
      const [refunds, disputes] = [await everything('/refunds'), await everything('/disputes')]
      const expected = byTheAccount(payments, [...refunds, ...disputes.filter(({ status }) => status !== 'won')])
      const total = [...expected.values()].reduce((all, tokens) => all + tokens, 0)

      const walletOf = async (reader: SignedIn) => (await wallet(product, reader)) as unknown as Wallet
      const wallets = () => Promise.all(buyers.map(walletOf))
      await eventually(async () => {
        const tokens = (await wallets()).reduce((all, { oracleTokens }) => all + oracleTokens, 0)
        return tokens === total + buyers.length * WELCOME ? true : undefined
      })
      const found = await wallets()
      const credited = [...expected.values(), ...Array.from({ length: BUYERS - expected.size }, () => 0)].map((tokens) => tokens + WELCOME)
      expect(found.map(({ oracleTokens }) => oracleTokens).toSorted()).toEqual(credited.toSorted())
      for (const { oracleTokens, ledger } of found)
        if (ledger.length < 100) expect(ledger.reduce((all, { delta }) => all + delta, 0)).toBe(oracleTokens)
      await eventually(async () => (await walletOf(leaves)).tier === 'tokens' || undefined)
      expect(await walletOf(stays)).toMatchObject({ tier: 'premium' })

      expect(await nextReport()).toMatchObject({
        paid: payments.length,
        paidAmount: sum(payments),
        refund: refunds.length,
        refundAmount: sum(refunds),
        dispute: disputes.length,
        disputeAmount: sum(disputes),
        unreconciled: 0,
      })
    },
    120_000 + PAYMENTS * 400,
  )
})
