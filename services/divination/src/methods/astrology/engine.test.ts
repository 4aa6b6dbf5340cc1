import type { AstrologyForm } from '@sibyl/contracts/http/reading-forms-astrology'
import { signNames } from '@sibyl/contracts/signs'
import { isAppError } from '@sibyl/platform/app-error'
import { cast, fact, type occasion } from './cast.fixture.ts'
import { bodies, planets } from './chart/bodies.ts'
import { astrologyWriting } from './writing.ts'

const refusal = async (form: Partial<AstrologyForm>, more: Partial<typeof occasion> = {}): Promise<unknown> => {
  try {
    await cast(form, more)
    return 'taken'
  } catch (error) {
    if (isAppError(error, 'invalid_input')) return error.fields?.[0]
    throw error
  }
}

const diana: Partial<AstrologyForm> = { dateOfBirth: '1961-07-01', timeOfBirth: '19:45', placeOfBirth: "King's Lynn, UK" }

describe('a birth chart', () => {
  it('contains every body, angle and house, each with its number for machines', async () => {
    const chart = await cast(diana)
    const ids = chart.facts.map(({ id }) => id)
    expect(ids.slice(0, 25)).toEqual([
      ...bodies,
      'ascendant',
      'midheaven',
      ...Array.from({ length: 12 }, (_, house) => `house-${house + 1}`),
    ])
    expect(ids).toEqual(expect.arrayContaining(['elements', 'modes', 'moon-phase', 'time-note', 'place', 'aspect-moon-venus']))
    expect(new Set(ids).size).toBe(ids.length)
    expect(fact(chart, 'sun')).toMatchObject({
      label: 'Sun in Cancer',
      data: { body: 'sun', sign: 3, degree: 9, minute: 40, house: 7, retrograde: false },
    })
    expect(fact(chart, 'mercury').data).toMatchObject({ retrograde: true })
    expect(fact(chart, 'ascendant')).toMatchObject({ label: 'Ascendant in Sagittarius', data: { point: 'ascendant', sign: 8, degree: 18 } })
    expect(fact(chart, 'aspect-moon-venus')).toMatchObject({
      label: 'Moon square Venus',
      data: { a: 'moon', b: 'venus', aspect: 'square', angle: 90, applying: false },
    })
    expect(fact(chart, 'time-note').detail).toContain('18:45:00 UT')
    expect(chart.timeframe).toBeUndefined()
  })

  it('counts ten planets in elements and modes', async () => {
    const chart = await cast(diana)
    const { fire, earth, air, water } = fact(chart, 'elements').data as Record<string, number>
    const { cardinal, fixed, mutable } = fact(chart, 'modes').data as Record<string, number>
    expect([fire, earth, air, water]).toEqual([1, 4, 2, 3])
    expect([cardinal, fixed, mutable]).toEqual([3, 5, 2])
  })

  it('shows premium readers rulers, dignities and the Part of Fortune', async () => {
    const chart = await cast(diana, { premium: true })
    expect(fact(chart, 'chart-ruler').data).toMatchObject({ ruler: 'jupiter', rulerHouse: 2 })
    expect(fact(chart, 'venus').data).toMatchObject({ dignity: 'domicile' })
    expect(fact(chart, 'house-5').data).toMatchObject({ ruler: 'venus', rulerHouse: 5 })
    // By day: Ascendant 258.41 + Moon 325.04 - Sun 99.66.
    expect(fact(chart, 'fortune').data.longitude).toBeCloseTo(123.78, 1)
    expect((await cast(diana)).facts.some(({ id }) => id === 'fortune')).toBe(false)
  })

  it('draws a wheel whose address contains neither date nor place', async () => {
    const { images } = await cast(diana)
    expect(images[0]?.src).toMatch(
      /^\/api\/divination\/pictures\/natal-wheel\/su\.9966-mo\.32503-me\.9320r-[a-z0-9.-]+-as\.\d+-mc\.\d+-c1\.\d+(-c\d+\.\d+){11}\.svg$/,
    )
    expect(images[0]?.src.length).toBeLessThan(400)
    expect(images[0]?.alt).toContain("Sun 9°40' Cancer")
  })

  it.each([
    ['Oslo 1960', { dateOfBirth: '1960-07-01', timeOfBirth: '12:00', placeOfBirth: 'Oslo' }, '1960-07-01T10:00:00.000Z'],
    ['Stockholm 1941', { dateOfBirth: '1941-07-01', timeOfBirth: '12:00', placeOfBirth: 'Stockholm' }, '1941-07-01T11:00:00.000Z'],
    ['Honolulu 1961', { dateOfBirth: '1961-08-04', timeOfBirth: '19:24', placeOfBirth: 'Honolulu' }, '1961-08-05T05:24:00.000Z'],
    ['Sydney 1975', { dateOfBirth: '1975-01-15', timeOfBirth: '12:00', placeOfBirth: 'Sydney' }, '1975-01-15T01:00:00.000Z'],
    ['Quito 1990', { dateOfBirth: '1990-06-01', timeOfBirth: '12:00', placeOfBirth: 'Quito' }, '1990-06-01T17:00:00.000Z'],
  ])('uses the historical clocks of %s', async (_, form, utc) => {
    expect(fact(await cast(form), 'time-note').data.utc).toBe(utc)
  })

  it('has whole-sign houses in Tromsø and says so', async () => {
    const chart = await cast({ dateOfBirth: '1975-01-20', timeOfBirth: '09:00', placeOfBirth: 'Tromsø' })
    expect(fact(chart, 'house-1').data).toMatchObject({ system: 'whole-sign', degree: 0, minute: 0 })
    expect(fact(chart, 'place').detail).toContain('whole signs')
  })

  it('carries a caveat where history leaves the clocks open', async () => {
    const chart = await cast({ dateOfBirth: '1942-03-01', timeOfBirth: '09:00', placeOfBirth: 'Lyon, France' })
    expect(fact(chart, 'clock-caveat').detail).toContain('unoccupied France')
  })

  it('uses the first of two hours in autumn and says so', async () => {
    const chart = await cast({ dateOfBirth: '2024-10-27', timeOfBirth: '02:30', placeOfBirth: 'Praha' })
    expect(fact(chart, 'time-note')).toMatchObject({
      label: 'The first 02:30 of that night',
      data: { utc: '2024-10-27T00:30:00.000Z', overlap: true, second: '2024-10-27T01:30:00.000Z' },
    })
  })

  it('uses the place chosen in the search if the text still matches it', async () => {
    const form = { dateOfBirth: '1980-05-05', timeOfBirth: '10:00' }
    const chosen = await cast({ ...form, placeOfBirth: 'Springfield, Illinois, United States', placeId: '4250542' })
    expect(fact(chosen, 'place').data).toMatchObject({ region: 'Illinois' })
    const elsewhere = await cast({ ...form, placeOfBirth: 'Springfield, Missouri, United States', placeId: '4250542' })
    expect(fact(elsewhere, 'place').data).toMatchObject({ region: 'Missouri' })
    const changed = await cast({ ...form, placeOfBirth: 'Brno', placeId: '4250542' })
    expect(fact(changed, 'place').data).toMatchObject({ name: 'Brno' })
  })

  it('accepts typed coordinates, with the time zone of their location', async () => {
    const born = { dateOfBirth: '1961-07-01', timeOfBirth: '19:45' }
    const chart = await cast({ ...born, placeOfBirth: '52.75, 0.4' })
    expect(fact(chart, 'place')).toMatchObject({
      label: 'Born at 52.75° N 0.4° E',
      data: { latitude: 52.75, longitude: 0.4, timezone: 'Europe/London' },
    })
    expect(fact(chart, 'time-note').data.utc).toBe('1961-07-01T18:45:00.000Z')
    expect(fact(await cast({ ...born, placeOfBirth: fact(chart, 'place').label.slice('Born at '.length) }), 'place')).toEqual(
      fact(chart, 'place'),
    )
  })
})

