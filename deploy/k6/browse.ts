// Readers who look about: the page, the methods, the prices, then their profile, wallet, card of the day and history. Their cards are drawn
// beforehand; after that the model writes nothing. RATE rounds begin each second, however long the earlier ones take.
import type { Options } from 'k6/options'
import type { Reader } from './lib/accounts.ts'
import { countFrom, numberFrom, secondsFrom } from './lib/environment.ts'
import { ownReader, readersWithCards } from './lib/readers.ts'
import { summaryWith } from './lib/summary.ts'
import { setupOptions, summaryTrendStats, thresholdsFor } from './lib/thresholds.ts'
import { lookAround, lookAtOwn } from './lib/visits.ts'

const RATE = numberFrom('RATE', 1)
const VUS = countFrom('VUS', 10)
const SECONDS = secondsFrom('DURATION', '1m')

export const options: Options = {
  scenarios: {
    browse: {
      executor: 'constant-arrival-rate',
      // Thousandths, because k6 takes whole numbers only.
      rate: Math.max(1, Math.round(RATE * 1000)),
      timeUnit: '1000s',
      duration: `${SECONDS}s`,
      preAllocatedVUs: VUS,
      maxVUs: VUS,
    },
  },
  ...setupOptions,
  thresholds: thresholdsFor({
    made: ['home', 'getMethods', 'getPricing', 'getCard', 'getProfile', 'getWallet', 'dailyCard', 'dailyCardAgain', 'getHistory'],
    // A round that found no free reader was not begun: VUS is too low, or the product too slow.
    more: { dropped_iterations: ['count==0'] },
  }),
  summaryTrendStats,
}

export const handleSummary = summaryWith()

/** One reader for each virtual user, so that no session is shared. */
export const setup = (): Reader[] => readersWithCards(VUS)

export default (readers: Reader[]): void => {
  lookAround()
  lookAtOwn(ownReader(readers))
}
