// Steady use for a long time, to find what grows: calls that get slower, memory that is not given back. VUS readers make a round once in
// PAUSE seconds: they look around, and at what is theirs; every tenth round they have the cards read, and when the tokens are spent they
// begin anew as another reader. The last fifth of the run is compared with its beginning.
import { sleep } from 'k6'
import exec from 'k6/execution'
import http from 'k6/http'
import { Trend } from 'k6/metrics'
import type { Options } from 'k6/options'
import { WELCOME_TOKENS } from '../../contracts/src/constants.ts'
import { newReader, type Reader } from './lib/accounts.ts'
import { watchAnswers } from './lib/client.ts'
import { againstEarly, recordDrift } from './lib/drift.ts'
import { BASE_URL, countFrom, numberFrom, secondsFrom } from './lib/environment.ts'
import { drawAsVisitor, drawFor, readTarot } from './lib/readings.ts'
import { summaryWith } from './lib/summary.ts'
import { summaryTrendStats, thresholdsFor } from './lib/thresholds.ts'
import { lookAround, lookAtOwn } from './lib/visits.ts'

const VUS = countFrom('VUS', 5)
const SECONDS = secondsFrom('DURATION', '30m')
const PAUSE = numberFrom('PAUSE', 5)
const DRIFT = numberFrom('DRIFT', 1.5)
const GROWTH = numberFrom('GROWTH', 1.5)
/** Where the processes show their memory: the gateway's is the whole product in standalone. */
const METRICS_URLS = (__ENV.METRICS_URLS || `${BASE_URL}/metrics`).split(',')
const MEMORY_EVERY = Math.min(10, SECONDS / 50)

const memory = new Trend('resident_memory_mb')
const growth = new Trend('memory_growth')

export const options: Options = {
  scenarios: {
    soak: { executor: 'constant-vus', vus: VUS, duration: `${SECONDS}s`, gracefulStop: '100s' },
    memory: { executor: 'constant-vus', vus: 1, duration: `${SECONDS}s`, exec: 'watchMemory' },
  },
  thresholds: thresholdsFor({
    made: [
      'register',
      'verifyEmail',
      'login',
      'home',
      'getMethods',
      'getPricing',
      'getCard',
      'getProfile',
      'getWallet',
      'dailyCard',
      'dailyCardAgain',
      'getHistory',
      'requestReading',
    ],
    more: {
      latency_drift: [`med<=${DRIFT}`],
      memory_growth: [`med<=${GROWTH}`],
    },
  }),
  summaryTrendStats,
}

const decimal = (value: number | null | undefined): string => (value === null || value === undefined ? '-' : value.toFixed(2))

export const handleSummary = summaryWith(({ of }) => [
  `  latency, last fifth against beginning: median ${decimal(of('latency_drift')?.med)} times (limit ${DRIFT})`,
  of('resident_memory_mb')?.max
    ? `  memory, last fifth against beginning: median ${decimal(of('memory_growth')?.med)} times (limit ${GROWTH}), at most ${decimal(of('resident_memory_mb')?.max)} MB`
    : `  memory was not measured: ${METRICS_URLS.join(', ')} cannot be read from here`,
  '',
])

watchAnswers(({ operation, ms }) => recordDrift(operation, ms, exec.scenario.progress))

const READING_EVERY = 10

let reader: Reader | undefined
let round = 0

/** This virtual user's reader, with a card of the day: another one as soon as the tokens of the last are spent. */
const currentReader = (): Reader | undefined => {
  if (reader && round % (READING_EVERY * WELCOME_TOKENS) !== 0) return reader
  reader = newReader()
  if (reader) drawFor([reader.token])
  return reader
}

export default (): void => {
  const began = Date.now()
  const current = currentReader()
  lookAround()
  if (current) {
    lookAtOwn(current)
    if (round % READING_EVERY === 0) readTarot({ token: current.token, key: `round-${round}`, timeframe: 'present' })
    else drawAsVisitor()
  }
  round += 1
  sleep(Math.max(0, PAUSE - (Date.now() - began) / 1000))
}

export const watchMemory = (): void => {
  for (const url of METRICS_URLS) {
    const { status, body } = http.get(url, {
      tags: { operation: 'metrics', name: 'metrics' },
      responseCallback: http.expectedStatuses({ min: 200, max: 499 }),
    })
    const [, bytes] = /^process_resident_memory_bytes(?:\{[^}]*\})? (\S+)/m.exec(status === 200 ? String(body) : '') ?? []
    if (bytes === undefined) continue
    memory.add(Number(bytes) / 1e6)
    const ratio = againstEarly(url, Number(bytes), exec.scenario.progress)
    if (ratio !== undefined) growth.add(ratio)
  }
  sleep(MEMORY_EVERY)
}
