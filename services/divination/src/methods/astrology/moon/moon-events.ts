import { inTurns } from '@sibyl/platform/in-turns'
import { DAY } from '@sibyl/platform/time'
import type { AspectKind } from '../chart/aspects.ts'
import { type Planet, planets } from '../chart/bodies.ts'
import { elongation, longitude, skyAt } from '../chart/ephemeris.ts'
import { signOf, turn } from '../chart/signs.ts'
import { aspectTargets, momentsIn, type Phase, passings, phases, type Span, twelfths } from '../week/week-events.ts'

type MoonPhase = { at: number; phase: Phase }
/** The Moon enters a sign. */
type Ingress = { at: number; sign: number }
export type MoonAspect = { at: number; body: Planet; aspect: AspectKind }
/** The time from the Moon's last aspect in a sign, or from its entry into the sign if there is none, to its entry into the next sign. */
type VoidOfCourse = { from: number; to: number; last?: MoonAspect; sign: number }

export type MoonEvents = { phases: MoonPhase[]; ingresses: Ingress[]; aspects: MoonAspect[]; voids: VoidOfCourse[] }

/** The Moon leaves a sign after two and a half days at the latest. */
const A_SIGN = 3 * DAY

const SAMPLES_AT_ONCE = 10

const inOrder = <T extends { at: number }>(events: T[]): T[] => events.sort((a, b) => a.at - b.at)

const within =
  ({ from, to }: Span) =>
  ({ at }: { at: number }): boolean =>
    at >= from && at < to

const voidsBetween = (ingresses: readonly Ingress[], aspects: readonly MoonAspect[]): VoidOfCourse[] =>
  ingresses.slice(1).map(({ at: to, sign }, index) => {
    const entered = ingresses[index]?.at ?? to
    const last = aspects.findLast(({ at }) => at >= entered && at < to)
    return { from: last?.at ?? entered, to, sign, ...(last && { last }) }
  })

/**
 * What happens to the Moon in a span: its quarters, its entries into signs, its exact major aspects (conjunction, sextile, square, trine,
 * opposition) to the Sun and the planets to Pluto, and the times when it is void of course: from the last of these aspects in a sign until it
 * leaves the sign (Nicholas deVore, Encyclopedia of Astrology, "Void of Course"; others count fewer planets, or from the end of an orb).
 * Positions are geocentric and apparent, from Astronomy Engine, which is accurate to about a minute of arc: two minutes of the Moon's time.
 */
export const moonEvents = async (span: Span): Promise<MoonEvents> => {
  const moments = momentsIn({ from: span.from - A_SIGN, to: span.to + A_SIGN })
  const skies = await inTurns(moments, SAMPLES_AT_ONCE, skyAt)
  const moons = skies.map(({ moon }) => moon)
  const leads = skies.map(({ moon, sun }) => turn(moon - sun))

  const quarters = await inTurns(Object.entries(phases) as [Phase, number][], 2, ([phase, target]) =>
    passings(moments, leads, target, elongation).map((at) => ({ at, phase })),
  )
  const edges = await inTurns(twelfths, 4, (edge) =>
    passings(moments, moons, edge, (at) => longitude('moon', at)).map((at) => ({ at, sign: signOf(edge) })),
  )
  const ingresses = inOrder(edges.flat())
  const others = planets.filter((body) => body !== 'moon')
  const aspectsOf = (body: Planet): MoonAspect[] => {
    const apart = skies.map((sky) => turn(sky.moon - sky[body]))
    return aspectTargets.flatMap(({ aspect, target }) =>
      passings(moments, apart, target, (at) => turn(longitude('moon', at) - longitude(body, at))).map((at) => ({ at, body, aspect })),
    )
  }
  const aspects = inOrder((await inTurns(others, 1, aspectsOf)).flat())
  return {
    phases: inOrder(quarters.flat()).filter(within(span)),
    ingresses: ingresses.filter(within(span)),
    aspects: aspects.filter(within(span)),
    voids: voidsBetween(ingresses, aspects).filter(({ from, to }) => to > span.from && from < span.to),
  }
}
