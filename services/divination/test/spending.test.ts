import { limits } from '@sibyl/contracts/limits'
import { createMemoryLimiter } from '@sibyl/platform/limiter/memory-limiter'
import { openStage, type Stage, scriptedOracle, tarot } from './stage.ts'

const reader = 'reader-ada'

describe('spending tokens on readings', () => {
  let stage: Stage
  afterEach(() => stage.close())

  const balance = async (): Promise<number> =>
    ((await (await stage.ask('/divination/wallet', { as: reader })).json()) as { oracleTokens: number }).oracleTokens
  const read = (key?: string) => stage.ask('/divination/reading/tarot', { as: reader, body: tarot, ...(key ? { key } : {}) })

  it('counts tokens down 2, 1, 0 and then asks for more', async () => {
    stage = await openStage()
    await stage.grantTokens(reader)
    const left = []
    for (let turn = 0; turn < 3; turn += 1)
      left.push(((await (await read()).json()) as { reading: { userTokensRemaining: number } }).reading.userTokensRemaining)
    expect(left).toEqual([2, 1, 0])
    const refused = await read()
    expect(refused.status).toBe(402)
    expect(await refused.json()).toMatchObject({ success: false, code: 'access_required' })
  })

  it('F15 makes one reading of 100 parallel requests with one token', async () => {
    // Refused requests count against the rate limit too, which this test must not reach.
    stage = await openStage(undefined, { limiter: createMemoryLimiter({ ...limits, readings: { points: 200, seconds: 60 } }) })
    await stage.grantTokens(reader)
    await read()
    await read()
    const answers = await Promise.all(Array.from({ length: 100 }, () => read()))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(99)
    expect(await balance()).toBe(0)
  })

  it('F16 makes one reading of one Idempotency-Key, and refuses the key for anything else', async () => {
    stage = await openStage()
    await stage.grantTokens(reader)
    const answers = await Promise.all(Array.from({ length: 50 }, () => read('key')))
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { reading: { _id: string } }).reading._id))
    expect(new Set(ids).size).toBe(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await balance()).toBe(2)
    const other = await stage.ask('/divination/reading/tarot', {
      as: reader,
      key: 'key',
      body: { formData: { ...tarot.formData, timeframe: 'week' } },
    })
    expect(other.status).toBe(422)
  })

  it('F30 grants three tokens however often the event comes', async () => {
    stage = await openStage()
    await Promise.all(Array.from({ length: 20 }, () => stage.grantTokens(reader)))
    expect(await balance()).toBe(3)
  })

  it('takes no token from premium readers and shows them no count', async () => {
    stage = await openStage()
    await stage.makePremium(reader)
    const { reading } = (await (await read()).json()) as { reading: { userTokensRemaining: null; facts: { data: { card?: string } }[] } }
    expect(reading.userTokensRemaining).toBeNull()
    expect(reading.facts.filter(({ data }) => data.card)).toHaveLength(10)
  })

  it('F17 returns the token with the reason when the text fails', async () => {
    stage = await openStage(scriptedOracle(() => []))
    await stage.grantTokens(reader)
    const failed = await read()
    expect(failed.status).toBe(502)
    expect(await failed.json()).toMatchObject({
      code: 'generation_failed',
      message: 'Unable to generate your reading. Please try again.',
      userTokensRemaining: 3,
    })
    expect(await balance()).toBe(3)
    const { ledger } = (await (await stage.ask('/divination/wallet', { as: reader })).json()) as {
      ledger: { reason: string; why?: string }[]
    }
    expect(ledger[0]).toMatchObject({ reason: 'returned', delta: 1, why: 'The oracle answered with silence.' })
  })

  it('refuses a question that is too short with the form’s message, and charges nothing', async () => {
    stage = await openStage()
    await stage.grantTokens(reader)
    const refused = await stage.ask('/divination/reading/tarot', {
      as: reader,
      body: { formData: { timeframe: 'present', question: 'Why?!' } },
    })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ message: 'Please provide more detail in your question', fields: [{ field: 'question' }] })
    expect(await balance()).toBe(3)
  })

  it('answers a crisis with help lines, and charges nothing', async () => {
    stage = await openStage()
    await stage.grantTokens(reader)
    const refused = await stage.ask('/divination/reading/tarot', {
      as: reader,
      body: { formData: { timeframe: 'present', question: 'Is there any point in living on?' } },
    })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ code: 'safety', message: expect.stringContaining('116 123') })
    expect(await balance()).toBe(3)
  })

  it('asks a visitor to sign in', async () => {
    stage = await openStage()
    expect((await stage.ask('/divination/reading/tarot', { body: tarot })).status).toBe(401)
  })
})
