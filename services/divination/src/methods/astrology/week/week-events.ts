import { HOUR } from '@sibyl/platform/time'
import { type AspectKind, aspectAngles, aspectKinds } from '../chart/aspects.ts'
import { type Planet, planets } from '../chart/bodies.ts'
import { dailySpeed, elongation, longitude, skyAt } from '../chart/ephemeris.ts'
import { halfTurn, signOf, turn } from '../chart/signs.ts'
import { turning } from '../chart/turning.ts'

export type Phase = 'new' | 'first-quarter' | 'full' | 'last-quarter'

/**
 * An event in the sky, and its time (Unix milliseconds). `approximate`: so slow that the ephemeris, accurate to some twenty seconds of arc,
 * yields the day but not the hour. This includes all stations: against the Swiss Ephemeris (Moshier), 2024 to 2033, they are off by up to 8
 * minutes for Mercury, 18 for Uranus and 45 for Pluto.
 */
export type WeekEvent = { at: number; approximate?: true } & (
  | { kind: 'sign-entry'; body: Planet; sign: number }
  | { kind: 'phase'; phase: Phase; sign: number }
  | { kind: 'station'; body: Planet; turns: 'retrograde' | 'direct'; sign: number }
  | { kind: 'aspect'; a: Planet; b: Planet; aspect: AspectKind; signs: readonly [number, number] }
)

export type Span = { from: number; to: number }

/** Degrees per day; at this speed twenty seconds of arc take an hour. */
const SLOW = 0.133

const vagueness = (degreesPerDay: number): { approximate?: true } => (Math.abs(degreesPerDay) < SLOW ? { approximate: true } : {})

const STEP = 6 * HOUR
/** The zero of a continuous function that changes sign between two moments, to half a second. */
const zeroBetween = (from: number, to: number, f: (at: number) => number): number => {
  const negative = f(from) < 0
  return Math.round(turning(from, to, (at) => f(at) < 0 === negative))
}

/** The moments at which a span is sampled. */
export const momentsIn = ({ from, to }: Span): number[] =>
  Array.from({ length: Math.ceil((to - from) / STEP) + 1 }, (_, index) => Math.min(from + index * STEP, to))

/** The moments at which an angle (degrees, a function of time) passes a target; `values` are its samples at `moments`. */
export const passings = (moments: readonly number[], values: readonly number[], target: number, angle: (at: number) => number): number[] =>
  moments.slice(1).flatMap((to, index) => {
    const [before, after] = [halfTurn((values[index] ?? 0) - target), halfTurn((values[index + 1] ?? 0) - target)]
    if (before < 0 === after < 0 || Math.abs(before) > 90) return []
    return [zeroBetween(moments[index] ?? to, to, (at) => halfTurn(angle(at) - target))]
  })

/** The longitudes at which signs begin. */
export const twelfths = Array.from({ length: 12 }, (_, index) => index * 30)

export const phases: Readonly<Record<Phase, number>> = { new: 0, 'first-quarter': 90, full: 180, 'last-quarter': 270 }

/** The angles around the circle at which two bodies are in aspect. */
export const aspectTargets: readonly { aspect: AspectKind; target: number }[] = aspectKinds.flatMap((aspect) =>
  [...new Set([aspectAngles[aspect], turn(-aspectAngles[aspect])])].map((target) => ({ aspect, target })),
)

const slow = planets.filter((body) => body !== 'moon')

const aspectsOf = (a: Planet, b: Planet, moments: readonly number[], skies: readonly ReturnType<typeof skyAt>[]): WeekEvent[] => {
  const apart = skies.map((sky) => turn(sky[a] - sky[b]))
  return aspectTargets.flatMap(({ aspect, target }) =>
    passings(moments, apart, target, (at) => turn(longitude(a, at) - longitude(b, at))).map(
      (at): WeekEvent => ({
        at,
        kind: 'aspect',
        a,
        b,
        aspect,
        signs: [signOf(longitude(a, at)), signOf(longitude(b, at))],
        ...vagueness(dailySpeed(a, at) - dailySpeed(b, at)),
      }),
    ),
  )
}