describe('a birth without a time', () => {
  it('is computed for local noon, without houses and angles', async () => {
    const chart = await cast({ dateOfBirth: '1990-05-10', unknownTime: true, timeOfBirth: '08:00', placeOfBirth: 'Praha' })
    expect(chart.facts.filter(({ id }) => /house|ascendant|midheaven|fortune/.test(id))).toEqual([])
    expect(fact(chart, 'time-note').data).toMatchObject({ unknown: true, utc: '1990-05-10T10:00:00.000Z' })
    expect(chart.images[0]?.src).not.toMatch(/as\.|mc\.|c1\./)
    expect(astrologyWriting.principal(chart.facts)).toEqual(['sun', 'moon'])
  })

  it('lists both signs on a day on which the Sun changed sign, and the time of the change', async () => {
    const chart = await cast({ dateOfBirth: '1990-07-23', placeOfBirth: 'Praha' })
    const sun = fact(chart, 'sun')
    expect(sun).toMatchObject({ label: 'Sun in Leo or Cancer', data: { sign: 4, alsoSign: 3 } })
    expect(Math.abs(Date.parse(String(sun.data.changedAt)) - Date.parse('1990-07-23T02:21:39Z'))).toBeLessThan(20_000)
    expect(sun.detail).toContain('04:21')
    expect(fact(chart, 'elements').data.of).toBe(9)
  })

  it('leaves the Moon between two signs on about 44 days of 100', async () => {
    const days = Array.from({ length: 100 }, (_, index) => new Date(Date.UTC(1984, 0, 1 + index * 37)).toISOString().slice(0, 10))
    const charts = await Promise.all(days.map((dateOfBirth) => cast({ dateOfBirth, placeOfBirth: 'Praha' })))
    const between = charts.filter((chart) => fact(chart, 'moon').data.alsoSign !== undefined).length
    expect(between).toBeGreaterThan(34)
    expect(between).toBeLessThan(54)
  })
})

