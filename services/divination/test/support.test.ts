import { collections } from '../src/collections.ts'
import { eventsOf, openStage, type Stage, scriptedOracle, soundText } from './stage.ts'

const reader = 'reader-ada'

describe('a reading whose reader may need support', () => {
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

  it('is given, with a note and help lines under it', async () => {
    const reading = await read('My partner threatens me. Should I stay?')
    expect(reading).toMatchObject({ status: 'done', note: expect.stringContaining('findahelpline.com') })
  })

  it('is screened once, when it is requested, and stores the result', async () => {
    const { _id } = await read('My partner threatens me. Should I stay?')
    const { readings } = await collections(stage.parts.store)
    expect(await readings.get(_id)).toMatchObject({ screening: { outcome: 'support', concerns: ['abuse'], language: 'en' } })
    expect(await (await stage.ask(`/divination/reading/${_id}`, { as: reader })).text()).not.toContain('screening')
  })

  it('has the note if the model asks for it in its first line, which readers never see', async () => {
    await stage.close()
    stage = await openStage(scriptedOracle((request) => [`SAFETY: support\n${soundText(request)}`]))
    await stage.grantTokens(reader)
    const reading = await read('Soll ich die Wohnung in Hamburg nehmen?')
    expect(reading).toMatchObject({ status: 'done', note: expect.stringContaining('0800 111 0 111') })
    expect(JSON.stringify(reading)).not.toContain('SAFETY')
  })

  it('is replaced by help lines if the model finds a crisis, and the token is returned', async () => {
    await stage.close()
    stage = await openStage(scriptedOracle(() => ['SAFETY: cri', 'sis\n', '# A text that nobody sees\n\n']))
    await stage.grantTokens(reader)
    const body = { formData: { question: 'Wie geht es im Winter weiter mit der Wohnung?', timeframe: 'present' } }
    const events = await eventsOf(await stage.ask('/divination/reading/tarot', { as: reader, body, events: true }))
    expect(events.at(-1)).toMatchObject({
      event: 'failed',
      data: { code: 'safety', message: expect.stringMatching(/0800 111 0 111/), userTokensRemaining: 3 },
    })
    expect(JSON.stringify(events)).not.toContain('A text that nobody sees')
  })

  it('has no note if nothing calls for one', async () => {
    expect(await read('Will I find a flat in Dublin?')).not.toHaveProperty('note')
  })
})
