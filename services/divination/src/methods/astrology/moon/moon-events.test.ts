import { signNames } from '@sibyl/contracts/signs'
import { readYaml } from '@sibyl/platform/read-yaml'
import { MINUTE } from '@sibyl/platform/time'
import { z } from 'zod'
import { eclipseAfter, eclipsesBetween } from '../chart/eclipses.ts'
import { moonEvents } from './moon-events.ts'

const vectors = readYaml(
  new URL('../../../../test/moon.yaml', import.meta.url),
  z.strictObject({
    phases: z.array(z.tuple([z.iso.datetime(), z.string()])),
    ingresses: z.array(z.tuple([z.iso.datetime(), z.string()])),
    voids: z.array(z.tuple([z.iso.datetime(), z.iso.datetime(), z.string(), z.string(), z.string()])),
    eclipses: z.array(z.tuple([z.iso.datetime(), z.string(), z.string()])),
  }),
)

/** The largest distance in minutes between computed moments and those of the table. */
const worst = (computed: readonly number[], expected: readonly string[]): number =>
  Math.max(...computed.map((at, index) => Math.abs(at - Date.parse(expected[index] ?? '')) / MINUTE))

const span = { from: Date.parse('2026-01-01'), to: Date.parse('2028-01-01') }
const { phases, ingresses, voids } = await moonEvents(span)

describe('24 months of the Moon, against the Swiss Ephemeris', () => {
  it('have every phase within two minutes', () => {
    expect(phases.map(({ phase }) => phase)).toEqual(vectors.phases.map(([, phase]) => phase))
    expect(
      worst(
        phases.map(({ at }) => at),
        vectors.phases.map(([at]) => at),
      ),
    ).toBeLessThan(2)
  })

  it('have every change of sign within three minutes', () => {
    expect(ingresses.map(({ sign }) => signNames[sign])).toEqual(vectors.ingresses.map(([, sign]) => sign))
    expect(
      worst(
        ingresses.map(({ at }) => at),
        vectors.ingresses.map(([at]) => at),
      ),
    ).toBeLessThan(3)
  })

  it('have every time void of course within three minutes, after the same last aspect', () => {
    expect(voids.map(({ last, sign }) => [last?.body, last?.aspect, signNames[sign]])).toEqual(vectors.voids.map(([, , ...words]) => words))
    expect(
      worst(
        voids.flatMap(({ from, to }) => [from, to]),
        vectors.voids.flatMap((row) => row.slice(0, 2)),
      ),
    ).toBeLessThan(3)
  })

  it('have every eclipse, of its kind', () => {
    const eclipses = eclipsesBetween(span.from, span.to)
    expect(eclipses.map(({ kind, type }) => [kind, type])).toEqual(vectors.eclipses.map(([, ...words]) => words))
    expect(
      worst(
        eclipses.map(({ at }) => at),
        vectors.eclipses.map(([at]) => at),
      ),
    ).toBeLessThan(2)
  })
})

it.each([
  ['2026-11-01', 'solar', 'annular', '2027-02-06'],
  ['2026-02-18', 'lunar', 'total', '2026-03-03'],
])('the first eclipse from %s on is %s and %s, on %s', (from, kind, type, date) => {
  const { at, ...eclipse } = eclipseAfter(Date.parse(from))
  expect({ ...eclipse, date: new Date(at).toISOString().slice(0, 10) }).toMatchObject({ kind, type, date })
})
