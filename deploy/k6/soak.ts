// Steady use for a long time, to find growth: calls that become slower, memory that leaks. VUS readers come within RAMP, stay for HOLD and
// make a round every PAUSE seconds: they browse public pages and their own; every tenth round requests a reading. The last fifth of the run
// is compared with its beginning.
import { sleep } from 'k6'
import exec from 'k6/execution'
import http from 'k6/http'
import { Trend } from 'k6/metrics'
import type { Options } from 'k6/options'
import { watchAnswers } from './lib/client.ts'
import { againstEarly, recordDrift } from './lib/drift.ts'
import { METRICS_URLS, numberFrom, rampingReaders, stagesFrom } from './lib/environment.ts'
import { topUp } from './lib/pool.ts'
import { ownReader, type Prepared, prepare } from './lib/readers.ts'
import { drawAsVisitor, readTarot, restartThresholds } from './lib/readings.ts'
import { summaryWith } from './lib/summary.ts'
import { setupOptions, summaryTrendStats, thresholdsFor } from './lib/thresholds.ts'
import { lookAround, lookAtOwn } from './lib/visits.ts'

const stages = stagesFrom({ vus: 5, ramp: '30s', hold: '1h' })
const PAUSE = numberFrom('PAUSE', 5)
const DRIFT = numberFrom('DRIFT', 1.5)
const GROWTH = numberFrom('GROWTH', 1.1)
const MEMORY_EVERY = Math.min(10, stages.total / 50)

const memory = new Trend('resident_memory_mb')
const growth = new Trend('memory_growth')

const growthOf = (url: string): string => `memory_growth{process:${url}}`

export const options: Options = {
  scenarios: {
    soak: rampingReaders(stages, '100s'),
    memory: { executor: 'constant-vus', vus: 1, duration: `${stages.total}s`, exec: 'watchMemory' },
  },
  ...setupOptions,
  thresholds: thresholdsFor({
    made: [
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
      // Each process separately, so that the growth of one is not hidden by the others.
      ...Object.fromEntries(METRICS_URLS.map((url) => [growthOf(url), [`med<=${GROWTH}`]])),
      ...restartThresholds,
    },
  }),
  summaryTrendStats,
}

const decimal = (value: number | null | undefined): string => (value === null || value === undefined ? '-' : value.toFixed(2))

export const handleSummary = summaryWith(({ of }) => [
  `  latency, last fifth against beginning: median ${decimal(of('latency_drift')?.med)} times (limit ${DRIFT}); p99 of short calls ${decimal(of('short_calls_early')?.['p(99)'])} ms, at the end ${decimal(of('short_calls_late')?.['p(99)'])} ms`,
  ...METRICS_URLS.map((url) => {
    const grown = of(growthOf(url))?.med
    return grown
      ? `  memory, last fifth against beginning: median ${decimal(grown)} times (limit ${GROWTH}), at most ${decimal(of('resident_memory_mb')?.max)} MB in any process: ${url}`
      : `  memory was not measured: ${url} cannot be read from here, or the run was too short`
  }),
])

const READING_EVERY = 10

// One more than VUS: the virtual user that watches the memory has a number among them.
export const setup = (): Prepared => prepare(stages.vus + 1, { tokens: 1, cards: true })

let round = 0

export default ({ readers, run }: Prepared): void => {
  // Only from here on, because setup() has no progress.
  watchAnswers(({ operation, ms }) => recordDrift(operation, ms, exec.scenario.progress))
  const began = Date.now()
  const reader = ownReader(readers)
  lookAround()
  lookAtOwn(reader)
  if (round % READING_EVERY === 0) {
    const reading = readTarot({ token: reader.token, key: `${run}-${round}`, timeframe: 'present' })
    if (reading?.userTokensRemaining === 0) topUp(reader)
  } else drawAsVisitor()
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
    if (ratio !== undefined) growth.add(ratio, { process: url })
  }
  sleep(MEMORY_EVERY)
}
