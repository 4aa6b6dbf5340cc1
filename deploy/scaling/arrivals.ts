/** Requests per second at a time in seconds from midnight. */
export type Rate = (at: number) => number

const DAY = 86_400
const MINUTES = 1440

/**
 * A day with one evening peak: `mean` per second over the day, `peakFactor` times as many at `peakHour`, in the shape of a von Mises
 * distribution, whose sharpness is found by bisection.
 */
export const dailyCurve = ({ mean, peakFactor, peakHour }: { mean: number; peakFactor: number; peakHour: number }): Rate => {
  const shape = (sharpness: number, at: number): number =>
    Math.exp(sharpness * (Math.cos((2 * Math.PI * (at - peakHour * 3600)) / DAY) - 1))
  const meanOf = (sharpness: number): number =>
    Array.from({ length: MINUTES }, (_, minute) => shape(sharpness, minute * 60)).reduce((sum, value) => sum + value, 0) / MINUTES
  let [low, high] = [0, 100]
  while (high - low > 1e-6) {
    const middle = (low + high) / 2
    if (1 / meanOf(middle) < peakFactor) low = middle
    else high = middle
  }
  const average = meanOf(low)
  return (at) => (mean * shape(low, at)) / average
}

/** Multiplies a rate by `times` between two times. */
export const withSpike = (rate: Rate, { from, seconds, times }: { from: number; seconds: number; times: number }): Rate => {
  const until = from + seconds
  return (at) => rate(at) * (at >= from && at < until ? times : 1)
}

/**
 * The time of the next request in seconds, after `after`: a Poisson process whose rate changes, by thinning (Lewis and Shedler, Naval
 * Research Logistics Quarterly 26, 1979). `highest` is an upper bound of the rate.
 */
export const nextArrival = (after: number, rate: Rate, highest: number, random: () => number): number => {
  let at = after
  do at -= Math.log(1 - random()) / highest
  while (random() * highest > rate(at))
  return at
}
