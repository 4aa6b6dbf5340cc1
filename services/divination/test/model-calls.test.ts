import { eventually } from '@sibyl/platform/testing/eventually'
import { testClock } from '@sibyl/platform/testing/test-clock'
import { MINUTE } from '@sibyl/platform/time'
import { collections } from '../src/collections.ts'
import { requested } from '../src/readings/reading.ts'
import { reserve } from '../src/wallet/wallet.ts'
import { breaksOff, type ModelServer, refuses, says, startModelServer } from './model-server.ts'
import { eventsOf, openStage, type Stage, soundText, tarot } from './stage.ts'

const reader = 'reader-ada'

let model: ModelServer
let stage: Stage
beforeEach(async () => {
  model = await startModelServer()
})
afterEach(async () => {
  await stage.close()
  await model.close()
})

const open = async (...given: Parameters<ModelServer['oracle']>) => {
  stage = await openStage(model.oracle(...given))
  await stage.grantTokens(reader)
}
const read = (formData: Record<string, unknown> = tarot.formData) =>
  stage.ask('/divination/reading/tarot', { as: reader, body: { formData } })
const tokens = async () =>
  (await (await stage.ask('/divination/wallet', { as: reader })).json()) as { oracleTokens: number; ledger: { why?: string }[] }
const readingsCollection = async () => (await collections(stage.parts.store)).readings
const failedReading = async () => (await (await readingsCollection()).find('byReader', { readerId: reader, listed: false }))[0]

describe('the model usage of a reading', () => {
  const price = { input: 0.25, output: 2 }

  it('is stored with the reading, over all calls, and shown in no response', async () => {
    await open({ price })
    model.turns.push(
      says(() => '# Only a title'),
      says((request) => `${soundText(request)} Behind it stands the Hanged Man, next to the High Priestess and the Six of Wands.`),
      says((request) =>
        request.task === 'mend' ? request.faults.map(({ block }) => block.replace(/ Behind.*$/, '')).join('\n---\n') : '',
      ),
    )
    const answer = await read()
    expect(answer.status).toBe(201)
    const body = await answer.text()
    expect(body).not.toMatch(/"usage"|"cost"|test-model/)
    const { reading } = JSON.parse(body) as { reading: { _id: string } }
    expect(await (await readingsCollection()).get(reading._id)).toMatchObject({
      usage: { model: 'test-model', calls: 3, inputTokens: 3000, outputTokens: 1500, costMicroUsd: 3750 },
    })
    expect(await (await stage.ask(`/divination/reading/${reading._id}`, { as: reader })).text()).not.toMatch(/usage|costMicroUsd/)
    for (const path of ['history', 'own-data']) {
      expect(await (await stage.ask(`/divination/${path}`, { as: reader })).text()).not.toMatch(/usage|costMicroUsd/)
    }
    const cost = await stage.parts.metrics.registry.getSingleMetric('model_cost_dollars_total')?.get()
    expect(cost?.values[0]?.value).toBeCloseTo(0.00375, 10)
  })

  it('is stored with a failed reading, without a cost where there are no prices', async () => {
    await open()
    model.turns.push(
      says(() => ''),
      refuses(500),
    )
    expect((await read()).status).toBe(502)
    expect((await failedReading())?.usage).toEqual({ model: 'test-model', calls: 2, inputTokens: 1000, outputTokens: 500 })
  })
})

describe('an overloaded model', () => {
  it.each([429, 503])('F17 is called again at the time it names after a %i, and no token is lost', async (status) => {
    await open()
    model.turns.push(refuses(status, { 'Retry-After-Ms': '40' }), refuses(status, { 'Retry-After-Ms': '20' }))
    expect((await read()).status).toBe(201)
    expect(model.asked).toHaveLength(3)
  })

  it('F17 is called at most four times, whatever it answers', async () => {
    await open()
    model.turns.push(...Array.from({ length: 9 }, () => refuses(429, { 'Retry-After': '0' })))
    expect((await read()).status).toBe(502)
    expect(model.asked).toHaveLength(4)
    const { oracleTokens, ledger } = await tokens()
    expect(oracleTokens).toBe(3)
    expect(ledger[0]?.why).toBe('The oracle was asked too much at once.')
  })

  it('F17 is not waited for beyond the reading’s deadline', async () => {
    await open()
    model.turns.push(refuses(429, { 'Retry-After': '60' }))
    expect((await read()).status).toBe(502)
    expect(model.asked).toHaveLength(1)
    expect((await tokens()).oracleTokens).toBe(3)
  })

  it('F14 is not waited for by a generator that must stop: the reading is handed back', async () => {
    await open()
    model.turns.push(refuses(429, { 'Retry-After': '30' }))
    const leaving = new AbortController()
    const answer = stage.ask('/divination/reading/tarot', { as: reader, body: tarot, signal: leaving.signal }).catch(() => undefined)
    await eventually(() => expect(model.asked).toHaveLength(1))
    const readings = await readingsCollection()
    const [reading] = await readings.find('byReader', { readerId: reader, listed: true })
    leaving.abort()
    await answer
    await stage.stopGenerator()
    expect(await readings.get(reading?._id ?? '')).toMatchObject({ status: 'requested', usage: { calls: 1 } })
  })
})

