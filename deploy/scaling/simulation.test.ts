import { seededRandom } from '@sibyl/emulators/seeded-random'
import { percentile } from '../kit/figures.ts'
import { dailyCurve, nextArrival, withSpike } from './arrivals.ts'
import { type Scenario, simulate } from './simulation.ts'

/**
 * Waiting in M/M/c: Poisson arrivals, exponential service, c servers, one queue. Erlang's C formula as in L. Kleinrock, Queueing
 * Systems I: Theory (1975), section 3.5. `load` is arrivals per second times mean service time, in servers, below `servers`.
 */
const shareThatWaits = (servers: number, load: number): number => {
  // Erlang B by its recursion, which does not overflow, then C from B.
  let blocked = 1
  for (let busy = 1; busy <= servers; busy += 1) blocked = (load * blocked) / (busy + load * blocked)
  return (servers * blocked) / (servers - load * (1 - blocked))
}

/** The mean time in the queue in seconds, over all arrivals; `service` is the mean service time. */
const meanWait = (servers: number, load: number, service: number): number => (shareThatWaits(servers, load) * service) / (servers - load)

/** The time in the queue in seconds that a share of all arrivals does not exceed. */
const waitQuantile = (servers: number, load: number, service: number, share: number): number => {
  const waits = shareThatWaits(servers, load)
  return waits <= 1 - share ? 0 : (Math.log(waits / (1 - share)) * service) / (servers - load)
}

const still = { min: 1, max: 1, target: 100, counts: 'all', pollSeconds: 15, startSeconds: 30, downSeconds: 300 } as const
const effort = (seconds: number) => ({ seconds, inputTokens: 1000, outputTokens: 500 })
const steady = (perSecond: number, more: Partial<Scenario> = {}): Scenario => ({
  seconds: 3600,
  rate: () => perSecond,
  highestRate: perSecond,
  draw: () => effort(10),
  concurrency: 100,
  scaler: still,
  deadlineSeconds: 90,
  refused: 'fails',
  ...more,
})
const run = (scenario: Scenario, seed = 'a') => simulate(scenario, seededRandom(seed))
const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length

describe('the simulation of the generators’ queue', () => {
  it.each([
    [5, 3.75],
    [20, 15],
    [40, 32],
  ])('waits as Erlang’s formula says, with %i places and a load of %d', (places, load) => {
    const exponential = (random: () => number) => effort(-Math.log(1 - random()))
    const scenario = steady(load, { seconds: 60_000 / Math.sqrt(places), draw: exponential, concurrency: places, deadlineSeconds: 200 })
    const { waits, load: measured } = run(scenario)
    const share = waits.filter((wait) => wait > 0).length / waits.length
    expect(measured / load).toBeCloseTo(1, 1)
    expect(share / shareThatWaits(places, load)).toBeCloseTo(1, 1)
    expect(mean(waits) / meanWait(places, load, 1)).toBeCloseTo(1, 0.7)
    expect(percentile([...waits], 0.95) / waitQuantile(places, load, 1, 0.95)).toBeCloseTo(1, 0.7)
  })

  it('is reproducible by its seed', () => {
    expect(run(steady(9))).toEqual(run(steady(9)))
    expect(run(steady(9)).asked).not.toBe(run(steady(9), 'b').asked)
  })

  it('ends each reading once: written, late or refused', () => {
    const outcome = run(steady(30, { quota: { requestsPerMinute: 700, tokensPerMinute: 1e9 } }))
    expect(outcome.done + outcome.late + outcome.refused).toBe(outcome.asked)
    expect(outcome.waits).toHaveLength(outcome.asked)
  })

  it('starts readings it cannot finish if too many are requested and the remaining time is ignored', () => {
    const blind = run(steady(20))
    expect(blind.done / blind.asked).toBeLessThan(0.1)
    expect(blind.waits.at(-1)).toBeLessThanOrEqual(90)
    const sighted = run(steady(20, { leastSeconds: 12 }))
    expect(sighted.done / 3600).toBeGreaterThan(9.5)
    expect(sighted.outputTokens / sighted.done).toBeCloseTo(500, 0)
  })

  it('never exceeds the model’s quota', () => {
    const quota = { requestsPerMinute: 120, tokensPerMinute: 1e9 }
    const failing = run(steady(4, { quota }))
    const waiting = run(steady(4, { quota, refused: 'waits' }))
    expect((failing.done + failing.late) / 3600).toBeLessThan(2.1)
    expect(failing.refused / failing.asked).toBeCloseTo(0.5, 1)
    expect(waiting.refused).toBe(0)
    expect(waiting.done / 3600).toBeLessThan(2.1)
    expect(waiting.late).toBeGreaterThan(0)
  })

  it('waits for a quota that is short only briefly, if configured to', () => {
    const quota = { requestsPerMinute: 150, tokensPerMinute: 1e9 }
    const rate = withSpike(() => 2, { from: 1000, seconds: 60, times: 3 })
    const scenario = steady(2, { rate, highestRate: 6, quota })
    expect(run(scenario).refused).toBeGreaterThan(50)
    expect(run({ ...scenario, refused: 'waits' })).toMatchObject({ refused: 0, late: 0 })
  })

  it('adds generators for more readers, and removes them afterwards', () => {
    const rate = withSpike(() => 5, { from: 600, seconds: 600, times: 10 })
    const outcome = run(steady(5, { rate, highestRate: 50, scaler: { ...still, max: 20, target: 75 } }))
    expect(outcome.mostGenerators).toBeGreaterThanOrEqual(6)
    expect(outcome.generatorSeconds / 3600).toBeLessThan(outcome.mostGenerators * 0.6)
    expect(outcome.late).toBe(0)
  })

  it('removes busy generators if only waiting messages are counted, and has their readings written twice', () => {
    const scenario = steady(15, { scaler: { ...still, max: 20, target: 75 } })
    const ready = run({ ...scenario, scaler: { ...scenario.scaler, counts: 'ready' } })
    expect(ready.handedBack).toBeGreaterThan(10 * run(scenario).handedBack)
  })
})

describe('the readers of a day', () => {
  const curve = dailyCurve({ mean: 2, peakFactor: 3, peakHour: 21 })

  it('match the mean, most of them in the evening', () => {
    const rates = Array.from({ length: 1440 }, (_, minute) => curve(minute * 60))
    expect(rates.reduce((sum, rate) => sum + rate, 0) / 1440).toBeCloseTo(2, 5)
    expect(Math.max(...rates)).toBeCloseTo(6, 3)
    expect(curve(21 * 3600)).toBeCloseTo(6, 3)
    expect(curve(9 * 3600)).toBeLessThan(0.5)
  })

  it('arrive at the rate of their hour', () => {
    const random = seededRandom('readers')
    let evening = 0
    let all = 0
    for (let at = nextArrival(0, curve, 6, random); at < 86_400; at = nextArrival(at, curve, 6, random)) {
      all += 1
      if (at >= 20.5 * 3600 && at < 21.5 * 3600) evening += 1
    }
    expect(all / (2 * 86_400)).toBeCloseTo(1, 1)
    expect(evening / 3600).toBeGreaterThan(5.7)
    expect(evening / 3600).toBeLessThan(6.2)
  })
})
