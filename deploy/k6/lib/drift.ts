import { Trend } from 'k6/metrics'

/** The duration of a call late in a run divided by that of early calls of its kind: 1 is as fast, 2 twice as slow. */
const drift = new Trend('latency_drift')

/** The parts of a run that are compared. The part before the first warms caches and compiled code. */
const FIRST_PART = { from: 0.05, to: 0.25 }
const LAST_PART_FROM = 0.8

const early = new Map<string, number[]>()

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * Compares a measurement with those of its kind that this virtual user took early in the run; `progress` is the elapsed share of the run, 0
 * to 1. In the last part returns the ratio to the early median; before that, undefined.
 */
export const againstEarly = (kind: string, value: number, progress: number): number | undefined => {
  const seen = early.get(kind) ?? []
  if (progress >= FIRST_PART.from && progress < FIRST_PART.to) early.set(kind, [...seen, value])
  const usual = median(seen)
  return progress >= LAST_PART_FROM && usual > 0 ? value / usual : undefined
}

const shortEarly = new Trend('short_calls_early', true)
const shortLate = new Trend('short_calls_late', true)
/** Calls that last as long as the model writes. */
const LONG = ['requestReading', 'dailyCard']

/** Records the drift of one call. */
export const recordDrift = (operation: string, ms: number, progress: number): void => {
  if (!LONG.includes(operation)) {
    if (progress >= FIRST_PART.from && progress < FIRST_PART.to) shortEarly.add(ms)
    if (progress >= LAST_PART_FROM) shortLate.add(ms)
  }
  const ratio = againstEarly(operation, ms, progress)
  if (ratio !== undefined) drift.add(ratio, { operation })
}
