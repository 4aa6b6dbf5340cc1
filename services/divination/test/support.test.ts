import { collections } from '../src/collections.ts'
import { openStage, type Stage } from './stage.ts'

const reader = 'reader-ada'

describe('a reading whose reader may carry more than they say', () => {
  let stage: Stage
  beforeEach(async () => {
    stage = await openStage()
    await stage.grantTokens(reader)
  })
  afterEach(() => stage.close())

  const read = async (question: string) => {
    const answer = await stage.ask('/divination/reading/tarot', { as: reader, body: { formData: { question, timeframe: 'present' } } })
    expect(answer.status).toBe(201)
    return ((await answer.json()) as { reading: { _id: string; status: string; note?: string } }).reading
  }

  it('is given, with a word of support and whom to call under it', async () => {
    const reading = await read('My partner threatens me. Should I stay?')
    expect(reading).toMatchObject({ status: 'done', note: expect.stringContaining('findahelpline.com') })
  })

  it('is screened once, when it is asked for, and what was found is stored with it', async () => {
    const { _id } = await read('My partner threatens me. Should I stay?')
    const { readings } = await collections(stage.parts.store)
    expect(await readings.get(_id)).toMatchObject({ screening: { outcome: 'support', concerns: ['abuse'], language: 'en' } })
    expect(await (await stage.ask(`/divination/reading/${_id}`, { as: reader })).text()).not.toContain('screening')
  })

  it('has nothing under it where nothing sounds so', async () => {
    expect(await read('Will I find a flat in Dublin?')).not.toHaveProperty('note')
  })
})
