import { bodyCodes, bodyNames, type Planet, planets } from '../../astrology/chart/bodies.ts'
import { preciseLongitude } from '../../astrology/chart/precise.ts'
import { turn } from '../../astrology/chart/signs.ts'
import type { Birth } from '../../astrology/natal/birth.ts'
import { housesAt } from '../../astrology/transits/natal-points.ts'

/** The points of a chart that meet those of another. */
export const crossPoints = [...planets, 'ascendant', 'midheaven'] as const
export type CrossPoint = Planet | 'ascendant' | 'midheaven'

export const pointNames: Readonly<Record<CrossPoint, string>> = { ...bodyNames, ascendant: 'Ascendant', midheaven: 'Midheaven' }
/** The short names of points in the address of a picture. */
export const pointCodes: Readonly<Record<CrossPoint, string>> = { ...bodyCodes, ascendant: 'as', midheaven: 'mc' }

/**
 * One of two charts: longitudes in degrees, rounded to thousandths so that facts and picture rest on the same numbers. Without a time of
 * birth it has neither angles nor cusps, and its bodies stand where they stood at noon.
 */
export type Side = { longitudes: Readonly<Partial<Record<CrossPoint, number>>>; cusps?: readonly number[] }

const rounded = (degrees: number): number => turn(Math.round(degrees * 1000) / 1000)

export const isTimed = ({ longitudes }: Side): boolean => longitudes.ascendant !== undefined

/** The chart of a birth, as one side of two. */
export const sideOf = ({ at, time, place }: Birth): Side => {
  const longitudes = Object.fromEntries(planets.map((body) => [body, rounded(preciseLongitude(body, at))]))
  if (!time) return { longitudes }
  const { ascendant, midheaven, cusps } = housesAt(at, place)
  return { longitudes: { ...longitudes, ascendant: rounded(ascendant), midheaven: rounded(midheaven) }, cusps: cusps.map(rounded) }
}
