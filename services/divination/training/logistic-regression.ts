import type { Model } from '@sibyl/divination/safety/classifier'
import { BUCKETS, type Features } from '@sibyl/divination/safety/features'

/** `found`: whether it is an example of what the classifier is to find. */
export type Example = { features: Features; found: boolean }

export type Scorer = Pick<Model, 'weights' | 'step' | 'bias'>

const STEPS = 127

const ROUNDS = 20
const RATE = 0.2
/** The strength of regularisation towards 0. */
const RIDGE = 1e-5
const SEED = 20261121

/** Mulberry32: uniform in [0, 1). */
const randomOf = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const shuffle = <T>(items: T[], random: () => number): void => {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[items[at], items[other]] = [items[other] as T, items[at] as T]
  }
}

/**
 * Logistic regression by stochastic gradient descent with a rate of its own for each weight (Duchi et al. 2011, "Adaptive subgradient
 * methods"). The same examples give the same weights.
 */
const trainLogisticRegression = (examples: readonly Example[]): { weights: Float64Array; bias: number } => {
  const weights = new Float64Array(BUCKETS)
  const squares = new Float64Array(BUCKETS).fill(1e-4)
  let bias = 0
  let biasSquares = 1e-4
  const order = [...examples]
  const random = randomOf(SEED)
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random)
    for (const { features, found } of order) {
      const { places, values } = features
      let score = bias
      for (let at = 0; at < places.length; at += 1) score += (weights[places[at] as number] as number) * (values[at] as number)
      const error = 1 / (1 + Math.exp(-score)) - (found ? 1 : 0)
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at] as number
        const weight = weights[place] as number
        const gradient = error * (values[at] as number) + RIDGE * weight
        const sum = (squares[place] as number) + gradient * gradient
        squares[place] = sum
        weights[place] = weight - (RATE * gradient) / Math.sqrt(sum)
      }
      biasSquares += error * error
      bias -= (RATE * error) / Math.sqrt(biasSquares)
    }
  }
  return { weights, bias }
}

/** Trains a classifier whose weights take one byte each. */
export const trainScorer = (examples: readonly Example[]): Scorer => {
  const { weights, bias } = trainLogisticRegression(examples)
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / STEPS
  return { weights: Int8Array.from({ length: BUCKETS }, (_, at) => Math.round((weights[at] ?? 0) / step)), step, bias }
}
