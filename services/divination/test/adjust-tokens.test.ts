import type { Event } from '@sibyl/contracts/events/envelope'
import { eventually } from '@sibyl/platform/testing/eventually'
import { openStage, type Stage, tarot } from './stage.ts'

const reader = 'reader-mira'
const as = 'admin-support'
const reason = 'Her reading broke off twice'
const path = `/divination/admin/readers/${reader}/tokens`

type Shown = { oracleTokens: number; debt: number; ledger: { reason: string; delta: number; balance: number; why?: string }[] }

describe('tokens that an administrator gives or takes', () => {
  let stage: Stage
  let published: Event[]
  beforeEach(async () => {
    stage = await openStage()
    published = []
    for (const outbox of stage.parts.store.outboxes()) outbox.onWrite(({ event }) => published.push(event))
    await stage.grantTokens(reader)
  })
  afterEach(() => stage.close())

  const adjust = async (tokens: unknown, { key, why = reason, at = path }: { key?: string; why?: string; at?: string } = {}) => {
    const answer = await stage.ask(at, { as, body: { tokens, reason: why }, ...(key ? { key } : {}) })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> & { code?: string } }
  }
  const shown = async (): Promise<Shown> => (await (await stage.ask(`/divination/admin/readers/${reader}/wallet`, { as })).json()) as Shown
  const adjustments = () => published.filter(({ type }) => type === 'wallet.adjusted.v1').map(({ data }) => data)

  it('are one entry of the ledger, which the reader sees with its reason, and one event for the audit log', async () => {
    expect(await adjust(2)).toMatchObject({ status: 200, body: { success: true, oracleTokens: 5, debt: 0 } })
    expect(await adjust(-4)).toMatchObject({ status: 200, body: { oracleTokens: 1 } })
    const entries = [
      { reason: 'support', delta: -4, balance: 1, why: `${reason}.` },
      { reason: 'support', delta: 2, balance: 5, why: `${reason}.` },
      { reason: 'welcome', delta: 3, balance: 3 },
    ]
    expect(await shown()).toMatchObject({ oracleTokens: 1, debt: 0, ledger: entries })
    expect(await (await stage.ask('/divination/wallet', { as: reader })).json()).toMatchObject({ oracleTokens: 1, ledger: entries })
    expect(adjustments()).toMatchObject([
      { userId: reader, by: as, tokens: 2, reason },
      { userId: reader, by: as, tokens: -4, reason },
    ])
  })

  it('never make the balance negative', async () => {
    expect(await adjust(-4)).toMatchObject({ status: 409, body: { code: 'balance_too_low' } })
    expect(await shown()).toMatchObject({ oracleTokens: 3 })
    expect(adjustments()).toEqual([])
  })

  it('move once when one request is sent twenty times, and another content under its key is refused', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => adjust(2, { key: 'one' })))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    for (const other of [adjust(3, { key: 'one' }), adjust(2, { key: 'one', why: 'Something else' })])
      expect(await other).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } })
    expect(await shown()).toMatchObject({ oracleTokens: 5 })
    expect(adjustments()).toHaveLength(1)
  })

  it('keep the balance exact while readings are requested concurrently', async () => {
    await adjust(7)
    const readings = Array.from({ length: 12 }, (_, n) => stage.ask('/divination/reading/tarot', { as: reader, body: tarot, key: `r${n}` }))
    const moves = Array.from({ length: 12 }, (_, n) => adjust(n % 2 === 0 ? 1 : -1))
    const [read, moved] = await Promise.all([Promise.all(readings), Promise.all(moves)])
    const spent = read.filter(({ status }) => status === 201).length
    const sum = moved.reduce((total, { status }, n) => total + (status === 200 ? (n % 2 === 0 ? 1 : -1) : 0), 0)
    const { oracleTokens, ledger } = await shown()
    expect(oracleTokens).toBe(10 + sum - spent)
    expect(ledger.reduce((total, { delta }) => total + delta, 0)).toBe(oracleTokens)
    expect(Math.min(...ledger.map(({ balance }) => balance))).toBeGreaterThanOrEqual(0)
    expect(adjustments()).toHaveLength(1 + moved.filter(({ status }) => status === 200).length)
  })

  it('pay a debt first', async () => {
    await stage.publish('payment.succeeded.v1', {
      userId: reader,
      paymentId: 'pay_1',
      kind: 'tokens',
      description: '',
      tokens: 5,
      amount: 499,
      currency: 'usd',
      at: stage.parts.clock.now(),
    })
    await adjust(-6)
    await stage.publish('payment.refunded.v1', {
      userId: reader,
      paymentId: 'pay_1',
      kind: 'tokens',
      description: '',
      tokens: 5,
      amount: 499,
      currency: 'usd',
      at: stage.parts.clock.now(),
      refundId: 're_1',
      how: 'refund',
    })
    expect(await shown()).toMatchObject({ oracleTokens: 0, debt: 3 })
    expect(await adjust(5)).toMatchObject({ body: { oracleTokens: 2, debt: 0 } })
    expect((await shown()).ledger[0]?.why).toBe(`${reason}. 3 tokens went to what was owed.`)
  })

  it('neither create a wallet for an unknown id nor revive an erased one', async () => {
    expect(await adjust(1, { at: '/divination/admin/readers/reader-nobody/tokens' })).toMatchObject({
      status: 404,
      body: { code: 'reader_not_found' },
    })
    await stage.publish('user.deleted.v1', { userId: reader })
    await eventually(async () => expect((await adjust(1)).body.code).toBe('reader_not_found'))
    expect((await stage.ask(`/divination/admin/readers/${reader}/wallet`, { as })).status).toBe(404)
  })

  it.each([0, 1.5, 501, -501, '3', null, undefined])('change nothing when their number is %j', async (tokens) => {
    const { status, body } = await adjust(tokens)
    expect([status, (body.fields as { field: string }[])[0]?.field]).toEqual([400, 'tokens'])
    expect(await shown()).toMatchObject({ oracleTokens: 3 })
  })
})
