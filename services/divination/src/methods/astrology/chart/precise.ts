import { type AstroTime, MakeTime, RotateVector, Rotation_ECL_EQJ, Rotation_EQJ_ECT, Vector } from 'astronomy-engine'
import type { Body, Planet } from './bodies.ts'
import { longitude as roughly } from './ephemeris.ts'
import { heliocentric, type Position, type World } from './heliocentric.ts'
import { turn } from './signs.ts'

const DEGREES = 180 / Math.PI
/** The days that light takes for an astronomical unit. */
const LIGHT_DAYS = 1 / 173.144_632_684_669_3

type Series = Exclude<Planet, 'moon'>
const hasSeries = (body: Body): body is Series => body !== 'moon' && body !== 'node'

/** The heliocentric position of a planet, `days` from 2000 January 1.5. */
type Positions = (world: World, days: number) => Position

/** The vector from the Earth's centre at one time to a body at another, on the ecliptic of J2000; times are days from 2000 January 1.5. */
const between = (body: Series, days: number, at: AstroTime, positions: Positions): Vector => {
  const [x, y, z] = body === 'sun' ? [0, 0, 0] : positions(body, days)
  const earth = positions('earth', days)
  return new Vector(x - earth[0], y - earth[1], z - earth[2], at)
}

/**
 * Geocentric apparent longitude on the true ecliptic of date, as `longitude` of ephemeris.ts gives it, but to a second of arc instead of
 * twenty, in which Saturn takes an hour. It costs ten times as much, so only what tells the time of a slow body asks for it. Light time and
 * aberration in one: both bodies where they were when the light left (Meeus, Astronomical Algorithms, 33). The Moon and its node are those of
 * ephemeris.ts, which are good to two seconds. For many moments of one span, `positions` may come from samples.
 */
export const preciseLongitude = (body: Body, moment: number, positions: Positions = heliocentric): number => {
  if (!hasSeries(body)) return roughly(body, moment)
  const at = MakeTime(new Date(moment))
  const light = between(body, at.tt, at, positions).Length() * LIGHT_DAYS
  const seen = RotateVector(Rotation_ECL_EQJ(), between(body, at.tt - light, at, positions))
  const { x, y } = RotateVector(Rotation_EQJ_ECT(at), seen)
  return turn(Math.atan2(y, x) * DEGREES)
}
