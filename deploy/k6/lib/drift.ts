import { Trend } from 'k6/metrics'

/** How much slower a call is at the end of a run than calls of its kind were at its beginning: 1 is as fast, 2 twice as slow. */
const drift = new Trend('latency_drift')

/** The parts of a run that are compared. What comes before the first warms caches and compiled code. */
const FIRST_PART = { from: 0.05, to: 0.25 }
const LAST_PART_FROM = 0.8

const early = new Map<string, number[]>()

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * Compares a measurement with those of its kind that this virtual user took early in the run; `progress` is how much of the run is over,
 * 0 to 1. In the last part gives the ratio to the early median; nothing before.
 */
export const againstEarly = (kind: string, value: number, progress: number): number | undefined => {
  const seen = early.get(kind) ?? []
  if (progress >= FIRST_PART.from && progress < FIRST_PART.to) early.set(kind, [...seen, value])
  const usual = median(seen)
  return progress >= LAST_PART_FROM && usual > 0 ? value / usual : undefined
}

/** Records the drift of one call. */
export const recordDrift = (operation: string, ms: number, progress: number): void => {
  const ratio = againstEarly(operation, ms, progress)
  if (ratio !== undefined) drift.add(ratio, { operation })
}