describe('a model that is away for a while', () => {
  it('F17 is called again until it is back, and the text starts over for its followers', async () => {
    await open()
    model.turns.push(breaksOff, (response) => void response.destroy(), refuses(502), refuses(503))
    const events = await eventsOf(await stage.ask('/divination/reading/tarot', { as: reader, body: tarot, events: true }))
    expect(model.asked).toHaveLength(5)
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { reading: { status: 'done', userTokensRemaining: 2 } } })
    const restarted = events.findLastIndex(({ event }) => event === 'reading')
    const text = events
      .slice(restarted)
      .flatMap(({ event, data }) => (event === 'delta' ? String(data.text) : []))
      .join('')
    const reading = events.at(-1)?.data.reading as { content?: string } | undefined
    expect(text).toContain(reading?.content)
    expect((await tokens()).oracleTokens).toBe(2)
  })
})

describe('a reading that comes too late to be written', () => {
  it('F17 is ended before it is started, with its token returned and the reason', async () => {
    const clock = testClock()
    stage = await openStage(model.oracle(), { clock })
    await stage.grantTokens(reader)
    const kept = await collections(stage.parts.store)
    const request = { _id: 'late', readerId: reader, methodId: 'tarot' as const, formData: tarot.formData, date: '2026-11-21', paid: true }
    await kept.wallets.change(reader, reserve('late', clock.now()))
    await kept.readings.create({ next: requested({ ...request, facts: [], images: [] }, clock.now()).next })
    clock.advance(MINUTE)
    await stage.publish('reading.requested.v1', { readingId: 'late' })
    expect(await kept.readings.get('late')).toMatchObject({ status: 'failed' })
    expect(model.asked).toEqual([])
    const { oracleTokens, ledger } = await tokens()
    expect(oracleTokens).toBe(3)
    expect(ledger[0]?.why).toBe('The oracle could not begin in time.')
  })
})

describe('the provider’s moderation', () => {
  const flagging =
    (flagged: boolean): ModelServer['screening'] =>
    (response) =>
      void response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ results: [{ flagged, categories: { 'self-harm': flagged, violence: true } }] }))
  const moderations = async () => {
    const { values } = (await stage.parts.metrics.registry.getSingleMetric('model_moderations_total')?.get()) ?? { values: [] }
    return values.map(({ labels, value }) => [labels.outcome, value])
  }

  it('is not called unless it is configured', async () => {
    await open()
    expect((await read()).status).toBe(201)
    expect(model.screened).toEqual([])
  })

  it('is called with the reader’s own words only, before anything is written', async () => {
    await open({ moderationModel: 'omni' })
    model.screening = flagging(false)
    expect((await read()).status).toBe(201)
    expect(model.screened).toEqual([tarot.formData.question])
    expect(await moderations()).toEqual([['passed', 1]])
  })

  it('finds a crisis: help lines instead of a reading, and the token is returned', async () => {
    await open({ moderationModel: 'omni' })
    model.screening = flagging(true)
    const refused = await read({ timeframe: 'present', question: 'Wie geht es im Winter weiter mit der Wohnung und dem Garten?' })
    expect(refused.status).toBe(422)
    const words = expect.stringMatching(/0800 111 0 111/)
    expect(await refused.json()).toMatchObject({ code: 'safety', message: words, why: words, userTokensRemaining: 3 })
    expect(model.asked).toEqual([])
    expect((await tokens()).ledger[0]).toMatchObject({ reason: 'returned', why: words })
    expect(await moderations()).toEqual([['crisis', 1]])
    const counted = await stage.parts.metrics.registry.getSingleMetric('readings_total')?.get()
    expect(counted?.values.map(({ labels }) => labels.reason)).toContain('safety')
  })

  it('finds a crisis in a reading that is followed', async () => {
    await open({ moderationModel: 'omni' })
    model.screening = flagging(true)
    const events = await eventsOf(await stage.ask('/divination/reading/tarot', { as: reader, body: tarot, events: true }))
    expect(events.at(-1)).toMatchObject({
      event: 'failed',
      data: { code: 'safety', message: expect.stringContaining('116 123'), userTokensRemaining: 3 },
    })
    expect(events.filter(({ event }) => event === 'delta')).toEqual([])
  })

  it.each([
    ['is away', (response: Parameters<ModelServer['screening']>[0]) => void response.destroy()],
    ['refuses', (response: Parameters<ModelServer['screening']>[0]) => void response.writeHead(500).end()],
    ['says nothing', () => undefined],
  ])('is skipped when it %s', async (_, screening) => {
    await open({ moderationModel: 'omni' })
    model.screening = screening
    expect((await read()).status).toBe(201)
    expect(await moderations()).toEqual([['unavailable', 1]])
  })
})
