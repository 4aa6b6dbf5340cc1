// A sudden crowd: visitors browse and draw the daily card; some are readers who spend a token on a tarot reading. RATE visits a second,
// then TIMES as many for HOLD, then RATE again. During the spike the product may be slow, and may refuse with 503; RECOVERY later
// everything must be as before.
import exec from 'k6/execution'
import { Rate, Trend } from 'k6/metrics'
import type { Options, Scenario } from 'k6/options'
import { WELCOME_TOKENS } from '../../contracts/src/constants.ts'
import { watchAnswers } from './lib/client.ts'
import { countFrom, numberFrom, secondsFrom } from './lib/environment.ts'
import type { OperationName } from './lib/operations.ts'
import { type Prepared, prepare } from './lib/readers.ts'
import { drawAsVisitor, readTarot, restartThresholds } from './lib/readings.ts'
import { summaryWith } from './lib/summary.ts'
import { FIRST_EVENT_MS, latencyLimit, setupOptions, summaryTrendStats, thresholdsFor } from './lib/thresholds.ts'
import { lookAround } from './lib/visits.ts'

const RATE = numberFrom('RATE', 1)
const TIMES = numberFrom('TIMES', 20)
const CALM = secondsFrom('CALM', '30s')
const SPIKE = secondsFrom('HOLD', '30s')
const RECOVERY = secondsFrom('RECOVERY', '60s')
const AFTER = secondsFrom('AFTER', '30s')
const VUS = countFrom('VUS', 600)
const READERS = countFrom('READERS', 40)

/** The end of each slow or failed visit, in seconds after the spike; the longest is the time to recover. */
const recoveryTime = new Trend('recovery_seconds')
const visitsWell = new Rate('visits_well')

const phase = (name: string, rate: number, startTime: number, seconds: number): Record<string, Scenario> => {
  const visits = Math.ceil(rate * seconds)
  return {
    [name]: {
      executor: 'constant-arrival-rate',
      // Thousandths, because k6 takes whole numbers only.
      rate: Math.max(1, Math.round(rate * 1000)),
      timeUnit: '1000s',
      startTime: `${startTime}s`,
      duration: `${seconds}s`,
      // Slow visits pile up: in the worst case all visits of a phase are open at once.
      preAllocatedVUs: Math.min(visits, VUS, 100),
      maxVUs: Math.min(visits, VUS),
      gracefulStop: '100s',
      tags: { phase: name },
    },
  }
}

/** The number of visits in each phase, in order. */
const visits: [phase: string, count: number][] = [
  ['before', RATE * CALM],
  ['spike', RATE * TIMES * SPIKE],
  ['recovering', RATE * RECOVERY],
  ['recovered', RATE * AFTER],
]
/** One in this many visits is a tarot reading, so that the readers' tokens last to the end and are spent at the pace of the visits. */
const READING_EVERY = Math.ceil(visits.reduce((sum, [, count]) => sum + count + 1, 0) / (READERS * WELCOME_TOKENS))

const made: OperationName[] = ['home', 'getMethods', 'getPricing', 'getCard', 'dailyCard', 'requestReading']
const streamed: OperationName[] = ['dailyCard', 'requestReading']

export const options: Options = {
  scenarios: {
    ...phase('before', RATE, 0, CALM),
    ...phase('spike', RATE * TIMES, CALM, SPIKE),
    ...phase('recovering', RATE, CALM + SPIKE, RECOVERY),
    ...phase('recovered', RATE, CALM + SPIKE + RECOVERY, AFTER),
  },
  ...setupOptions,
  thresholds: thresholdsFor({
    made,
    tolerated: 0.05,
    latency: false,
    more: {
      // A refusal is correct, a failure is not.
      answers_5xx: ['count==0'],
      unanswered: ['count==0'],
      ...restartThresholds,
      recovery_seconds: [`max<=${RECOVERY}`],
      'visits_well{phase:before}': ['rate>=0.95'],
      'visits_well{phase:spike}': ['rate>=0'],
      'visits_well{phase:recovered}': ['rate>=0.95'],
      'checks{phase:recovered}': ['rate==1'],
      'dropped_iterations{phase:recovered}': ['count==0'],
      ...Object.fromEntries(streamed.map((name) => [`http_req_waiting{operation:${name}}`, ['max>=0']])),
      ...Object.fromEntries(streamed.map((name) => [`http_req_waiting{operation:${name},phase:recovered}`, [`p(95)<=${FIRST_EVENT_MS}`]])),
      ...Object.fromEntries(made.map((name) => [`http_req_duration{operation:${name},phase:recovered}`, [`p(95)<=${latencyLimit(name)}`]])),
    },
  }),
  summaryTrendStats,
}

const percent = (rate: number | null | undefined): string => `${Math.round((rate ?? 0) * 1000) / 10} %`

export const handleSummary = summaryWith(({ of }) => [
  `  visits that went well: before ${percent(of('visits_well{phase:before}')?.rate)} · in the spike ${percent(of('visits_well{phase:spike}')?.rate)} · recovered ${percent(of('visits_well{phase:recovered}')?.rate)}`,
  `  all well again ${Math.round(of('recovery_seconds')?.max ?? 0)} s after the spike (limit ${RECOVERY} s) · visits not begun ${of('dropped_iterations')?.count ?? 0}`,
  '',
])

let well = true
watchAnswers(({ operation, right, ms }) => {
  if (!right || ms > latencyLimit(operation)) well = false
})

export const setup = (): Prepared => prepare(READERS, { tokens: WELCOME_TOKENS })

/** The number of this visit in the whole run. */
const visitNumber = (): number => {
  const { name, iterationInTest } = exec.scenario
  const phases = visits.slice(
    0,
    visits.findIndex(([phase]) => phase === name),
  )
  return phases.reduce((sum, [, count]) => sum + Math.ceil(count) + 1, iterationInTest)
}

/** Draws a card, or requests a reading with the next unspent token. */
const consult = ({ readers, run }: Prepared): boolean => {
  const visit = visitNumber()
  const reader = visit % READING_EVERY === 0 ? readers[Math.floor(visit / READING_EVERY / WELCOME_TOKENS)] : undefined
  if (!reader) return drawAsVisitor() !== undefined
  return readTarot({ token: reader.token, key: `${run}-${visit}`, timeframe: 'present' }) !== undefined
}

export default (prepared: Prepared): void => {
  well = true
  lookAround()
  well = consult(prepared) && well
  visitsWell.add(well)
  if (exec.scenario.name === 'recovering') recoveryTime.add(well ? 0 : (Date.now() - exec.scenario.startTime) / 1000)
}
