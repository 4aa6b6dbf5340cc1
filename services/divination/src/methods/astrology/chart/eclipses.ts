import { MINUTE } from '@sibyl/platform/time'
import {
  Body,
  EclipseKind,
  GeoVector,
  KM_PER_AU,
  type LunarEclipseInfo,
  MakeTime,
  NextGlobalSolarEclipse,
  NextLunarEclipse,
  RotateVector,
  Rotation_EQJ_EQD,
  SearchGlobalSolarEclipse,
  SearchLunarEclipse,
  SiderealTime,
} from 'astronomy-engine'

type EclipseType = 'penumbral' | 'partial' | 'annular' | 'total'

/** An eclipse: the moment of its greatest phase, and for the Moon how many minutes it is at least partly in the umbra or penumbra. */
export type Eclipse = { at: number; type: EclipseType } & ({ kind: 'solar' } | { kind: 'lunar'; minutes: number })

const types: Readonly<Record<EclipseKind, EclipseType>> = {
  [EclipseKind.Penumbral]: 'penumbral',
  [EclipseKind.Partial]: 'partial',
  [EclipseKind.Annular]: 'annular',
  [EclipseKind.Total]: 'total',
}

const lunar = ({ kind, peak, sd_partial, sd_penum }: LunarEclipseInfo): Eclipse => ({
  kind: 'lunar',
  at: peak.date.getTime(),
  type: types[kind],
  minutes: Math.round(2 * (sd_partial || sd_penum)),
})

/**
 * Every eclipse of a span, in order of time (Astronomy Engine, after Meeus, Astronomical Algorithms, 54). A hybrid eclipse of the Sun has
 * the type that it has at its greatest: total or annular.
 */
export const eclipsesBetween = (from: number, to: number): Eclipse[] => {
  const start = MakeTime(new Date(from))
  const found: Eclipse[] = []
  for (let one = SearchGlobalSolarEclipse(start); one.peak.date.getTime() < to; one = NextGlobalSolarEclipse(one.peak))
    found.push({ kind: 'solar', at: one.peak.date.getTime(), type: types[one.kind] })
  for (let one = SearchLunarEclipse(start); one.peak.date.getTime() < to; one = NextLunarEclipse(one.peak)) found.push(lunar(one))
  return found.filter(({ at }) => at >= from).sort((a, b) => a.at - b.at)
}

/** The first eclipse from a moment on. */
export const eclipseAfter = (from: number): Eclipse => {
  const start = MakeTime(new Date(from))
  const [sun, moon] = [SearchGlobalSolarEclipse(start), SearchLunarEclipse(start)]
  if (moon.peak.date < sun.peak.date) return lunar(moon)
  return { kind: 'solar', at: sun.peak.date.getTime(), type: types[sun.kind] }
}

/** A position in kilometres from the Earth's centre; the axes turn with the Earth, x towards Greenwich, z towards the North Pole. */
export type Vector = readonly [number, number, number]

const DEGREES = 180 / Math.PI
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const length = (a: Vector): number => Math.sqrt(dot(a, a))

const EQUATOR_KM = 6378.137
const FLATTENING = 1 / 298.257_223_563
const SUN_KM = 695_700
const MOON_KM = 1737.4

/** A place on the ground, and the direction of its zenith (WGS 84; Meeus, Astronomical Algorithms, 11). */
export type Ground = { at: Vector; up: Vector }

export const groundAt = (latitude: number, longitude: number): Ground => {
  const [north, east] = [latitude / DEGREES, longitude / DEGREES]
  const up: Vector = [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)]
  const squash = (1 - FLATTENING) ** 2
  const radius = EQUATOR_KM / Math.sqrt(Math.cos(north) ** 2 + squash * Math.sin(north) ** 2)
  return { at: [radius * up[0], radius * up[1], radius * squash * up[2]], up }
}

/** The positions of the Sun and the Moon relative to the rotating Earth at a moment. */
export type SunAndMoon = { at: number; sun: Vector; moon: Vector }

export const sunAndMoonAt = (at: number): SunAndMoon => {
  const time = MakeTime(new Date(at))
  const angle = (SiderealTime(time) * 15) / DEGREES
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const over = (body: Body): Vector => {
    const { x, y, z } = RotateVector(Rotation_EQJ_EQD(time), GeoVector(body, time, true))
    return [(x * cos + y * sin) * KM_PER_AU, (y * cos - x * sin) * KM_PER_AU, z * KM_PER_AU]
  }
  return { at, sun: over(Body.Sun), moon: over(Body.Moon) }
}

/** Whether a body stands above the horizon of a place; refraction is left out. */
export const isUp = ({ at, up }: Ground, body: Vector): boolean => dot(minus(body, at), up) > 0

/** How a place sees the Sun: not eclipsed, eclipsed in part, or with the whole Moon before it. */
export type Seen = 'not' | 'partly' | 'centrally'

const STEP = 5 * MINUTE
const AROUND = 40
/** The positions around the middle of an eclipse: the Moon's shadow touches the Earth for at most six hours. */
export const passageOf = (at: number): SunAndMoon[] =>
  Array.from({ length: 2 * AROUND + 1 }, (_, step) => sunAndMoonAt(at + (step - AROUND) * STEP))

/** The angle between the Sun and the Moon as seen from a place, and the radii of their discs, in radians. */
const discs = ({ at }: Ground, { sun, moon }: SunAndMoon) => {
  const [toSun, toMoon] = [minus(sun, at), minus(moon, at)]
  const [sunKm, moonKm] = [length(toSun), length(toMoon)]
  const apart = Math.acos(Math.min(1, dot(toSun, toMoon) / (sunKm * moonKm)))
  return { apart, sun: SUN_KM / sunKm, moon: MOON_KM / moonKm }
}

/** The smallest distance near three consecutive steps: the square of the distance is nearly a parabola in time. */
const leastApart = (before: number, middle: number, after: number): number => {
  const [a, b, c] = [before ** 2, middle ** 2, after ** 2]
  const bend = a - 2 * b + c
  return bend <= 0 ? middle : Math.sqrt(Math.max(0, b - (c - a) ** 2 / (8 * bend)))
}

/** How a place sees an eclipse of the Sun; `passage` comes from `passageOf`. */
export const seenFrom = (place: Ground, passage: readonly SunAndMoon[]): Seen => {
  const seen = passage.map((sky) => (isUp(place, sky.sun) ? discs(place, sky) : undefined))
  let nearest = -1
  seen.forEach((one, step) => {
    if (one && (nearest < 0 || one.apart < (seen[nearest]?.apart ?? 0))) nearest = step
  })
  const middle = seen[nearest]
  if (!middle) return 'not'
  const [before, after] = [seen[nearest - 1], seen[nearest + 1]]
  const least = before && after ? leastApart(before.apart, middle.apart, after.apart) : middle.apart
  if (least < Math.abs(middle.sun - middle.moon)) return 'centrally'
  return least < middle.sun + middle.moon ? 'partly' : 'not'
}
