// Readers who browse: the home page, the methods, the prices, then their profile, wallet, daily card and history. Their cards are drawn
// beforehand; after that the model writes nothing. After RAMP, RATE rounds start each second for HOLD, however long earlier ones take.
import type { Options } from 'k6/options'
import { numberFrom, stagesFrom } from './lib/environment.ts'
import { ownReader, type Prepared, prepare } from './lib/readers.ts'
import { summaryWith } from './lib/summary.ts'
import { setupOptions, summaryTrendStats, thresholdsFor } from './lib/thresholds.ts'
import { lookAround, lookAtOwn } from './lib/visits.ts'

const RATE = numberFrom('RATE', 1)
const stages = stagesFrom({ vus: 10, ramp: '5s', hold: '1m' })

/** k6 takes whole numbers only, so rates are in thousandths. */
const target = Math.max(1, Math.round(RATE * 1000))

export const options: Options = {
  scenarios: {
    browse: {
      executor: 'ramping-arrival-rate',
      startRate: 0,
      timeUnit: '1000s',
      stages: [
        { duration: `${stages.ramp}s`, target },
        { duration: `${stages.hold}s`, target },
      ],
      preAllocatedVUs: stages.vus,
      maxVUs: stages.vus,
    },
  },
  ...setupOptions,
  thresholds: thresholdsFor({
    made: ['home', 'getMethods', 'getPricing', 'getCard', 'getProfile', 'getWallet', 'dailyCard', 'dailyCardAgain', 'getHistory'],
    // A round without a free reader was not started: VUS is too low, or the product too slow.
    more: { dropped_iterations: ['count==0'] },
  }),
  summaryTrendStats,
}

export const handleSummary = summaryWith()

/** One reader for each virtual user, so that no session is shared. */
export const setup = (): Prepared => prepare(stages.vus, { cards: true })

export default ({ readers }: Prepared): void => {
  lookAround()
  lookAtOwn(ownReader(readers))
}
