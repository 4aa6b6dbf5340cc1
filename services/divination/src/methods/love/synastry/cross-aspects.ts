import { type AspectKind, aspectAngles, aspectKinds } from '../../astrology/chart/aspects.ts'
import { halfTurn } from '../../astrology/chart/signs.ts'
import { halfDay } from '../../astrology/natal/wheel.ts'
import { type CrossPoint, crossPoints, isTimed, type Side } from './side.ts'

/**
 * Degrees from exactness within which an aspect between two charts counts. Narrower than in one chart, where they are 8, 5, 7, 7 and 8: two
 * charts make three times as many pairs.
 */
const orbs: Readonly<Record<AspectKind, number>> = { conjunction: 6, sextile: 3, square: 5, trine: 5, opposition: 6 }

/** How much a point says about a person, for the order of aspects: Sun, Moon, Venus, Mars and Ascendant are the most personal. */
const weights: Readonly<Record<CrossPoint, number>> = {
  sun: 10,
  moon: 10,
  venus: 10,
  mars: 10,
  ascendant: 10,
  mercury: 8,
  midheaven: 7,
  jupiter: 6,
  saturn: 6,
  uranus: 3,
  neptune: 3,
  pluto: 3,
}

/** An aspect from a point of the first chart, `a`, to one of the second, `b`; `orb` in degrees from exactness. */
export type CrossAspect = { a: CrossPoint; b: CrossPoint; aspect: AspectKind; angle: number; orb: number; strength: number }

/** The most by which a point's longitude may differ from the one at noon. */
const spread = (side: Side, point: CrossPoint): number =>
  isTimed(side) || point === 'ascendant' || point === 'midheaven' ? 0 : (halfDay[point] ?? 0.1)

/**
 * Every aspect between the points of two charts (the angles of Ptolemy, Tetrabiblos I 13, with the conjunction; between charts, Lois Sargent,
 * How to Handle Your Human Relations, 1958), the strongest first: closeness times the weights of both points. Where a time of birth is not
 * known, those that hold all that day; the Moon of such a day moves too far for almost any.
 */
export const crossAspects = (yours: Side, theirs: Side): CrossAspect[] =>
  crossPoints
    .flatMap((a) =>
      crossPoints.flatMap((b): CrossAspect[] => {
        const [from, to] = [yours.longitudes[a], theirs.longitudes[b]]
        if (from === undefined || to === undefined) return []
        const apart = Math.abs(halfTurn(from - to))
        const unsure = spread(yours, a) + spread(theirs, b)
        const aspect = aspectKinds.find((kind) => Math.abs(apart - aspectAngles[kind]) + unsure <= orbs[kind])
        if (!aspect) return []
        const angle = aspectAngles[aspect]
        const orb = Math.round(Math.abs(apart - angle) * 1000) / 1000
        return [{ a, b, aspect, angle, orb, strength: (1 - orb / orbs[aspect]) * weights[a] * weights[b] }]
      }),
    )
    .sort((one, other) => other.strength - one.strength)

/** How many of the strongest aspects a reading is built on, and the wheel numbers. */
export const STRONGEST = 5
