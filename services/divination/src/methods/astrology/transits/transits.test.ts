import { readFileSync } from 'node:fs'
import { DAY, MINUTE, SECOND } from '@sibyl/platform/time'
import { bodyCodes } from '../chart/bodies.ts'
import { preciseLongitude as longitude } from '../chart/precise.ts'
import { halfTurn, turn } from '../chart/signs.ts'
import { housesAt, natalPoints } from './natal-points.ts'
import { moonChanges, progressedTo } from './progressions.ts'
import { returnAfter } from './returns.ts'
import { type Transit, transitsTo } from './transits.ts'

type Born = { birth: number; latitude: number; longitude: number }

/** Numbers from the Swiss Ephemeris, which is no part of this project. The file says how they were made. */
const swiss = JSON.parse(readFileSync(new URL('swiss-ephemeris.fixture.json', import.meta.url), 'utf8')) as {
  start: number
  days: number
  charts: (Born & { transits: string })[]
  solar: (Born & { after: number; at: number; ascendant: number })[]
  lunar: { birth: number; after: number; at: number }[]
  progressed: { birth: number; date: number; sun: number; moon: number; entry: number; sign: number; quarter: number; phase: number }[]
}

const codes: Readonly<Record<string, string>> = { ...bodyCodes, ascendant: 'as', midheaven: 'mc' }
const codeOf = ({ body, aspect, point }: Transit): string => `${codes[body]}-${aspect.slice(0, 3)}-${codes[point]}`

describe('against the Swiss Ephemeris', () => {
  const year = { from: swiss.start, to: swiss.start + swiss.days * DAY }
  const slow = ['ur', 'ne', 'pl']

  it.each(swiss.charts.map((chart, index) => [index + 1, chart] as const))(
    'a year of transits to chart %i: none missing, none invented, each on time',
    async (_, { birth, transits, ...place }) => {
      const ours = Map.groupBy(await transitsTo(natalPoints(birth, place), year), codeOf)
      const theirs = Map.groupBy(transits.split(' '), (text) => text.slice(0, text.lastIndexOf('-')))
      expect([...ours.keys()].sort()).toEqual([...theirs.keys()].sort())
      for (const [code, expected] of theirs) {
        const times = ours.get(code)?.map(({ at }) => at) ?? []
        const off = expected.map((text, index) => Math.abs((times[index] ?? 0) - swiss.start - Number(text.split('-')[3]) * MINUTE))
        expect([code, times.length]).toEqual([code, expected.length])
        expect([code, Math.max(...off) <= (slow.includes(code.slice(0, 2)) ? DAY : 15 * MINUTE)]).toEqual([code, true])
      }
    },
  )

  it('thirty solar returns within a minute, their Ascendants within twenty minutes of arc', () => {
    for (const { birth, after, at, ascendant, ...place } of swiss.solar) {
      const found = returnAfter('solar', longitude('sun', birth), after)
      expect(Math.abs(found - at)).toBeLessThanOrEqual(60 * SECOND)
      expect(Math.abs(halfTurn(housesAt(found, place).ascendant - ascendant))).toBeLessThanOrEqual(20 / 60)
    }
  })

  it('ten lunar returns within a minute', () => {
    for (const { birth, after, at } of swiss.lunar)
      expect(Math.abs(returnAfter('lunar', longitude('moon', birth), after) - at)).toBeLessThanOrEqual(60 * SECOND)
  })

  it('fifty progressions: Sun and Moon within thirty seconds of arc, the next sign and quarter of the Moon within a week', () => {
    const arc = 30 / 3600
    for (const { birth, date, sun, moon, entry, sign, quarter, phase } of swiss.progressed) {
      const at = progressedTo(birth, date)
      expect(Math.abs(halfTurn(longitude('sun', at) - sun))).toBeLessThan(arc)
      expect(Math.abs(halfTurn(longitude('moon', at) - moon))).toBeLessThan(arc)
      const { signs, phases } = moonChanges(birth, date)
      const next = <T extends { at: number }>(changes: readonly T[]) => changes.find((change) => change.at > date)
      expect(next(signs)?.sign).toBe(sign)
      expect(Math.abs((next(signs)?.at ?? 0) - entry)).toBeLessThan(7 * DAY)
      expect(next(phases)?.phase).toBe(['new', 'first-quarter', 'full', 'last-quarter'][phase])
      expect(Math.abs((next(phases)?.at ?? 0) - quarter)).toBeLessThan(7 * DAY)
    }
  })
})

describe('a story of several passes', () => {
  const from = Date.parse('2026-01-01T00:00:00Z')
  const to = from + 365 * DAY
  // Mercury turned retrograde at 22°33′ Pisces on February 26, 2026, and direct at 8°29′ Pisces on March 20.
  const mercury = async (target: number, span = { from, to }) =>
    (await transitsTo([{ point: 'sun', longitude: target, spread: 0 }], span)).filter(
      ({ body, aspect }) => body === 'mercury' && aspect === 'conjunction',
    )

  it('has its passes numbered, the second of three in retrograde', async () => {
    const passes = (await mercury(345)).map(({ pass, passes, retrograde }) => [pass, passes, retrograde])
    expect(passes).toEqual([
      [1, 3, false],
      [2, 3, true],
      [3, 3, false],
    ])
  })

  it('counts passes outside the requested span too', async () => {
    const [, second] = await mercury(345)
    const only = await mercury(345, { from: (second?.at ?? 0) - DAY, to: (second?.at ?? 0) + DAY })
    expect(only.map(({ pass, passes }) => [pass, passes])).toEqual([[2, 3]])
  })

  it('has no pass if the body turns just before the degree, and two if it turns just after it', async () => {
    const station = 352 + 33 / 60
    expect((await mercury(station + 0.1)).map(({ passes }) => passes)).toEqual([1])
    expect((await mercury(station - 0.1)).map(({ passes }) => passes)).toEqual([3, 3, 3])
  })

  it('says when the body is within one degree', async () => {
    for (const { at, longitude: target, near } of await mercury(10)) {
      expect(near.from < at && at < near.to).toBe(true)
      for (const edge of [near.from, near.to]) expect(Math.abs(halfTurn(longitude('mercury', edge) - turn(target)))).toBeCloseTo(1, 3)
    }
  })
})
