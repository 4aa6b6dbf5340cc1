import { type Body, bodies } from '../chart/bodies.ts'
import { dailySpeed, earthAt } from '../chart/ephemeris.ts'
import { type Houses, houseOf, houses } from '../chart/houses.ts'
import { preciseLongitude as longitude } from '../chart/precise.ts'

export type PointId = Body | 'ascendant' | 'midheaven'

/**
 * A point of a birth chart that transits touch: its longitude, and the most by which that may be wrong if the hour is unknown; in degrees.
 */
export type NatalPoint = { point: PointId; longitude: number; spread: number }

type Where = { latitude: number; longitude: number }

/** Angles and house cusps at a moment and a place. */
export const housesAt = (at: number, { latitude, longitude: east }: Where): Houses => {
  const { ramc, obliquity } = earthAt(at, east)
  return houses(ramc, obliquity, latitude)
}

/**
 * The points of a birth: all bodies and both angles. Without a `place`, as if the hour is unknown, it leaves out the angles and the Moon,
 * which may be six degrees from its position at noon.
 */
export const natalPoints = (at: number, place?: Where): NatalPoint[] => {
  const points = bodies.map((body) => ({ point: body, longitude: longitude(body, at) }))
  if (!place) return points.flatMap((one) => (one.point === 'moon' ? [] : { ...one, spread: Math.abs(dailySpeed(one.point, at)) / 2 }))
  const { ascendant, midheaven } = housesAt(at, place)
  const angles = [{ point: 'ascendant', longitude: ascendant } as const, { point: 'midheaven', longitude: midheaven } as const]
  return [...points, ...angles].map((one) => ({ ...one, spread: 0 }))
}

/** The position of every body at a moment and, given cusps, its house. */
export const bodiesAt = (at: number, cusps?: readonly number[]) =>
  bodies.map((body) => {
    const stands = longitude(body, at)
    return { body, longitude: stands, retrograde: dailySpeed(body, at) < 0, ...(cusps && { house: houseOf(stands, cusps) }) }
  })
