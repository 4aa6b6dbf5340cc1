import type { Word } from './words.ts'

/** Features share this many places by their hash (Weinberger et al. 2009, "Feature hashing for large scale multitask learning"). */
export const BUCKETS = 1 << 17

const SHORTEST = 3
const LONGEST = 5
/** Of a longer word only the beginning is read. */
const WORD_MAX = 30
/** What a word or a pair of words counts against a piece of a word. */
const WORD_WEIGHT = 2

/** FNV-1a, 32 bits, over UTF-16 units. */
const OFFSET = 0x811c9dc5
const step = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193)
const hashOf = (text: string): number => {
  let hash = OFFSET
  for (let at = 0; at < text.length; at += 1) hash = step(hash, text.charCodeAt(at))
  return hash
}

/** FNV's low bits mix poorly, so the high ones are folded in. */
const bucketOf = (hash: number): number => ((hash ^ (hash >>> 15)) >>> 0) % BUCKETS

/** Where a text stands among all: places that are not 0, with their values; of length 1 as a vector. */
export type Features = { places: Uint32Array; values: Float64Array }

/** The features of a stretch: the 3- to 5-grams of each word between its edges, its words, and its pairs of neighbouring words. */
export const featuresOf = (stretch: readonly Word[]): Features => {
  const words = stretch.map(({ text }) => text.slice(0, WORD_MAX))
  const weights = new Map<number, number>()
  words.forEach((word, at) => {
    const edged = `<${word}>`
    for (let from = 0; from < edged.length; from += 1) {
      let hash = OFFSET
      for (let to = from; to < Math.min(edged.length, from + LONGEST); to += 1) {
        hash = step(hash, edged.charCodeAt(to))
        if (to - from + 1 >= SHORTEST) weights.set(bucketOf(hash), 1)
      }
    }
    weights.set(bucketOf(hashOf(`word ${word}`)), WORD_WEIGHT)
    const next = words[at + 1]
    if (next !== undefined) weights.set(bucketOf(hashOf(`pair ${word} ${next}`)), WORD_WEIGHT)
  })
  const length = Math.sqrt([...weights.values()].reduce((sum, value) => sum + value * value, 0)) || 1
  return { places: Uint32Array.from(weights.keys()), values: Float64Array.from(weights.values(), (value) => value / length) }
}
