import { type AspectKind, aspectAngles, aspectKinds } from '../chart/aspects.ts'
import type { Planet } from '../chart/bodies.ts'
import { halfTurn, turn } from '../chart/signs.ts'
import type { NatalPoint, PointId } from '../transits/natal-points.ts'

/** An aspect of a later body `a` to a point `b` of the birth chart; `at` and `natal` are their longitudes, `orb` is in degrees. */
export type Contact = { a: Planet; b: PointId; aspect: AspectKind; orb: number; at: number; natal: number }

type Moved = { body: Planet; longitude: number }

/**
 * The aspects of later bodies to the points of a birth within `reach` degrees, the closest first. A body has none to its own place, nor to the
 * mean node.
 */
export const contactsOf = (later: readonly Moved[], points: readonly NatalPoint[], reach: number): Contact[] =>
  later
    .flatMap(({ body: a, longitude: at }) =>
      points
        .filter(({ point, spread }) => point !== a && point !== 'node' && spread < reach)
        .flatMap(({ point: b, longitude: natal }) => {
          const distance = Math.abs(halfTurn(at - natal))
          const aspect = aspectKinds.find((kind) => Math.abs(distance - aspectAngles[kind]) <= reach)
          if (!aspect) return []
          return [{ a, b, aspect, orb: Math.round(Math.abs(distance - aspectAngles[aspect]) * 100) / 100, at: turn(at), natal }]
        }),
    )
    .sort((one, other) => one.orb - other.orb)