/**
 * Everything that becomes exact in a span: ingresses of all ten planets, the Moon's quarters, stations, and the aspects among all but the
 * Moon, which makes one every few hours. In order of time.
 */
export const weekEvents = (span: Span): WeekEvent[] => {
  const moments = momentsIn(span)
  const skies = moments.map(skyAt)
  const samples = (body: Planet) => skies.map((sky) => sky[body])

  const entries = planets.flatMap((body) =>
    twelfths.flatMap((edge) =>
      passings(moments, samples(body), edge, (at) => longitude(body, at)).map(
        (at): WeekEvent => ({
          at,
          kind: 'sign-entry',
          body,
          sign: signOf(longitude(body, at + 60_000)),
          ...vagueness(dailySpeed(body, at)),
        }),
      ),
    ),
  )
  const quarters = (Object.entries(phases) as [Phase, number][]).flatMap(([phase, target]) =>
    passings(
      moments,
      skies.map(({ moon, sun }) => turn(moon - sun)),
      target,
      elongation,
    ).map((at): WeekEvent => ({ at, kind: 'phase', phase, sign: signOf(longitude('moon', at)) })),
  )
  const stations = slow
    .filter((body) => body !== 'sun')
    .flatMap((body) => {
      const speeds = moments.map((at) => dailySpeed(body, at))
      return moments.slice(1).flatMap((to, index): WeekEvent[] => {
        const [before, after] = [speeds[index] ?? 0, speeds[index + 1] ?? 0]
        if (before < 0 === after < 0) return []
        const at = zeroBetween(moments[index] ?? to, to, (moment) => dailySpeed(body, moment))
        return [
          { at, approximate: true, kind: 'station', body, turns: after < 0 ? 'retrograde' : 'direct', sign: signOf(longitude(body, at)) },
        ]
      })
    })
  const aspects = slow.flatMap((a, index) => slow.slice(index + 1).flatMap((b) => aspectsOf(a, b, moments, skies)))
  return [...entries, ...quarters, ...stations, ...aspects].filter(({ at }) => at < span.to).sort((a, b) => a.at - b.at)
}

const phaseAspects: readonly AspectKind[] = ['conjunction', 'square', 'opposition']

/** The Moon's aspects to the nine others, some eighteen a week, in order of time, except aspects to the Sun that are phases. */
export const lunarAspects = (span: Span): WeekEvent[] => {
  const moments = momentsIn(span)
  const skies = moments.map(skyAt)
  return slow
    .flatMap((body) => aspectsOf('moon', body, moments, skies))
    .filter((event) => event.at < span.to && !(event.kind === 'aspect' && event.b === 'sun' && phaseAspects.includes(event.aspect)))
    .sort((a, b) => a.at - b.at)
}

/** A transit of the week to a natal planet whose time of birth is unknown. `at` is the middle of the period in which it may be exact. */
export type NatalTransit = { at: number; body: Planet; aspect: AspectKind; sign: number; orb: number; allWeek: boolean }

/** The orb (degrees) within which slow planets count all week. */
const NEAR = 1

/** Transits of the week's planets, except the Moon, to a natal position (degrees) known to within about half a degree. */
export const natalTransits = (span: Span, natal: number): NatalTransit[] => {
  const moments = momentsIn(span)
  const middle = (span.from + span.to) / 2
  return slow.flatMap((body) => {
    const values = moments.map((at) => turn(longitude(body, at) - natal))
    return aspectTargets.flatMap(({ aspect, target }): NatalTransit[] => {
      const [exact] = passings(moments, values, target, (at) => turn(longitude(body, at) - natal))
      if (exact !== undefined) return [{ at: exact, body, aspect, sign: signOf(longitude(body, exact)), orb: 0, allWeek: false }]
      const orb = Math.abs(halfTurn(longitude(body, middle) - natal - target))
      return orb <= NEAR ? [{ at: middle, body, aspect, sign: signOf(longitude(body, middle)), orb, allWeek: true }] : []
    })
  })
}
