import {
  type AstroTime,
  e_tilt,
  GeoVector,
  Illumination,
  Body as Known,
  MakeTime,
  RotateVector,
  Rotation_EQJ_ECT,
  SearchMoonPhase,
  SiderealTime,
} from 'astronomy-engine'
import { type Body, type Planet, planets } from './bodies.ts'
import { halfTurn, turn } from './signs.ts'

const known: Readonly<Record<Planet, Known>> = {
  sun: Known.Sun,
  moon: Known.Moon,
  mercury: Known.Mercury,
  venus: Known.Venus,
  mars: Known.Mars,
  jupiter: Known.Jupiter,
  saturn: Known.Saturn,
  uranus: Known.Uranus,
  neptune: Known.Neptune,
  pluto: Known.Pluto,
}

const DEGREES = 180 / Math.PI
const time = (at: number): AstroTime => MakeTime(new Date(at))

/** The Moon's mean ascending node with nutation (Meeus, Astronomical Algorithms, 47.7), in degrees. */
const meanNode = (at: AstroTime): number => {
  const t = at.tt / 36_525
  const mean = 125.0445479 - 1934.1362891 * t + 0.0020754 * t ** 2 + t ** 3 / 467_441 - t ** 4 / 60_616_000
  return turn(mean + e_tilt(at).dpsi / 3600)
}

const longitudeAt = (body: Body, at: AstroTime): number => {
  if (body === 'node') return meanNode(at)
  const { x, y } = RotateVector(Rotation_EQJ_ECT(at), GeoVector(known[body], at, true))
  return turn(Math.atan2(y, x) * DEGREES)
}

/** Geocentric apparent longitude on the true ecliptic of date, degrees; `at` in Unix milliseconds UT. */
export const longitude = (body: Body, at: number): number => longitudeAt(body, time(at))

const STEP_DAYS = 0.02

/** Degrees of longitude per day at a moment; negative when retrograde. */
export const dailySpeed = (body: Body, at: number): number => {
  const middle = time(at)
  return halfTurn(longitudeAt(body, middle.AddDays(STEP_DAYS)) - longitudeAt(body, middle.AddDays(-STEP_DAYS))) / (2 * STEP_DAYS)
}

/** The Earth's orientation: apparent sidereal time at a longitude, and the true obliquity of the ecliptic; degrees. */
export const earthAt = (at: number, eastLongitude: number): { ramc: number; obliquity: number } => {
  const moment = time(at)
  return { ramc: turn(SiderealTime(moment) * 15 + eastLongitude), obliquity: e_tilt(moment).tobl }
}

/** Horizontal parallax of the Sun at its mean distance, degrees. */
const SOLAR_PARALLAX = 8.794 / 3600

/**
 * The altitude of the Sun's true centre above the horizon at a place, degrees, without refraction (Meeus, Astronomical Algorithms, 13.6,
 * with the Sun on the ecliptic, and 40 for the parallax). `ramc` and `obliquity` come from earthAt.
 */
export const sunAltitude = (at: number, latitude: number, { ramc, obliquity }: { ramc: number; obliquity: number }): number => {
  const sun = longitude('sun', at) / DEGREES
  const [tilt, north] = [obliquity / DEGREES, latitude / DEGREES]
  const declination = Math.asin(Math.sin(tilt) * Math.sin(sun))
  const hourAngle = ramc / DEGREES - Math.atan2(Math.sin(sun) * Math.cos(tilt), Math.cos(sun))
  const height = Math.sin(north) * Math.sin(declination) + Math.cos(north) * Math.cos(declination) * Math.cos(hourAngle)
  const altitude = Math.asin(Math.max(-1, Math.min(1, height)))
  return altitude * DEGREES - SOLAR_PARALLAX * Math.cos(altitude)
}

/** The Moon's lead over the Sun, 0 (new) to 360 degrees. */
export const elongation = (at: number): number => turn(longitude('moon', at) - longitude('sun', at))

/** The longitudes of all ten planets at a moment. */
export const skyAt = (at: number): Record<Planet, number> => {
  const moment = time(at)
  return Object.fromEntries(planets.map((planet) => [planet, longitudeAt(planet, moment)])) as Record<Planet, number>
}

/** The illuminated fraction of the Moon's disc, 0 to 1. */
export const litShare = (at: number): number => Illumination(Known.Moon, time(at)).phase_fraction

const LUNATION_DAYS = 29.6
const FULL = 180

/** The time of the next full Moon, Unix milliseconds. */
export const fullMoonAfter = (at: number): number => {
  const full = SearchMoonPhase(FULL, time(at), LUNATION_DAYS + 1)
  if (!full) throw new Error(`no full Moon within a lunation of ${new Date(at).toISOString()}`)
  return full.date.getTime()
}
