import { type Aspect, aspectsAmong } from '../chart/aspects.ts'
import { type Body, bodies, type Planet, planets } from '../chart/bodies.ts'
import { dailySpeed, earthAt, elongation, longitude } from '../chart/ephemeris.ts'
import { type Houses, houseOf, houses } from '../chart/houses.ts'
import { type Placement, placed, signOf } from '../chart/signs.ts'
import { turning } from '../chart/turning.ts'
import type { Birth } from './birth.ts'
import { type Sect, sectOf } from './sect.ts'

export type PlacedBody = Placement & {
  body: Body
  /** Degrees per day. */
  speed: number
  retrograde: boolean
  house?: number
  /** For a birth without a time: the body's other sign on that day, and when (Unix milliseconds) it changed sign. */
  alsoSign?: number
  changedAt?: number
}

export type Sky = Houses & Sect

export type NatalChart = {
  bodies: PlacedBody[]
  aspects: Aspect[]
  /** The Moon's lead over the Sun, degrees: at birth, or else at the start and the end of the day. */
  elongations: number[]
  /** Only with a time of birth. */
  sky?: Sky
}

const place = (body: Body, at: number): PlacedBody => {
  const speed = Math.round(dailySpeed(body, at) * 10_000) / 10_000
  return { body, ...placed(longitude(body, at)), speed, retrograde: speed < 0 }
}

const placeOnDay = (body: Body, { at, day }: Birth): PlacedBody => {
  const noon = place(body, at)
  const signAt = (moment: number): number => signOf(longitude(body, moment))
  const first = signAt(day.from)
  const alsoSign = [first, signAt(day.to)].find((sign) => sign !== noon.sign)
  if (alsoSign === undefined) return noon
  return { ...noon, alsoSign, changedAt: Math.round(turning(day.from, day.to, (moment) => signAt(moment) === first)) }
}

const isPlanet = (placedBody: PlacedBody): placedBody is PlacedBody & { body: Planet } => placedBody.body !== 'node'

/** Aspects that hold whatever the time of birth: at both the start and the end of the day. */
const aspectsOfDay = ({ at, day }: Birth): Aspect[] => {
  const [atStart, atEnd] = [day.from, day.to].map((moment) => aspectsAmong(planets.map((body) => place(body, moment)).filter(isPlanet)))
  const holds = (aspects: Aspect[] | undefined, { a, b, aspect }: Aspect) =>
    aspects?.some((other) => other.a === a && other.b === b && other.aspect === aspect)
  return aspectsAmong(planets.map((body) => place(body, at)).filter(isPlanet)).filter(
    (aspect) => holds(atStart, aspect) && holds(atEnd, aspect),
  )
}

/** Computes the chart of a birth; without a time of birth for local noon, without houses and angles. */
export const natalChart = (birth: Birth): NatalChart => {
  if (!birth.time) {
    const { from, to } = birth.day
    return {
      bodies: bodies.map((body) => placeOnDay(body, birth)),
      aspects: aspectsOfDay(birth),
      elongations: [elongation(from), elongation(to)],
    }
  }
  const { at } = birth
  const { latitude } = birth.place
  const earth = earthAt(at, birth.place.longitude)
  const frame = houses(earth.ramc, earth.obliquity, latitude)
  const all = bodies.map((body): PlacedBody => {
    const spot = place(body, at)
    return { ...spot, house: houseOf(longitude(body, at), frame.cusps) }
  })
  return {
    bodies: all,
    aspects: aspectsAmong(all.filter(isPlanet)),
    elongations: [elongation(at)],
    sky: { ...frame, ...sectOf(at, latitude, earth, frame.ascendant) },
  }
}
