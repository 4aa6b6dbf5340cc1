/**
 * Computes each sample of each series once. Nothing is dropped: dates are those of the API, 1900 to 2099, and the samples of all these years
 * take some 15 MB.
 */
export const sampled = <Series, Sample>(
  compute: (series: Series, index: number) => Sample,
): ((series: Series, index: number) => Sample) => {
  const all = new Map<Series, Map<number, Sample>>()
  return (series, index) => {
    const samples = all.get(series) ?? new Map<number, Sample>()
    const known = samples.get(index)
    if (known !== undefined) return known
    const computed = compute(series, index)
    all.set(series, samples.set(index, computed))
    return computed
  }
}

/** The weights of eight equidistant samples in the barycentric formula: binomial coefficients of seven with alternating signs. */
const weights = [1, -7, 21, -35, 35, -21, 7, -1]

/** The number of samples on either side of a moment that an interpolation takes. */
export const REACH = weights.length / 2

/**
 * The value at `x` of the polynomial through the eight equidistant samples around it; `x` counts in steps, and `sampleAt` gives the value at
 * a whole number of them (Berrut and Trefethen, Barycentric Lagrange Interpolation, SIAM Review 46, 501, 2004).
 */
export const interpolate = (x: number, sampleAt: (index: number) => number): number => {
  const first = Math.floor(x) - REACH + 1
  let sum = 0
  let total = 0
  for (let i = 0; i < weights.length; i += 1) {
    const gap = x - first - i
    if (gap === 0) return sampleAt(first + i)
    const share = (weights[i] ?? 0) / gap
    sum += share * sampleAt(first + i)
    total += share
  }
  return sum / total
}
