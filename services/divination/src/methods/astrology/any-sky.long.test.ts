import fc from 'fast-check'
import { cast, fact } from './cast.fixture.ts'
import { astrologyWriting } from './writing.ts'

describe('a chart', () => {
  it('is sound for births at any time in any place', async () => {
    const form = fc.record({
      readingType: fc.constantFrom('natal', 'solarreturn', 'lunarreturn', 'progressions'),
      dateOfBirth: fc
        .date({ min: new Date('1900-01-02T00:00:00Z'), max: new Date('2026-11-01T00:00:00Z'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      hour: fc.integer({ min: 4, max: 22 }),
      placeOfBirth: fc.constantFrom('Oslo', 'Quito', 'Sydney', 'Longyearbyen', 'Kathmandu', 'Tokyo', 'Honolulu', 'Praha', 'Cape Town'),
      unknownTime: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(form, async ({ hour, ...rest }) => {
        const chart = await cast({ ...rest, timeOfBirth: `${String(hour).padStart(2, '0')}:15` }, { premium: true })
        expect(new Set(chart.facts.map(({ id }) => id)).size).toBe(chart.facts.length)
        for (const { id, label, detail, data } of chart.facts) {
          expect(`${label}${detail}`).not.toMatch(/undefined|NaN/)
          expect(data.why).toMatch(/\S/)
          expect([id, astrologyWriting.invented(`${label}. ${detail}`, chart.facts)]).toEqual([id, undefined])
        }
        expect(chart.facts.some(({ id }) => id.startsWith('house-'))).toBe(!rest.unknownTime)
        expect(JSON.stringify(await cast({ ...rest, timeOfBirth: `${String(hour).padStart(2, '0')}:15` }, { premium: true }))).toBe(
          JSON.stringify(chart),
        )
      }),
      { numRuns: 80 },
    )
  })

  it.each([[false], [true]])('is sound for any week in any zone, premium: %s', async (premium) => {
    const day = fc
      .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2035-12-31T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    await fc.assert(
      fc.asyncProperty(day, fc.constantFrom('Europe/Prague', 'Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'), async (date, zone) => {
        const week = await cast({ readingType: 'weekly', dateOfBirth: '1971-04-20' }, { date, zone, at: `${date}T12:00:00.000Z`, premium })
        const ids = week.facts.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        const { from, to } = fact(week, 'week').data
        for (const { id, label, detail, data } of week.facts) {
          expect(`${label}${detail}`).not.toMatch(/undefined|NaN/)
          expect([id, astrologyWriting.invented(`${label}. ${detail}`, week.facts)]).toEqual([id, undefined])
          if (typeof data.at === 'string') expect(data.at >= String(from) && data.at < String(to)).toBe(true)
        }
        const moons = ids.filter((id) => id.startsWith('moon-enters-')).length
        expect(moons).toBeGreaterThanOrEqual(2)
        expect(moons).toBeLessThanOrEqual(4)
      }),
      { numRuns: 25 },
    )
  })
})
