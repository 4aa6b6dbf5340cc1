import { eventually } from '@sibyl/platform/testing/eventually'
import { testClock } from '@sibyl/platform/testing/test-clock'
import { MINUTE } from '@sibyl/platform/time'
import { collections } from '../src/collections.ts'
import { claim, LEASE_MS } from '../src/readings/reading.ts'
import { openStage, type Stage, scriptedOracle, soundText, tarot } from './stage.ts'

const reader = 'reader-ada'

describe('the metrics of divination', () => {
  let stage: Stage
  afterEach(() => stage.close())

  /** Every sample of a metric: its labels without the service, and its value. */
  const samples = async (name: string): Promise<[string, number][]> => {
    const { values } = (await stage.parts.metrics.registry.getSingleMetric(name)?.get()) ?? { values: [] }
    // Some series start at zero.
    const counted = values.filter(({ value, labels }) => value > 0 || Object.keys(labels).length === 0)
    return counted.map(({ labels, value }) => [
      Object.entries(labels)
        .map(([label, text]) => `${label}=${text}`)
        .join(' '),
      value,
    ])
  }
  const read = (key?: string) => stage.ask('/divination/reading/tarot', { as: reader, body: tarot, ...(key ? { key } : {}) })

  it('count one reading and one token for 50 requests with one key', async () => {
    stage = await openStage()
    await Promise.all(Array.from({ length: 10 }, () => stage.grantTokens(reader)))
    await Promise.all(Array.from({ length: 50 }, () => read('key')))
    expect(await samples('readings_total')).toEqual([
      ['method=tarot outcome=done reason=', 1],
      ['method=tarot outcome=requested reason=', 1],
    ])
    expect(await samples('wallet_tokens_total')).toEqual([
      ['movement=granted', 3],
      ['movement=reserved', 1],
      ['movement=settled', 1],
    ])
    const seconds = await samples('reading_duration_seconds')
    expect(seconds).toContainEqual(['method=tarot outcome=done', 1])
  })

  it('count no token for a reading that a subscription pays', async () => {
    stage = await openStage()
    await stage.makePremium(reader)
    await read()
    expect(await samples('wallet_tokens_total')).toEqual([])
  })

  it('say why a reading failed, that its token was returned, and how each call to the model ended', async () => {
    stage = await openStage(scriptedOracle(() => ['# Only a title']))
    await stage.grantTokens(reader)
    await read()
    expect(await samples('readings_total')).toContainEqual(['method=tarot outcome=failed reason=cut_off', 1])
    expect(await samples('wallet_tokens_total')).toContainEqual(['movement=returned', 1])
    const calls = (await samples('model_last_token_seconds')).filter(([labels]) => labels === 'outcome=cut_off')
    // Sum and count carry the same labels; two calls have been made.
    expect(calls.map(([, value]) => value)).toContain(2)
  })

  it('distinguish a daily card that was written without the model from one that the model wrote', async () => {
    stage = await openStage(scriptedOracle(() => []))
    await stage.ask('/divination/daily-card', { as: reader })
    await eventually(async () =>
      expect(await samples('readings_total')).toContainEqual(['method=daily-card outcome=done reason=without_model', 1]),
    )
  })

  it('count readings in progress, and those taken over from a silent worker', async () => {
    const clock = testClock()
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    stage = await openStage(
      scriptedOracle(async function* (request) {
        await held
        yield soundText(request)
      }),
      { clock },
    )
    const kept = await collections(stage.parts.store)
    await stage.grantTokens(reader)
    const answer = read('key')
    await eventually(async () => expect(await samples('generations_in_flight')).toEqual([['', 1]]))
    const [reading] = await kept.readings.find('byReader', { readerId: reader, listed: true })
    expect(await samples('lease_takeovers_total')).toEqual([['', 0]])
    letGo()
    await answer
    await eventually(async () => expect(await samples('generations_in_flight')).toEqual([['', 0]]))

    const lost = { ...reading, _id: 'lost', version: 0, status: 'requested' as const, open: true, paid: false } as NonNullable<
      typeof reading
    >
    await kept.readings.create({ next: lost })
    await kept.readings.change('lost', claim('a worker that died', clock.now()))
    clock.advance(LEASE_MS + MINUTE / 60)
    await stage.publish('reading.requested.v1', { readingId: 'lost' })
    expect(await samples('lease_takeovers_total')).toEqual([['', 1]])
  })
})
