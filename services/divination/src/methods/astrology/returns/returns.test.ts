import { AppError } from '@sibyl/platform/app-error'
import { cast, fact } from '../cast.fixture.ts'
import { halfTurn } from '../chart/signs.ts'
import { placementNaming } from '../named.ts'
import { astrologyWriting } from '../writing.ts'

const born = { dateOfBirth: '1979-03-14', timeOfBirth: '11:30', placeOfBirth: 'Ulm, Germany' }
const untimed = { dateOfBirth: '1979-03-14', placeOfBirth: 'Ulm, Germany' }
const ids = ({ facts }: Awaited<ReturnType<typeof cast>>) => facts.map(({ id }) => id)

const longitudeOf = (reading: Awaited<ReturnType<typeof cast>>, id: string): number => Number(fact(reading, id).data.longitude)

describe('a solar return', () => {
  it('has the Sun where it stood at birth, with the date, the place and the end of its year', async () => {
    const [natal, returned] = [await cast(born), await cast({ ...born, readingType: 'solarreturn' })]
    expect(Math.abs(halfTurn(longitudeOf(natal, 'sun') - longitudeOf(returned, 'sun')))).toBeLessThan(20 / 3600)
    const { label, detail } = fact(returned, 'return')
    expect(label).toBe('Solar return of 14 March 2027')
    expect(detail).toMatch(/^The Sun comes back to where it stood at birth, on 14 March 2027 at \d\d:\d\d by the clocks of Ulm\./)
    expect(detail).toContain('until the next return, on 13 March 2028.')
    expect(detail).toContain('houses and angles are those of Ulm, Baden-Wuerttemberg, Germany.')
    expect(returned.images[0]?.alt).toMatch(/^Solar return: Sun 2\d°\d\d' Pisces/)
  })

  it('of the year the reader is in is the last one', async () => {
    const reading = await cast({ ...born, readingType: 'solarreturn', returnTurn: 'current' })
    expect(fact(reading, 'return').label).toBe('Solar return of 13 March 2026')
  })

  it('moved to another place keeps its moment and gets other houses', async () => {
    const [home, away] = [
      await cast({ ...born, readingType: 'solarreturn' }),
      await cast({ ...born, readingType: 'solarreturn', returnPlace: 'Tokyo, Japan' }),
    ]
    expect(longitudeOf(away, 'moon')).toBe(longitudeOf(home, 'moon'))
    expect(longitudeOf(away, 'ascendant')).not.toBeCloseTo(longitudeOf(home, 'ascendant'), 0)
    expect(fact(away, 'return').detail).toContain('by the clocks of Tokyo')
    expect(fact(away, 'place').label).toBe('Born in Ulm, Baden-Wuerttemberg, Germany')
  })

  it('names the field of an unknown place', async () => {
    await expect(cast({ ...born, readingType: 'solarreturn', returnPlace: 'Nowhereville' })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: [{ field: 'returnPlace' }],
    })
  })

  it('of a child before its first birthday is only the coming one', async () => {
    const child = { ...born, dateOfBirth: '2026-10-01' }
    await expect(cast({ ...child, readingType: 'solarreturn', returnTurn: 'current' })).rejects.toBeInstanceOf(AppError)
    expect(fact(await cast({ ...child, readingType: 'solarreturn' }), 'return').label).toBe('Solar return of 1 October 2027')
  })

  it('without the hour of birth has neither houses nor angles, and says so', async () => {
    const reading = await cast({ ...untimed, readingType: 'solarreturn' })
    expect(ids(reading).filter((id) => /^(?:house|ascendant|midheaven|return-house)/.test(id))).toEqual([])
    expect(fact(reading, 'return').detail).toContain('within half a day, as the hour of birth is not known')
    expect(astrologyWriting.principal(reading.facts)).toEqual(['sun', 'moon'])
  })

  it('meets the birth chart within two degrees', async () => {
    const [natal, returned] = [await cast(born), await cast({ ...born, readingType: 'solarreturn' })]
    const contacts = returned.facts.filter(({ id }) => id.startsWith('contact-'))
    expect(contacts.length).toBeGreaterThan(0)
    for (const { data, label } of contacts) {
      const apart = Math.abs(halfTurn(longitudeOf(returned, String(data.a)) - longitudeOf(natal, String(data.b))))
      const nearest = Math.min(...[0, 60, 90, 120, 180].map((angle) => Math.abs(apart - angle)))
      expect([label, nearest <= 2.01]).toEqual([label, true])
    }
  })
})

