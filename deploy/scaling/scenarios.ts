import { READING_WAIT_MS } from '@sibyl/contracts/constants'
import { dailyCurve, withSpike } from './arrivals.ts'
import type { ScalerSettings } from './autoscaler.ts'
import type { Effort, Scenario } from './simulation.ts'

/** Assumptions about readers: nobody has counted them yet. */
export const assumed = {
  readingsPerReaderPerDay: 0.2,
  /** The evening's peak relative to the mean of the day. */
  peakFactor: 3,
  peakHour: 21,
  /** A link that goes viral: the rate multiplied at once, in the middle of the evening. */
  spike: { times: 10, seconds: 600 },
} as const

const DAY = 86_400
const SECOND_MS = 1000

/** The settings of the chart in deploy/helm, except `max`, and the assumed seconds until a generator has started. */
const scaler: ScalerSettings = { min: 1, max: 400, target: 200, counts: 'all', pollSeconds: 15, startSeconds: 30, downSeconds: 180 }

export type Case = { readers: number; name: string; scenario: Scenario }

/** Cases of the simulation, each with efforts sampled from the measurements. */
export const casesFor = (measured: readonly Effort[]): Case[] => {
  const draw = (random: () => number): Effort => measured[Math.floor(random() * measured.length)] as Effort
  const common = { draw, concurrency: 256, scaler, deadlineSeconds: READING_WAIT_MS / SECOND_MS, refused: 'fails' } as const

  const day = (readers: number): Case => {
    const mean = (readers * assumed.readingsPerReaderPerDay) / DAY
    const rate = dailyCurve({ ...assumed, mean })
    return { readers, name: 'a day', scenario: { ...common, seconds: DAY, rate, highestRate: mean * assumed.peakFactor } }
  }

  /** Two hours around the peak, with the spike in the middle. */
  const spike = (readers: number, name: string, more: Partial<Scenario> = {}): Case => {
    const whole = day(readers).scenario
    const { times, seconds } = assumed.spike
    const from = (assumed.peakHour - 1) * 3600
    const rate = withSpike((at) => whole.rate(at + from), { from: 3600, seconds, times })
    return { readers, name, scenario: { ...whole, seconds: 7200, rate, highestRate: whole.highestRate * times, ...more } }
  }

  const million = 1_000_000
  // About two and a half times the capacity that the evening of a million readers needs.
  const quota = { requestsPerMinute: 1000, tokensPerMinute: 2_000_000 }
  return [
    ...[1000, 100_000, million, 10 * million].map(day),
    ...[100_000, million, 10 * million].map((readers) => spike(readers, 'spike')),
    spike(million, 'spike, five generators at least', { scaler: { ...scaler, min: 5 } }),
    spike(million, 'spike, ten generators at most', { scaler: { ...scaler, max: 10 } }),
    spike(million, 'spike, only waiting messages counted', { scaler: { ...scaler, counts: 'ready' } }),
    spike(million, 'spike, four generators at most', { scaler: { ...scaler, max: 4 } }),
    spike(million, 'the same, hopeless ones ended unbegun', { scaler: { ...scaler, max: 4 }, leastSeconds: 40 }),
    spike(million, 'spike over the quota, refused at once', { quota }),
    spike(million, 'spike over the quota, waiting their turn', { quota, refused: 'waits' }),
    spike(million, 'the same, hopeless ones ended unbegun', { quota, refused: 'waits', leastSeconds: 40 }),
  ]
}