describe('invalid births', () => {
  it.each([
    [
      'an hour that was skipped',
      { dateOfBirth: '2024-03-31', timeOfBirth: '02:30', placeOfBirth: 'Praha' },
      'timeOfBirth',
      /put forward from 02:00 to 03:00/,
    ],
    [
      'a place with many namesakes',
      { dateOfBirth: '1980-01-01', placeOfBirth: 'Springfield' },
      'placeOfBirth',
      /Missouri.*Massachusetts.*Illinois.*Oregon/,
    ],
    ['a place nobody knows', { dateOfBirth: '1980-01-01', placeOfBirth: 'Sandringham, UK' }, 'placeOfBirth', /do not know this place/],
    ['a place without letters', { dateOfBirth: '1980-01-01', placeOfBirth: '🙂🙂' }, 'placeOfBirth', /do not know this place/],
    ['a day the calendar left out', { dateOfBirth: '2011-12-30', placeOfBirth: 'Apia' }, 'dateOfBirth', /left out/],
  ] as const)('%s', async (_, form, field, message) => {
    expect(await refusal(form)).toEqual({ field, message: expect.stringMatching(message) })
  })

  it.each([
    ['a date to come', { dateOfBirth: '1999-12-24', placeOfBirth: 'Oslo' }, 'dateOfBirth'],
    ['an hour to come', { dateOfBirth: '1999-11-23', timeOfBirth: '23:00', placeOfBirth: 'Oslo' }, 'timeOfBirth'],
    ['a week for somebody not yet born', { readingType: 'weekly', dateOfBirth: '2000-01-01' }, 'dateOfBirth'],
  ] as const)('%s', async (_, form, field) => {
    const then = { at: '1999-11-23T08:00:00.000Z', date: '1999-11-23' }
    expect(await refusal(form, then)).toEqual({ field, message: expect.stringMatching(/future/) })
  })
})

