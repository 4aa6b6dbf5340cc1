import { DAY } from '@sibyl/platform/time'
import { LRUCache } from 'lru-cache'
import type { Planet } from '../chart/bodies.ts'
import { preciseLongitude as longitude } from '../chart/precise.ts'
import { halfTurn } from '../chart/signs.ts'

/** The bodies whose transits count. The Moon, which touches every point twice a week, is not among them. */
export type Transiting = Exclude<Planet, 'moon'>

/**
 * Days between two samples. Interpolated between them, a longitude is off by less than a fifth of a second of arc; from Uranus on, whose
 * transits are given to the day, by less than a second.
 */
const stepDays: Readonly<Record<Transiting, number>> = {
  sun: 4,
  mercury: 2,
  venus: 4,
  mars: 4,
  jupiter: 4,
  saturn: 4,
  uranus: 16,
  neptune: 16,
  pluto: 16,
}

/** Samples lie on a grid that all charts share. A year of all bodies, with its margins, takes about 3,000. */
const samples = new LRUCache<string, number>({ max: 30_000 })

const sample = (body: Transiting, index: number): number => {
  const key = `${body}${index}`
  const known = samples.get(key)
  if (known !== undefined) return known
  const computed = longitude(body, index * stepDays[body] * DAY)
  samples.set(key, computed)
  return computed
}

/** The number of samples for one interpolation, half of them before the moment. */
const NEIGHBOURS = 8

/** Lagrange interpolation at `x`, in steps from the first value (Meeus, Astronomical Algorithms, 3.14). */
const interpolated = (values: readonly number[], x: number): number => {
  const first = Math.max(0, Math.min(values.length - NEIGHBOURS, Math.floor(x) - NEIGHBOURS / 2 + 1))
  let sum = 0
  for (let i = first; i < first + NEIGHBOURS; i += 1) {
    let weight = 1
    for (let j = first; j < first + NEIGHBOURS; j += 1) if (j !== i) weight *= (x - j) / (i - j)
    sum += weight * (values[i] ?? 0)
  }
  return sum
}

/** A stretch of time in which a body moves in one direction. Longitudes are unwrapped: they continue above 360 degrees and below 0. */
type Run = { from: number; to: number; start: number; end: number }

export type Track = {
  /** The unwrapped longitude at a moment (Unix milliseconds). */
  at: (moment: number) => number
  /** The runs between stations, in order of time. */
  runs: readonly Run[]
}

const SECOND_HALF = 500

/**
 * The moment at which `before` changes from true to false between `from`, where it is true, and `to`, where it is false; to half a second.
 */
export const turning = (from: number, to: number, before: (moment: number) => boolean): number => {
  let [low, high] = [from, to]
  while (Math.abs(high - low) > SECOND_HALF) {
    const middle = (low + high) / 2
    if (before(middle)) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The motion of a body between two moments: its longitude as a smooth function, and the runs between its stations. */
export const trackOf = (body: Transiting, from: number, to: number): Track => {
  const step = stepDays[body] * DAY
  const first = Math.floor(from / step) - NEIGHBOURS
  const count = Math.ceil(to / step) + NEIGHBOURS - first + 1
  const values: number[] = []
  for (let index = 0; index < count; index += 1) {
    const raw = sample(body, first + index)
    const last = values.at(-1)
    values.push(last === undefined ? raw : last + halfTurn(raw - last))
  }
  const at = (moment: number): number => interpolated(values, moment / step - first)
  const nudge = step / 100
  const direct = (moment: number): boolean => at(moment + nudge) > at(moment - nudge)
  const edges = [from]
  for (let moment = from; moment < to; moment += step) {
    const next = Math.min(moment + step, to)
    const way = direct(moment)
    if (way !== direct(next)) edges.push(turning(moment, next, (middle) => direct(middle) === way))
  }
  edges.push(to)
  const runs = edges.slice(1).map((end, index): Run => {
    const begin = edges[index] ?? end
    return { from: begin, to: end, start: at(begin), end: at(end) }
  })
  return { at, runs }
}
