import { DAY } from '@sibyl/platform/time'
import type { Planet } from '../chart/bodies.ts'
import { preciseLongitude } from '../chart/precise.ts'
import { sampledPosition } from '../chart/sampled-positions.ts'
import { interpolate, REACH, sampled } from '../chart/samples.ts'
import { halfTurn } from '../chart/signs.ts'
import { turning } from '../chart/turning.ts'

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

/** Samples lie on a grid that all charts share. A year of all bodies, with its margins, takes about 1,750. */
const sampleAt = sampled((body: Transiting, index) => preciseLongitude(body, index * stepDays[body] * DAY, sampledPosition))

/** A stretch of time in which a body moves in one direction. Longitudes are unwrapped: they continue above 360 degrees and below 0. */
type Run = { from: number; to: number; start: number; end: number }

export type Track = {
  /** The unwrapped longitude at a moment (Unix milliseconds). */
  at: (moment: number) => number
  /** The runs between stations, in order of time. */
  runs: readonly Run[]
}

/** The motion of a body between two moments: its longitude as a smooth function, and the runs between its stations. */
export const trackOf = (body: Transiting, from: number, to: number): Track => {
  const step = stepDays[body] * DAY
  const first = Math.floor(from / step) - REACH
  const count = Math.ceil(to / step) + REACH - first + 1
  const values: number[] = []
  for (let index = 0; index < count; index += 1) {
    const raw = sampleAt(body, first + index)
    const last = values.at(-1)
    values.push(last === undefined ? raw : last + halfTurn(raw - last))
  }
  const at = (moment: number): number => interpolate(moment / step, (index) => values[index - first] ?? 0)
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
