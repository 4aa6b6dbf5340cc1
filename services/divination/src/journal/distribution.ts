/** The probabilities of the counts `from`, `from + 1` and so on. */
export type Distribution = { from: number; shares: readonly number[] }

/** Far below any share that an interval depends on; without the tails, thousands of readings take milliseconds. */
const NEGLIGIBLE = 1e-15

const trimmed = ({ from, shares }: Distribution): Distribution => {
  const first = shares.findIndex((share) => share > NEGLIGIBLE)
  const last = shares.findLastIndex((share) => share > NEGLIGIBLE)
  return { from: from + first, shares: shares.slice(first, last + 1) }
}

const certain: Distribution = { from: 0, shares: [1] }

/** The distribution of the sum of two independent counts. */
const sum = (a: Distribution, b: Distribution): Distribution => {
  const shares = new Array<number>(a.shares.length + b.shares.length - 1).fill(0)
  for (const [i, x] of a.shares.entries()) for (const [j, y] of b.shares.entries()) shares[i + j] = (shares[i + j] ?? 0) + x * y
  return trimmed({ from: a.from + b.from, shares })
}

/** The sum of `times` independent counts of one distribution. */
const repeated = (one: Distribution, times: number): Distribution => {
  if (times === 0) return certain
  const half = repeated(one, Math.floor(times / 2))
  const doubled = sum(half, half)
  return times % 2 === 1 ? sum(doubled, one) : doubled
}

/**
 * How many of `marked` cards are among `size` drawn from `of` without replacement: the hypergeometric distribution (Feller, An Introduction
 * to Probability Theory and Its Applications, volume 1, II.6). Of one card from two it is a coin's toss.
 */
export const hypergeometric = (size: number, marked: number, of: number): Distribution => {
  let shares = [1]
  // Draws one card after the other: with `k` marked among the `n` drawn, the next is marked in (marked - k) of (of - n) cases.
  for (let n = 0; n < size; n += 1) {
    const left = of - n
    shares = Array.from({ length: n + 2 }, (_, k) => {
      const stays = (shares[k] ?? 0) * (left - (marked - k))
      const rises = (shares[k - 1] ?? 0) * (marked - (k - 1))
      return (stays + rises) / left
    })
  }
  return trimmed({ from: 0, shares })
}

/** The sum of independent draws, given how many there are of each size. */
export const ofDraws = (sizes: ReadonlyMap<number, number>, one: (size: number) => Distribution): Distribution =>
  [...sizes].reduce((all, [size, times]) => sum(all, repeated(one(size), times)), certain)

export const mean = ({ from, shares }: Distribution): number => shares.reduce((total, share, index) => total + share * (from + index), 0)

const total = (shares: readonly number[]): number =>
  Math.min(
    1,
    shares.reduce((sofar, share) => sofar + share, 0),
  )

/** The probability of a count of at most `count`. */
export const atMost = ({ from, shares }: Distribution, count: number): number =>
  count < from ? 0 : total(shares.slice(0, count - from + 1))

/** The probability of a count of at least `count`. Added up from its own end, so that small ones are exact. */
export const atLeast = ({ from, shares }: Distribution, count: number): number => total(shares.slice(Math.max(0, count - from)))
