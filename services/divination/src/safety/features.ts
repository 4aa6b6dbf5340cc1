import type { Word } from './words.ts'

/** Features are hashed into this many buckets (Weinberger et al. 2009, "Feature hashing for large scale multitask learning"). */
export const BUCKETS = 1 << 17

const SHORTEST = 3
const LONGEST = 5
/** Longer words are truncated. */
const WORD_MAX = 30
/** The weight of a word or word pair relative to a character n-gram. */
const WORD_WEIGHT = 2

/** FNV-1a, 32 bits, over UTF-16 units. */
const OFFSET = 0x811c9dc5
const step = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193)
const hashOf = (text: string): number => {
  let hash = OFFSET
  for (let at = 0; at < text.length; at += 1) hash = step(hash, text.charCodeAt(at))
  return hash
}

/** FNV's low bits mix poorly, so the high bits are folded in. */
const bucketOf = (hash: number): number => ((hash ^ (hash >>> 15)) >>> 0) % BUCKETS

/** A sparse vector of length 1: the non-zero buckets with their values. */
export type Features = { places: Uint32Array; values: Float64Array }

/** The weight of each bucket in the stretch at hand; zero between stretches. */
const weights = new Uint8Array(BUCKETS)

/** The features of a stretch: 3- to 5-grams of each word with its boundaries, words, and pairs of adjacent words. */
export const featuresOf = (stretch: readonly Word[]): Features => {
  const words = stretch.map(({ text }) => text.slice(0, WORD_MAX))
  const filled: number[] = []
  const put = (hash: number, weight: number): void => {
    const bucket = bucketOf(hash)
    if (weights[bucket] === 0) filled.push(bucket)
    weights[bucket] = weight
  }
  for (const [at, word] of words.entries()) {
    const edged = `<${word}>`
    for (let from = 0; from < edged.length; from += 1) {
      let hash = OFFSET
      for (let to = from; to < Math.min(edged.length, from + LONGEST); to += 1) {
        hash = step(hash, edged.charCodeAt(to))
        if (to - from + 1 >= SHORTEST) put(hash, 1)
      }
    }
    put(hashOf(`word ${word}`), WORD_WEIGHT)
    const next = words[at + 1]
    if (next !== undefined) put(hashOf(`pair ${word} ${next}`), WORD_WEIGHT)
  }
  const values = Float64Array.from(filled, (bucket) => weights[bucket] ?? 0)
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1
  for (const bucket of filled) weights[bucket] = 0
  return { places: Uint32Array.from(filled), values: values.map((value) => value / length) }
}
