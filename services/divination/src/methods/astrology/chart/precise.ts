import { type AstroTime, MakeTime, RotateVector, Rotation_ECL_EQJ, Rotation_EQJ_ECT, Vector } from 'astronomy-engine'
import type { Body, Planet } from './bodies.ts'
import { longitude as roughly } from './ephemeris.ts'
import { heliocentric, type Precision } from './heliocentric.ts'
import { turn } from './signs.ts'

const DEGREES = 180 / Math.PI
/** The days that light takes for an astronomical unit. */
const LIGHT_DAYS = 1 / 173.144_632_684_669_3

type Series = Exclude<Planet, 'moon'>
const hasSeries = (body: Body): body is Series => body !== 'moon' && body !== 'node'

/** The vector from the Earth's centre at one time to a body at another, on the ecliptic of J2000; times are days from 2000 January 1.5. */
const between = (body: Series, days: number, at: AstroTime, precision: Precision): Vector => {
  const [x, y, z] = body === 'sun' ? [0, 0, 0] : heliocentric(body, days, precision)
  const earth = heliocentric('earth', days, precision)
  return new Vector(x - earth[0], y - earth[1], z - earth[2], at)
}

/**
 * Geocentric apparent longitude on the true ecliptic of date, as `longitude` of ephemeris.ts gives it, but to a second of arc instead of
 * twenty, in which Saturn takes an hour. It costs five times as much, so only what tells the time of a slow body asks for it. Light time and
 * aberration in one: both bodies where they were when the light left (Meeus, Astronomical Algorithms, 33). The Moon and its node are those of
 * ephemeris.ts, which are good to two seconds.
 */
export const preciseLongitude = (body: Body, moment: number): number => {
  if (!hasSeries(body)) return roughly(body, moment)
  const at = MakeTime(new Date(moment))
  const light = between(body, at.tt, at, 'coarse').Length() * LIGHT_DAYS
  const seen = RotateVector(Rotation_ECL_EQJ(), between(body, at.tt - light, at, 'fine'))
  const { x, y } = RotateVector(Rotation_EQJ_ECT(at), seen)
  return turn(Math.atan2(y, x) * DEGREES)
}