describe('a week', () => {
  const weekly = (dateOfBirth: string, more: Partial<typeof occasion> = {}) => cast({ readingType: 'weekly', dateOfBirth }, more)

  it('matches the sky of the week of 23 November 2026, in the reader’s local time', async () => {
    const week = await weekly('1990-03-05')
    const at = (id: string) => fact(week, id).data
    expect(at('moon-enters-gemini')).toMatchObject({ local: 'Tuesday 24 November, 12:09', body: 'moon', sign: 2 })
    expect(String(at('moon-enters-gemini').at)).toMatch(/^2026-11-24T11:09/)
    expect(String(at('phase-full').at)).toMatch(/^2026-11-24T14:53/)
    expect(String(at('mars-enters-virgo').at)).toMatch(/^2026-11-25T23:37/)
    expect(at('mars-enters-virgo').local).toBe('Thursday 26 November, 00:37')
    expect(week.timeframe).toBe('week')
    expect(week.images[0]?.src).toMatch(/\/week-strip\/d20261123-[a-z0-9.-]*1\.729\.mo-in-gem-1\.953\.ph-full-[a-z0-9.-]*3\.37\.ma-in-vir-/)
    expect(astrologyWriting.principal(week.facts)).toEqual(['sun', 'phase-full'])
  })

  it('counts houses from the sign of the Sun', async () => {
    const week = await weekly('1990-03-05')
    expect(fact(week, 'sun')).toMatchObject({ label: 'Sun in Pisces', data: { sign: 11 } })
    expect(fact(week, 'mars-enters-virgo').data.house).toBe(7)
    expect(fact(week, 'moon-enters-gemini').data.house).toBe(4)
  })

  it('finds transits to the natal Sun, to the day and no closer', async () => {
    const week = await weekly('1990-02-22')
    const touching = week.facts.filter(({ data }) => data.natal === true && data.aspect)
    expect(touching.length).toBeGreaterThan(0)
    for (const { data } of touching)
      expect(data).toMatchObject({ approximate: true, local: expect.stringMatching(/^(?:all week|around \w+day \d+ \w+)$/) })
  })

  it('states the day and not the hour of events too slow to time', async () => {
    const week = await weekly('1990-03-05')
    expect(fact(week, 'transit-uranus-trine-pluto').data).toMatchObject({ local: 'Sunday 29 November', approximate: true })
    expect(fact(week, 'transit-venus-sextile-jupiter').data.approximate).toBeUndefined()
  })

  it('lists both signs of a Sun on a cusp', async () => {
    expect(fact(await weekly('1990-07-23'), 'sun')).toMatchObject({ label: 'Sun in Leo or Cancer', data: { alsoSign: 3 } })
  })

  it('states the day of a station, and no hour', async () => {
    const week = await weekly('1990-03-05', { date: '2026-02-23', at: '2026-02-23T08:00:00.000Z' })
    expect(fact(week, 'station-mercury')).toMatchObject({
      label: 'Mercury turns retrograde',
      data: { turns: 'retrograde', approximate: true },
    })
    expect(fact(week, 'station-mercury').detail).toMatch(/^Around Thursday 26 February\./)
    // The Swiss Ephemeris has 06:48 UT.
    const apart = Date.parse(String(fact(week, 'station-mercury').data.at)) - Date.parse('2026-02-26T06:48:00Z')
    expect(Math.abs(apart)).toBeLessThan(8 * 60_000)
  })

  it('describes each day for premium readers: the Moon, its aspects, and the ruler of the Sun', async () => {
    const [plain, week] = [await weekly('1990-03-05'), await weekly('1990-03-05', { premium: true })]
    const moons = week.facts.filter(({ data }) => data.kind === 'moon-day')
    expect(moons.map(({ data }) => data.local)).toEqual([
      'Monday 23 November',
      'Tuesday 24 November',
      'Wednesday 25 November',
      'Thursday 26 November',
      'Friday 27 November',
      'Saturday 28 November',
      'Sunday 29 November',
    ])
    expect(fact(week, 'day-2-moon')).toMatchObject({ label: 'Moon in Taurus, then Gemini', data: { sign: 1, alsoSign: 2, house: 3 } })
    const lunar = week.facts.filter(({ data }) => data.kind === 'aspect' && data.a === 'moon')
    expect(lunar.length).toBeGreaterThan(10)
    expect(lunar.filter(({ data }) => data.approximate)).toEqual([])
    expect(lunar.filter(({ data }) => data.b === 'sun' && data.aspect === 'opposition')).toEqual([])
    expect(fact(week, 'ruler').data).toMatchObject({ body: 'jupiter', house: expect.any(Number) })
    expect(week.facts.map(({ id }) => id)).toEqual(expect.arrayContaining(plain.facts.map(({ id }) => id)))
    expect(plain.facts.filter(({ id }) => id === 'ruler' || id.endsWith('-moon'))).toEqual([])
  })

  it('has transits to the planet that rules the Sun, if its natal position is known to the day', async () => {
    const born = (dateOfBirth: string) => weekly(dateOfBirth, { premium: true })
    const toRuler = async (dateOfBirth: string) => {
      const week = await born(dateOfBirth)
      return week.facts.filter(({ id }) => id.endsWith(`-natal-${fact(week, 'ruler').data.body}`))
    }
    const days = ['1991-11-01', '1991-11-08', '1991-11-15', '1991-11-22', '1991-11-28', '1991-12-05']
    const found = (await Promise.all(days.map(toRuler))).flat()
    expect(found.length).toBeGreaterThan(0)
    for (const { label, data } of found) {
      expect(label).toMatch(/ your (?:Mars|Jupiter)$/)
      expect(data).toMatchObject({ natal: true, approximate: true })
    }
    // The Moon rules Cancer: without an hour its natal position is unknown, so there is no fact about it.
    expect(await toRuler('1990-07-05')).toEqual([])
  })
})

describe('the facts', () => {
  it('list all planets and signs in their tables', async () => {
    const { facts } = await cast(diana)
    for (const body of planets) expect(signNames.some((sign) => facts.find(({ id }) => id === body)?.label.endsWith(sign))).toBe(true)
  })
})
