import type { Options } from 'k6/options'
import { LATENCY_FACTOR } from './environment.ts'
import { type OperationName, operations } from './operations.ts'
import { refusalMetrics } from './refusals.ts'

type Thresholds = NonNullable<Options['thresholds']>

/** The limit on a stream's first event, in milliseconds: the cards are drawn and saved by then, the model has not begun. */
export const FIRST_EVENT_MS = 1000 * LATENCY_FACTOR

/** The limit on an operation's p95, in milliseconds, as this run applies it. */
export const latencyLimit = (name: OperationName): number => operations[name].p95 * LATENCY_FACTOR

type Wanted = {
  /** The operations of this script; each must be called, within its limit. */
  made: readonly OperationName[]
  /** The share of checks that may fail, and of requests with an unexpected response. */
  tolerated?: number
  /** Whether latency limits hold for the whole run; otherwise durations are only shown. */
  latency?: boolean
  /** The script's own thresholds. */
  more?: Thresholds
}

/** The thresholds that make a run fail. The first refusal by a rate limit ends it: any later result would measure the limit. */
export const thresholdsFor = ({ made, tolerated = 0.001, latency = true, more = {} }: Wanted): Thresholds => ({
  checks: [`rate>=${1 - tolerated}`],
  http_req_failed: [`rate<=${tolerated}`],
  [refusalMetrics.limited]: [{ threshold: 'count==0', abortOnFail: true }],
  ...Object.fromEntries(made.map((name) => [`http_reqs{operation:${name}}`, ['count>0']])),
  // k6 reports a single operation only if it has a threshold; this one always holds.
  ...Object.fromEntries(
    made.map((name) => [`http_req_duration{operation:${name}}`, [latency ? `p(95)<=${latencyLimit(name)}` : 'max>=0']]),
  ),
  ...more,
})

/** The statistics that a summary shows of every duration. */
export const summaryTrendStats = ['min', 'med', 'p(95)', 'p(99)', 'max']

/** Accounts and cards are created concurrently before a run. */
export const setupOptions: Options = { setupTimeout: '30m', batch: 20, batchPerHost: 20 }
