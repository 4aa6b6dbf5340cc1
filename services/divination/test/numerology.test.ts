import type { OracleRequest } from '../src/oracle/oracle.ts'
import { eventsOf, openStage, type Stage, scriptedOracle } from './stage.ts'

const reader = 'reader-ada'

/** A text that is long enough, links every number, and says nothing else. */
const text = ({ facts }: OracleRequest): string =>
  [
    '# What was counted',
    ...(facts as { id: string; label: string }[]).map(
      ({ id, label }) =>
        `## [${label}](fact:${id})\n\nHere stands [${label}](fact:${id}), counted step by step and read slowly, with a little patience and a pencil, and then once more in the evening, when the day has gone quiet.`,
    ),
  ].join('\n\n')

type Body = {
  reading: {
    methodId: string
    timeframe?: string
    facts: { id: string; label: string }[]
    images: { src: string }[]
    userTokensRemaining: number | null
  }
}

describe('numerology over HTTP', () => {
  let stage: Stage
  beforeEach(async () => {
    stage = await openStage(
      scriptedOracle(function* (request) {
        yield text(request)
      }),
    )
    await stage.grantTokens(reader)
  })
  afterEach(() => stage.close())

  const ask = (formData: unknown, events = false) =>
    stage.ask('/divination/reading/numerology', { as: reader, body: { formData }, ...(events && { events }) })
  const balance = async () =>
    ((await (await stage.ask('/divination/wallet', { as: reader })).json()) as { oracleTokens: number }).oracleTokens

  it('reads a life path for a token, with facts and a picture', async () => {
    const answer = await ask({ readingType: 'lifepath', fullName: 'Tomáš Dvořák', dateOfBirth: '1980-02-29' })
    expect(answer.status).toBe(201)
    const { reading } = (await answer.json()) as Body
    expect(reading.facts.map(({ label }) => label)).toEqual(['Life Path 22', 'Birthday 11', 'Expression 4', 'Soul Urge 5', 'Personality 8'])
    expect(reading.userTokensRemaining).toBe(2)
    expect(reading.timeframe).toBeUndefined()
    const picture = await stage.ask((reading.images[0]?.src ?? '').replace('/api', ''))
    expect(picture.status).toBe(200)
    expect(picture.headers.get('content-type')).toContain('image/svg+xml')
    expect(await picture.text()).toContain('Life Path 22')
  })

  it('streams a month, with more for premium readers', async () => {
    await stage.makePremium(reader)
    const events = await eventsOf(await ask({ readingType: 'personalmonth', dateOfBirth: '1990-07-15' }, true))
    expect(events.at(-1)?.event).toBe('done')
    const reading = events.at(-1)?.data.reading as Body['reading'] | undefined
    expect(reading?.facts.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['personal-year', 'personal-month', 'personal-day', 'personal-month-next', 'personal-month-after']),
    )
  })

  it.each([
    [{}, 'readingType', 'Please select a reading type'],
    [{ readingType: 'lifepath', dateOfBirth: '1980-02-29' }, 'fullName', 'Full name is required for life path reading'],
    [{ readingType: 'personalmonth' }, 'dateOfBirth', 'Date of birth is required'],
    [{ readingType: 'personalmonth', dateOfBirth: '1981-02-29' }, 'dateOfBirth', 'There is no such day. Please check the date'],
    [{ readingType: 'personalmonth', dateOfBirth: '2999-01-01' }, 'dateOfBirth', 'The date of birth cannot be in the future'],
    [{ readingType: 'personalmonth', dateOfBirth: '1600-01-01' }, 'dateOfBirth', 'Please give a date from 1900 on'],
  ])('refuses %j and charges nothing', async (formData, field, message) => {
    const answer = await ask(formData)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ success: false, fields: expect.arrayContaining([{ field, message }]) })
    expect(await balance()).toBe(3)
  })
})
