import { halfTurn, turn } from '../../astrology/chart/signs.ts'
import { type CrossPoint, crossPoints, isTimed, type Side } from './side.ts'

/** The middle of the shorter arc between two longitudes. Of two that are opposite it is the one ahead of the first. */
export const midpoint = (one: number, other: number): number => {
  const arc = halfTurn(other - one)
  return turn(one + (arc === -180 ? 180 : arc) / 2)
}

/**
 * The composite chart by midpoints: each point lies midway between the same points of both charts (Robert Hand, Planets in Composite,
 * 1975). The angles need both times of birth, and so does the Moon, which may be four degrees off without one.
 */
export const compositeOf = (yours: Side, theirs: Side): { point: CrossPoint; longitude: number }[] => {
  const timed = isTimed(yours) && isTimed(theirs)
  return crossPoints.flatMap((point) => {
    const [one, other] = [yours.longitudes[point], theirs.longitudes[point]]
    if (one === undefined || other === undefined || (point === 'moon' && !timed)) return []
    return [{ point, longitude: midpoint(one, other) }]
  })
}
