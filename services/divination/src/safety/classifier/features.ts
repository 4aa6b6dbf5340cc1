import type { Word } from '../words.ts'
import { meaningsOf } from './concepts-of.ts'

/** Features share this many places by their hash (Weinberger et al. 2009, "Feature hashing for large scale multitask learning"). */
export const BUCKETS = 1 << 17

const SHORTEST = 2
const LONGEST = 5
/** Of a longer word only the beginning is read. */
const WORD_MAX = 30
/** What a word or a pair of words counts against a piece of a word. */
const WORD_WEIGHT = 2
/** How long the part of concepts is against the part of letters and words. */
const CONCEPTS_LENGTH = 0.6
/** Concepts belong together up to this distance, leaving out words without one; up to the nearer one their order counts too. */
const FAR = 6
const NEAR = 2

/** FNV-1a, 32 bits, over UTF-16 units. */
const OFFSET = 0x811c9dc5
const step = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193)
const hashOf = (text: string, from = OFFSET): number => {
  let hash = from
  for (let at = 0; at < text.length; at += 1) hash = step(hash, text.charCodeAt(at))
  return hash
}

/** FNV's low bits mix poorly, so the high ones are folded in. */
const bucketOf = (hash: number): number => ((hash ^ (hash >>> 15)) >>> 0) % BUCKETS

const ONE = hashOf('word ')
const PAIR = hashOf('pair ')
const DREAM = bucketOf(hashOf('told in the dream field'))
const CONCEPT = hashOf('concept ')
const ORDERED = hashOf('in order ')
const TOGETHER = hashOf('together ')
const THREE = hashOf('three ')

const bucketOfConcepts = (kind: number, ...concepts: readonly number[]): number =>
  bucketOf(concepts.reduce((hash, concept) => step(step(hash, concept), 0xff), kind))

/** Where a text stands among all: places that are not 0, with their values; of length 1 as a vector. */
export type Features = { places: Uint32Array; values: Float64Array }

type Weights = Map<number, number>

/** The 2- to 5-grams of each word between its edges, its words, and its pairs of neighbouring words, each counted once. */
const lettersAndWords = (words: readonly string[]): Weights => {
  const weights: Weights = new Map()
  words.forEach((word, at) => {
    const edged = `<${word}>`
    for (let from = 0; from < edged.length; from += 1) {
      let hash = OFFSET
      for (let to = from; to < Math.min(edged.length, from + LONGEST); to += 1) {
        hash = step(hash, edged.charCodeAt(to))
        if (to - from + 1 >= SHORTEST) weights.set(bucketOf(hash), 1)
      }
    }
    weights.set(bucketOf(hashOf(word, ONE)), WORD_WEIGHT)
    const next = words[at + 1]
    if (next !== undefined) weights.set(bucketOf(hashOf(`${word} ${next}`, PAIR)), WORD_WEIGHT)
  })
  return weights
}

/** What the words are about, and what of it stands together: pairs, in order and in any, and three in a row; each counted once. */
const aboutness = (words: readonly string[]): Weights => {
  const meanings = meaningsOf(words)
  const weights: Weights = new Map()
  meanings.forEach((meaning, at) => {
    for (const first of meaning) {
      weights.set(bucketOfConcepts(CONCEPT, first), 1)
      for (let distance = 1; distance <= FAR; distance += 1) {
        for (const second of meanings[at + distance] ?? []) {
          if (first === second) continue
          if (distance <= NEAR) weights.set(bucketOfConcepts(ORDERED, first, second), 1)
          weights.set(bucketOfConcepts(TOGETHER, Math.min(first, second), Math.max(first, second)), 1)
        }
      }
      for (const second of meanings[at + 1] ?? []) {
        for (const third of meanings[at + 2] ?? []) weights.set(bucketOfConcepts(THREE, first, second, third), 1)
      }
    }
  })
  return weights
}

const lengthOf = (values: Iterable<number>): number => {
  let sum = 0
  for (const value of values) sum += value * value
  return Math.sqrt(sum)
}

/** The features of a stretch of one field. */
export const featuresOf = (stretch: readonly Word[]): Features => {
  const words = stretch.map(({ text }) => text.slice(0, WORD_MAX))
  const weights = lettersAndWords(words)
  if (stretch[0]?.field === 'dreamDescription') weights.set(DREAM, WORD_WEIGHT)
  const about = aboutness(words)
  const share = (CONCEPTS_LENGTH * lengthOf(weights.values())) / (lengthOf(about.values()) || 1)
  for (const [place, value] of about) weights.set(place, value * share)
  const length = lengthOf(weights.values())
  return { places: Uint32Array.from(weights.keys()), values: Float64Array.from(weights.values(), (value) => value / length) }
}
