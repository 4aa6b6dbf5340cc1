import type { Options } from 'k6/options'
import { LATENCY_FACTOR } from './environment.ts'
import { type OperationName, operations } from './operations.ts'
import { refusalMetrics } from './refusals.ts'

type Thresholds = NonNullable<Options['thresholds']>

/** How soon a stream's first event is there, in milliseconds: the cards are drawn and saved by then, the model has not begun. */
export const FIRST_EVENT_MS = 1000 * LATENCY_FACTOR

/** The limit on an operation's p95, in milliseconds, as this run applies it. */
export const latencyLimit = (name: OperationName): number => operations[name].p95 * LATENCY_FACTOR

type Wanted = {
  /** The operations this script makes; each must have been made, within its limit. */
  made: readonly OperationName[]
  /** Share of checks that may fail, and of requests answered otherwise than they should be. */
  tolerated?: number
  /** Whether the limits on latency hold for the whole run; else durations are only shown. */
  latency?: boolean
  /** The script's own. */
  more?: Thresholds
}

/** What makes a run fail. The first refusal by a rate limit ends it: whatever came after would measure the limit. */
export const thresholdsFor = ({ made, tolerated = 0.001, latency = true, more = {} }: Wanted): Thresholds => ({
  checks: [`rate>=${1 - tolerated}`],
  http_req_failed: [`rate<=${tolerated}`],
  [refusalMetrics.limited]: [{ threshold: 'count==0', abortOnFail: true }],
  ...Object.fromEntries(made.map((name) => [`http_reqs{operation:${name}}`, ['count>0']])),
  // k6 gives figures of single operations only where there is a threshold on them: one that always holds has them shown.
  ...Object.fromEntries(
    made.map((name) => [`http_req_duration{operation:${name}}`, [latency ? `p(95)<=${latencyLimit(name)}` : 'max>=0']]),
  ),
  ...more,
})

/** The figures a summary shows of every duration. */
export const summaryTrendStats = ['min', 'med', 'p(95)', 'p(99)', 'max']

/** Accounts and cards are made before a run begins, several at once. */
export const setupOptions: Options = { setupTimeout: '30m', batch: 20, batchPerHost: 20 }
