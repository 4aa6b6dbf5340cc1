import { type Aspect, aspectsAmong } from '../chart/aspects.ts'
import { type Body, bodies, type Planet, planets } from '../chart/bodies.ts'
import { dailySpeed, earthAt, elongation, longitude } from '../chart/ephemeris.ts'
import { type Houses, houseOf, houses } from '../chart/houses.ts'
import { type Placement, placed, signOf, turn } from '../chart/signs.ts'
import type { Birth } from './birth.ts'

export type PlacedBody = Placement & {
  body: Body
  /** Degrees a day. */
  speed: number
  retrograde: boolean
  house?: number
  /** The other sign the body was in on a day of birth without a time, and when (Unix milliseconds) it changed. */
  alsoSign?: number
  changedAt?: number
}

export type Sky = Houses & { fortune: number; day: boolean }

export type NatalChart = {
  bodies: PlacedBody[]
  aspects: Aspect[]
  /** How far the Moon is ahead of the Sun, degrees: at birth, or else at the beginning and the end of the day. */
  elongations: number[]
  /** With a time of birth only. */
  sky?: Sky
}

/** The moment within a span at which a body goes from one sign to another. */
const changeWithin = (body: Body, from: number, to: number): number => {
  const sign = signOf(longitude(body, from))
  let [low, high] = [from, to]
  while (high - low > 500) {
    const middle = (low + high) / 2
    if (signOf(longitude(body, middle)) === sign) low = middle
    else high = middle
  }
  return Math.round(high)
}

const place = (body: Body, at: number): PlacedBody => {
  const speed = Math.round(dailySpeed(body, at) * 10_000) / 10_000
  return { body, ...placed(longitude(body, at)), speed, retrograde: speed < 0 }
}

const placeOnDay = (body: Body, { at, day }: Birth): PlacedBody => {
  const noon = place(body, at)
  const alsoSign = [day.from, day.to].map((moment) => signOf(longitude(body, moment))).find((sign) => sign !== noon.sign)
  return alsoSign === undefined ? noon : { ...noon, alsoSign, changedAt: changeWithin(body, day.from, day.to) }
}

const isPlanet = (placedBody: PlacedBody): placedBody is PlacedBody & { body: Planet } => placedBody.body !== 'node'

/** Aspects that hold whatever the hour was: there at the beginning and at the end of the day. */
const aspectsOfDay = ({ at, day }: Birth): Aspect[] => {
  const [atStart, atEnd] = [day.from, day.to].map((moment) => aspectsAmong(planets.map((body) => place(body, moment)).filter(isPlanet)))
  const holds = (aspects: Aspect[] | undefined, { a, b, aspect }: Aspect) =>
    aspects?.some((other) => other.a === a && other.b === b && other.aspect === aspect)
  return aspectsAmong(planets.map((body) => place(body, at)).filter(isPlanet)).filter(
    (aspect) => holds(atStart, aspect) && holds(atEnd, aspect),
  )
}

/** The chart of a birth; without a time of birth that of local noon, without houses and angles. */
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
  const { ramc, obliquity } = earthAt(at, birth.place.longitude)
  const frame = houses(ramc, obliquity, birth.place.latitude)
  const all = bodies.map((body): PlacedBody => {
    const spot = place(body, at)
    return { ...spot, house: houseOf(longitude(body, at), frame.cusps) }
  })
  const [sun, moon] = [longitude('sun', at), longitude('moon', at)]
  // The Sun is above the horizon while it is in the half from the descendant to the ascendant, as signs run.
  const day = turn(sun - frame.ascendant) > 180
  const fortune = turn(frame.ascendant + (day ? moon - sun : sun - moon))
  return { bodies: all, aspects: aspectsAmong(all.filter(isPlanet)), elongations: [elongation(at)], sky: { ...frame, fortune, day } }
}
