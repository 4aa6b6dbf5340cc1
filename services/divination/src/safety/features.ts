import type { Word } from './words.ts'

/** Features are hashed into this many buckets (Weinberger et al. 2009, "Feature hashing for large scale multitask learning"). */
export const BUCKETS = 1 << 19

const SHORTEST = 3
const LONGEST = 6
/** Longer words are truncated. */
const WORD_MAX = 30
/** The weight of a word or word pair relative to a character n-gram. */
const WORD_WEIGHT = 2

/** FNV-1a, 32 bits, over UTF-16 units. */
const OFFSET = 0x811c9dc5
const step = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193)
const hashOf = (text: string, from = OFFSET): number => {
  let hash = from
  for (let at = 0; at < text.length; at += 1) hash = step(hash, text.charCodeAt(at))
  return hash
}

/** FNV's low bits mix poorly, so the high bits are folded in. */
const bucketOf = (hash: number): number => ((hash ^ (hash >>> 15)) >>> 0) % BUCKETS

/** A sparse vector of length 1: the non-zero buckets with their values. */
export type Features = { places: Uint32Array; values: Float64Array }

/** The weight of each bucket in the stretch at hand; zero between stretches. */
const weights = new Uint8Array(BUCKETS)

/** The buckets of a word's character n-grams, and of the word; and the hashes of a pair that begins with it, adjacent or with a word between. */
type Hashed = { grams: readonly number[]; whole: number; pair: number; apart: number }

/** Texts repeat their words, so most words have been hashed before. */
const MOST_HASHED = 3000
/** A longer piece of a text would keep the whole text in memory. */
const LONGEST_HASHED = 12
const hashed = new Map<string, Hashed>()

const hash = (word: string): Hashed => {
  const edged = `<${word}>`
  const grams: number[] = []
  for (let from = 0; from < edged.length; from += 1) {
    let gram = OFFSET
    for (let to = from; to < Math.min(edged.length, from + LONGEST); to += 1) {
      gram = step(gram, edged.charCodeAt(to))
      if (to - from + 1 >= SHORTEST) grams.push(bucketOf(gram))
    }
  }
  return { grams, whole: bucketOf(hashOf(`word ${word}`)), pair: hashOf(`pair ${word} `), apart: hashOf(`apart ${word} `) }
}

const hashedOnce = (word: string): Hashed => {
  const known = hashed.get(word)
  if (known) return known
  if (hashed.size >= MOST_HASHED) hashed.clear()
  const fresh = hash(word)
  if (word.length <= LONGEST_HASHED) hashed.set(word, fresh)
  return fresh
}

/**
 * The features of a stretch: 3- to 6-grams of each word with its boundaries, words, pairs of adjacent words, and, with `apart`, pairs with
 * a word between.
 */
export const featuresOf = (stretch: readonly Word[], apart = false): Features => {
  const filled: number[] = []
  const put = (bucket: number, weight: number): void => {
    if (weights[bucket] === 0) filled.push(bucket)
    weights[bucket] = weight
  }
  let before: Hashed | undefined
  let beforeThat: Hashed | undefined
  for (const { text } of stretch) {
    const word = text.slice(0, WORD_MAX)
    if (before) put(bucketOf(hashOf(word, before.pair)), WORD_WEIGHT)
    if (apart && beforeThat) put(bucketOf(hashOf(word, beforeThat.apart)), WORD_WEIGHT)
    beforeThat = before
    before = hashedOnce(word)
    const { grams, whole } = before
    for (let at = 0; at < grams.length; at += 1) put(grams[at] as number, 1)
    put(whole, WORD_WEIGHT)
  }
  const places = new Uint32Array(filled)
  const values = new Float64Array(places.length)
  let squares = 0
  for (let at = 0; at < places.length; at += 1) {
    const bucket = places[at] as number
    const weight = weights[bucket] as number
    values[at] = weight
    squares += weight * weight
    weights[bucket] = 0
  }
  const length = Math.sqrt(squares) || 1
  for (let at = 0; at < values.length; at += 1) values[at] = (values[at] as number) / length
  return { places, values }
}
