import { DAY, SECOND } from '@sibyl/platform/time'
import { type ClockRule, clockRule } from './zone-history.ts'

/** A local clock time encoded as if it were UTC: Unix milliseconds. */
export type WallTime = number

/** `date` is YYYY-MM-DD, `time` HH:MM. */
export const wallTime = (date: string, time = '00:00'): WallTime => Date.parse(`${date}T${time}:00Z`)

/** A moment (Unix milliseconds) that a clock showed. `second` is set if the clocks went back and showed the same time again. */
export type WallMoment = { at: number; rule: ClockRule; second?: { at: number; rule: ClockRule } }

/** The moments at which clocks in a zone showed a time: one, two if the clocks went back, undefined if they skipped it. */
export const momentOf = (zone: string, wall: WallTime): WallMoment | undefined => {
  const rules = [-DAY, 0, DAY].map((around) => clockRule(zone, wall + around))
  const offsets = [...new Set(rules.map(({ offset }) => offset))]
  const moments = offsets
    .map((offset) => ({ at: wall - offset * SECOND, rule: clockRule(zone, wall - offset * SECOND) }))
    .filter(({ at, rule }) => at + rule.offset * SECOND === wall)
    .sort((a, b) => a.at - b.at)
  const [first, second] = moments
  return first && { ...first, ...(second ? { second } : {}) }
}

/** The local times before and after the hour that the clocks skipped. */
export const skippedAround = (zone: string, wall: WallTime): { from: WallTime; to: WallTime } => {
  const before = clockRule(zone, wall - DAY)
  const at = wall - before.offset * SECOND
  let [low, high] = [at - DAY, at + DAY]
  while (high - low > SECOND) {
    const middle = Math.floor((low + high) / 2 / SECOND) * SECOND
    if (clockRule(zone, middle).offset === before.offset) low = middle
    else high = middle
  }
  return { from: high + before.offset * SECOND, to: high + clockRule(zone, high).offset * SECOND }
}

/** The start and end of a local date (Unix milliseconds); if midnight was skipped, the first moment after it. */
export const dayIn = (zone: string, date: string): { from: number; to: number } => {
  const startOf = (wall: WallTime): number => momentOf(zone, wall)?.at ?? wall - clockRule(zone, wall - DAY).offset * SECOND
  return { from: startOf(wallTime(date)), to: startOf(wallTime(date) + DAY) }
}

/** The local clock time in the zone at a moment. */
export const wallAt = (zone: string, at: number): WallTime => at + clockRule(zone, at).offset * SECOND