it('a lunar return has the Moon where it stood at birth and lasts about four weeks', async () => {
  const [natal, returned] = [await cast(born), await cast({ ...born, readingType: 'lunarreturn' })]
  expect(Math.abs(halfTurn(longitudeOf(natal, 'moon') - longitudeOf(returned, 'moon')))).toBeLessThan(20 / 3600)
  const { on, until } = fact(returned, 'return').data
  const days = (Date.parse(`${String(until)} UTC`) - Date.parse(`${String(on)} UTC`)) / 86_400_000
  expect(days).toBeGreaterThanOrEqual(26)
  expect(days).toBeLessThanOrEqual(29)
})

describe('progressions', () => {
  it('move the Sun about a degree a year, and keep the houses of birth', async () => {
    const [natal, later] = [await cast(born), await cast({ ...born, readingType: 'progressions' })]
    expect(halfTurn(longitudeOf(later, 'sun') - longitudeOf(natal, 'sun'))).toBeCloseTo(47, 0)
    expect(longitudeOf(later, 'ascendant')).toBe(longitudeOf(natal, 'ascendant'))
    expect(astrologyWriting.principal(later.facts)).toEqual(['sun', 'moon'])
    expect(later.images[0]?.alt).toMatch(/^Progressed chart: /)
  })

  it('name the last and the next change of the Moon', async () => {
    const reading = await cast({ ...born, readingType: 'progressions' })
    const [since, next] = ['moon-since', 'moon-next'].map((id) => fact(reading, id))
    expect(since?.data.sign).toBe(fact(reading, 'moon').data.sign)
    expect(next?.data.sign).toBe((Number(since?.data.sign) + 1) % 12)
    expect(ids(reading)).toEqual(expect.arrayContaining(['turn-since', 'turn-next', 'moon-phase']))
  })

  it('say how sure the months are without the hour of birth', async () => {
    const reading = await cast({ ...untimed, readingType: 'progressions' })
    expect(fact(reading, 'moon-next').detail).toContain('sure to about half a year')
  })
})

describe.each(['solarreturn', 'lunarreturn', 'progressions'] as const)('the facts of %s', (readingType) => {
  it.each([
    ['with the hour of birth', born],
    ['without it', untimed],
  ])('%s have ids of their own and words that a text may repeat', async (_, form) => {
    const { facts } = await cast({ ...form, readingType }, { premium: true })
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
    const claimed = facts.map(({ id, label, detail }) => [id, placementNaming.invented(`${label}. ${detail}`, facts)])
    expect(claimed.filter(([, found]) => found !== undefined)).toEqual([])
  })
})

describe('a text about a return', () => {
  it('may name what its facts hold, and nothing of another chart', async () => {
    const { facts } = await cast({ ...born, readingType: 'solarreturn' })
    const [contact] = facts.filter(({ id }) => id.startsWith('contact-'))
    expect(placementNaming.invented(`This year begins with [${contact?.label}](fact:${contact?.id}).`, facts)).toBeUndefined()
    expect(placementNaming.invented('Your Sun in Leo wants to be seen.', facts)).toBe('Sun in Leo')
    expect(placementNaming.invented('Deine Sonne in Löwe will gesehen werden.', facts)).toBeDefined()
  })
})
