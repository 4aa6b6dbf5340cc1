import { DAY, SECOND } from '@sibyl/platform/time'
import { type ClockRule, clockRule } from './zone-history.ts'

/** What a clock on the wall shows, as if it were UTC: Unix milliseconds. */
export type WallTime = number

/** `date` is YYYY-MM-DD, `time` HH:MM. */
export const wallTime = (date: string, time = '00:00'): WallTime => Date.parse(`${date}T${time}:00Z`)

/** A moment (Unix milliseconds) that a clock showed. `second` is there where clocks went back and showed the same once more. */
export type Told = { at: number; rule: ClockRule; second?: { at: number; rule: ClockRule } }

/** The moments at which clocks in a zone showed a time: one, two when they were put back, undefined when they were put forward over it. */
export const momentOf = (zone: string, wall: WallTime): Told | undefined => {
  const rules = [-DAY, 0, DAY].map((around) => clockRule(zone, wall + around))
  const offsets = [...new Set(rules.map(({ offset }) => offset))]
  const moments = offsets
    .map((offset) => ({ at: wall - offset * SECOND, rule: clockRule(zone, wall - offset * SECOND) }))
    .filter(({ at, rule }) => at + rule.offset * SECOND === wall)
    .sort((a, b) => a.at - b.at)
  const [first, second] = moments
  return first && { ...first, ...(second ? { second } : {}) }
}

/** The wall times between which clocks were put forward over a time that no clock showed. */
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

/** When a local date begins and ends (Unix milliseconds): where midnight was skipped, at the first moment after it. */
export const dayIn = (zone: string, date: string): { from: number; to: number } => {
  const startOf = (wall: WallTime): number => momentOf(zone, wall)?.at ?? wall - clockRule(zone, wall - DAY).offset * SECOND
  return { from: startOf(wallTime(date)), to: startOf(wallTime(date) + DAY) }
}

/** What clocks in the zone show at a moment. */
export const wallAt = (zone: string, at: number): WallTime => at + clockRule(zone, at).offset * SECOND
