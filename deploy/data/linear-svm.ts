import { BUCKETS, type Features } from '../../services/divination/src/safety/classifier/features.ts'

export type Example = { features: Features; crisis: boolean }
export type Separator = { weights: Float64Array; bias: number }

/** What an error costs, crises and other texts told apart; how often all examples are gone through; where the order of them begins. */
export type Training = { crisisCost: number; otherCost: number; rounds: number; seed: number }

/** What the bias is multiplied by as a feature of its own: the greater, the less it is held near 0. */
const BIAS_FEATURE = 1

/** Mulberry32: uniform in [0, 1). */
const chanceOf = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const shuffled = (length: number, chance: () => number): number[] => {
  const order = Array.from({ length }, (_, at) => at)
  for (let at = length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1))
    ;[order[at], order[other]] = [order[other] as number, order[at] as number]
  }
  return order
}

/**
 * A linear support vector machine with squared hinge loss, by dual coordinate descent (Hsieh et al. 2008, "A dual coordinate descent method
 * for large-scale linear SVM", algorithm 1 without shrinking). Feature vectors are of length 1.
 */
export const trainSvm = (examples: readonly Example[], { crisisCost, otherCost, rounds, seed }: Training): Separator => {
  const weights = new Float64Array(BUCKETS)
  let bias = 0
  const alphas = new Float64Array(examples.length)
  const chance = chanceOf(seed)
  const curvature = 1 + BIAS_FEATURE * BIAS_FEATURE
  for (let round = 0; round < rounds; round += 1) {
    for (const at of shuffled(examples.length, chance)) {
      const { features, crisis } = examples[at] as Example
      const { places, values } = features
      const sign = crisis ? 1 : -1
      const slack = 1 / (2 * (crisis ? crisisCost : otherCost))
      let score = bias * BIAS_FEATURE
      for (let k = 0; k < places.length; k += 1) score += (weights[places[k] as number] as number) * (values[k] as number)
      const before = alphas[at] as number
      const after = Math.max(0, before - (sign * score - 1 + slack * before) / (curvature + slack))
      if (after === before) continue
      alphas[at] = after
      const change = (after - before) * sign
      for (let k = 0; k < places.length; k += 1) {
        const place = places[k] as number
        weights[place] = (weights[place] as number) + change * (values[k] as number)
      }
      bias += change * BIAS_FEATURE
    }
  }
  return { weights, bias: bias * BIAS_FEATURE }
}
