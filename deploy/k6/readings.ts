// The product's main path, by new readers: register, follow the mailed link, sign in, spend the welcome tokens on tarot readings and
// follow each as it is written. VUS readers at a time; each begins anew as another reader when the tokens are spent.
import type { Options } from 'k6/options'
import { WELCOME_TOKENS } from '../../contracts/src/constants.ts'
import { newReader, type Reader, tokensOf } from './lib/accounts.ts'
import { call, expectThat } from './lib/client.ts'
import { countFrom, secondsFrom } from './lib/environment.ts'
import { readTarot, readTarotAgain, readTarotWithoutToken } from './lib/readings.ts'
import { summaryWith } from './lib/summary.ts'
import { FIRST_EVENT_MS, summaryTrendStats, thresholdsFor } from './lib/thresholds.ts'

const VUS = countFrom('VUS', 3)
const SECONDS = secondsFrom('DURATION', '1m')
const READINGS = Math.min(countFrom('READINGS', WELCOME_TOKENS), WELCOME_TOKENS)

export const options: Options = {
  scenarios: {
    // A reading begun in time is followed to its end.
    readings: { executor: 'constant-vus', vus: VUS, duration: `${SECONDS}s`, gracefulStop: '5m' },
  },
  thresholds: thresholdsFor({
    made: ['register', 'verifyEmail', 'login', 'getWallet', 'requestReading', 'requestReadingAgain', 'getHistory'],
    more: {
      'http_req_waiting{operation:requestReading}': [`p(95)<=${FIRST_EVENT_MS}`],
      mail_delay: ['p(95)<=5000'],
      welcome_delay: ['p(95)<=3000'],
    },
  }),
  summaryTrendStats,
}

export const handleSummary = summaryWith()

const timeframes = ['present', 'tomorrow', 'week', 'month']

const spendOne = (reader: Reader, count: number): void => {
  const left = WELCOME_TOKENS - count
  const asked = { token: reader.token, key: `reading-${count}`, timeframe: timeframes[count % timeframes.length] ?? 'present' }
  const reading = readTarot(asked)
  if (!expectThat('requestReading: there is a reading', reading !== undefined) || !reading) return
  expectThat('requestReading: says what is left', reading.userTokensRemaining === left)
  expectThat('a reading costs one token', tokensOf(reader) === left)
  expectThat('requestReadingAgain: one key is one reading', readTarotAgain(asked)?._id === reading._id)
  expectThat('requestReadingAgain: one key is one token', tokensOf(reader) === left)
}

export default (): void => {
  const reader = newReader()
  if (!expectThat('an account can be opened', reader !== undefined) || !reader) return
  for (let count = 1; count <= READINGS; count += 1) spendOne(reader, count)
  if (READINGS === WELCOME_TOKENS) readTarotWithoutToken({ token: reader.token, key: 'one-too-many', timeframe: 'present' })
  const { body } = call('getHistory', { token: reader.token })
  expectThat('getHistory: has every reading', Array.isArray(body.readings) && body.readings.length === READINGS)
}
