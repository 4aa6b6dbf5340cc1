import { collections } from '../src/collections.ts'
import { type Request, requested } from '../src/readings/reading.ts'
import { openStage, type Stage, tarot } from './stage.ts'

const reader = 'reader-ada'

type OwnData = {
  wallet: { tokens: number } | null
  ledger: { reason: string }[]
  readings: { _id: string; formData: Record<string, unknown>; facts: unknown[]; content: string }[]
  sealedDraws: Record<string, unknown>[]
}

describe('what divination holds about a reader', () => {
  let stage: Stage
  beforeEach(async () => {
    stage = await openStage()
  })
  afterEach(() => stage.close())

  const ownData = async (as: string) => {
    const answer = await stage.ask('/divination/own-data', { as })
    return { headers: answer.headers, data: (await answer.json()) as OwnData }
  }

  it('is exported in full: wallet, ledger, readings with their forms, facts and texts', async () => {
    await stage.grantTokens(reader)
    await stage.ask('/divination/reading/tarot', { as: reader, body: tarot })
    const { headers, data } = await ownData(reader)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(data).toMatchObject({ wallet: { tokens: 2 }, ledger: [{ reason: 'reading' }, { reason: 'welcome' }] })
    expect(data.readings).toMatchObject([{ formData: tarot.formData, content: expect.stringContaining('You asked') }])
    expect(data.readings[0]?.facts.length).toBeGreaterThan(2)
  })

  it('is empty for a reader without data, and never includes another reader’s', async () => {
    await stage.grantTokens(reader)
    await stage.ask('/divination/reading/tarot', { as: reader, body: tarot })
    expect((await ownData('reader-bob')).data).toEqual({
      wallet: null,
      dailyCard: null,
      sealedDraws: [],
      people: [],
      skyFeed: null,
      shares: [],
      ledger: [],
      readings: [],
    })
    expect((await stage.ask('/divination/own-data')).status).toBe(401)
  })

  it('is complete however many readings there are, failed ones included', async () => {
    const { readings } = await collections(stage.parts.store)
    const at = '2026-11-21T12:00:00.000Z'
    const ids = Array.from({ length: 1234 }, (_, index) => `rd_${index}`)
    await Promise.all(
      ids.map((_id, index) => {
        const asked: Request = {
          _id,
          readerId: reader,
          methodId: 'tarot',
          formData: {},
          date: '2026-11-21',
          paid: true,
          facts: [],
          images: [],
        }
        const { next } = requested(asked, at)
        return readings.create({ next: { ...next, status: 'done', open: false, listed: index % 2 === 0, content: 'x'.repeat(1000) } })
      }),
    )
    const { data } = await ownData(reader)
    expect(data.readings.map(({ _id }) => _id).toSorted()).toEqual(ids.toSorted())
  })

  it('omits the seed of a sealed draw that is still unused', async () => {
    await stage.ask('/divination/draws', { as: reader, method: 'POST' })
    const { data } = await ownData(reader)
    expect(data.sealedDraws).toHaveLength(1)
    expect(data.sealedDraws[0]).not.toHaveProperty('seed')
  })
})
