// The product's main path: readers with tokens ask for tarot readings, one after another, and follow each as it is written. VUS readers come
// within RAMP and stay for HOLD. setup() opens their accounts, or signs in those of the last run.
import exec from 'k6/execution'
import { Counter } from 'k6/metrics'
import type { Options } from 'k6/options'
import { type Reader, tokensOf } from './lib/accounts.ts'
import { call, expectThat } from './lib/client.ts'
import { rampingReaders, stagesFrom } from './lib/environment.ts'
import { topUp } from './lib/pool.ts'
import { ownReader, type Prepared, prepare } from './lib/readers.ts'
import { readTarot, readTarotAgain, restartThresholds } from './lib/readings.ts'
import { summaryWith } from './lib/summary.ts'
import { FIRST_EVENT_MS, setupOptions, summaryTrendStats, thresholdsFor } from './lib/thresholds.ts'

const stages = stagesFrom({ vus: 20, ramp: '10s', hold: '3m' })

/** Readings that ended while all readers were there. */
const inHold = new Counter('readings_in_hold')

export const options: Options = {
  scenarios: {
    readings: rampingReaders(stages, '5m'),
  },
  ...setupOptions,
  thresholds: thresholdsFor({
    made: ['getWallet', 'requestReading', 'requestReadingAgain', 'getHistory'],
    more: {
      'http_req_waiting{operation:requestReading}': [`p(95)<=${FIRST_EVENT_MS}`],
      ...restartThresholds,
    },
  }),
  summaryTrendStats,
}

export const handleSummary = summaryWith(({ of }) => [
  `  readings a second, all ${stages.vus} readers there: ${((of('readings_in_hold')?.count ?? 0) / stages.hold).toFixed(2)}`,
])

export const setup = (): Prepared => prepare(stages.vus, { tokens: 1 })

const timeframes = ['present', 'tomorrow', 'week', 'month']

/** Tokens to spend; bought where they have run out. */
const tokensFor = (reader: Reader): number => {
  const left = tokensOf(reader)
  return left === 0 && topUp(reader) ? tokensOf(reader) : left
}

export default ({ readers, run }: Prepared): void => {
  const reader = ownReader(readers)
  const before = tokensFor(reader)
  if (!expectThat('there is a token to spend', before > 0)) return
  const { iterationInScenario: round } = exec.vu
  const asked = { token: reader.token, key: `${run}-${round}`, timeframe: timeframes[round % timeframes.length] ?? 'present' }
  const reading = readTarot(asked)
  if (!expectThat('requestReading: there is a reading', reading !== undefined) || !reading) return
  if (stages.isHolding(Date.now() - exec.scenario.startTime)) inHold.add(1)
  expectThat('requestReading: returns the tokens that remain', reading.userTokensRemaining === before - 1)
  expectThat('requestReadingAgain: one key is one reading', readTarotAgain(asked)?._id === reading._id)
  expectThat('a reading costs one token, once', tokensOf(reader) === before - 1)
  const { body } = call('getHistory', { token: reader.token })
  const listed = (body.readings ?? []) as { _id: string }[]
  expectThat(
    'getHistory: has the reading',
    listed.some(({ _id }) => _id === reading._id),
  )
}
