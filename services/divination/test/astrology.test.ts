import type { OracleRequest } from '../src/oracle/oracle.ts'
import { openStage, type Stage, scriptedOracle } from './stage.ts'

/** A sound text about any facts: each principal one linked. */
const text = ({ facts }: OracleRequest): string =>
  [
    '# What stood in the sky',
    ...(facts as { id: string; label: string }[])
      .filter(({ id }) => /^(?:sun|moon|ascendant|week|phase-.*)$/.test(id))
      .map(
        ({ id, label }) =>
          `## [${label}](fact:${id})\n\nHere is [${label}](fact:${id}), and it is given a quiet moment, as one gives a guest a chair, without hurry, before asking what it has come to say. ${'It takes its time. '.repeat(5)}`,
      ),
  ].join('\n\n')

const oracle = scriptedOracle(function* (request) {
  yield text(request)
})

type Answer = {
  reading: { facts: { id: string; label: string }[]; images: { src: string }[]; userTokensRemaining: number }
  fields?: unknown
}

let stage: Stage
beforeAll(async () => {
  stage = await openStage(oracle)
})
afterAll(() => stage.close())

const ask = (reader: string, formData: Record<string, unknown>) =>
  stage.ask('/divination/reading/astrology?tz=Europe/Prague', { as: reader, body: { formData } })

const natal = { readingType: 'natal', dateOfBirth: '1960-07-01', timeOfBirth: '12:00', placeOfBirth: 'Oslo' }

describe('astrology over HTTP', () => {
  it('answers a birth chart with its facts and its wheel', async () => {
    await stage.grantTokens('reader-oslo')
    const response = await ask('reader-oslo', natal)
    const { reading } = (await response.json()) as Answer
    expect(response.status).toBe(201)
    expect(reading.facts.map(({ label }) => label)).toEqual(expect.arrayContaining(['Sun in Cancer', 'Born in Oslo, Norway']))
    expect(reading.images[0]?.src).toContain('/natal-wheel/')
    expect((await stage.ask(reading.images[0]?.src.replace('/api', '') ?? '')).status).toBe(200)
    expect(reading.userTokensRemaining).toBe(2)
  })

  it('answers a week', async () => {
    await stage.grantTokens('reader-week')
    const response = await ask('reader-week', { readingType: 'weekly', dateOfBirth: '1990-03-05' })
    const { reading } = (await response.json()) as Answer
    expect(response.status).toBe(201)
    expect(reading.facts[0]?.id).toBe('week')
    expect(reading.images[0]?.src).toContain('/week-strip/')
    expect((await stage.ask(reading.images[0]?.src.replace('/api', '') ?? '')).status).toBe(200)
  })

  it.each([
    [{ ...natal, placeOfBirth: 'Springfield' }, 'placeOfBirth'],
    [{ ...natal, placeOfBirth: 'Sandringham, UK' }, 'placeOfBirth'],
    [{ ...natal, dateOfBirth: '2024-03-31', timeOfBirth: '02:30' }, 'timeOfBirth'],
    [{ ...natal, dateOfBirth: '2999-01-01' }, 'dateOfBirth'],
    [{ ...natal, dateOfBirth: '1990-02-30' }, 'dateOfBirth'],
    [{ ...natal, readingType: undefined }, 'readingType'],
  ])('refuses %j and charges nothing', async (form, field) => {
    await stage.grantTokens('reader-careless')
    const response = await ask('reader-careless', form)
    expect(response.status).toBe(400)
    expect(((await response.json()) as Answer).fields).toEqual([{ field, message: expect.stringMatching(/\S/) }])
    const wallet = (await (await stage.ask('/divination/wallet', { as: 'reader-careless' })).json()) as { oracleTokens: number }
    expect(wallet.oracleTokens).toBe(3)
  })

  it('finds places for anybody', async () => {
    const response = await stage.ask('/divination/places?q=Springf')
    const { places, attribution } = (await response.json()) as { places: Record<string, unknown>[]; attribution: string }
    expect(response.status).toBe(200)
    expect(places).toHaveLength(8)
    expect(places[0]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      name: 'Springfield',
      region: 'Missouri',
      country: 'United States',
      latitude: expect.any(Number),
      longitude: expect.any(Number),
      timezone: 'America/Chicago',
      population: expect.any(Number),
    })
    expect(attribution).toContain('GeoNames')
  })

  it.each(['', '%20', 'x'.repeat(101)])('refuses to search for %j', async (q) => {
    expect((await stage.ask(`/divination/places?q=${q}`)).status).toBe(400)
  })
})
