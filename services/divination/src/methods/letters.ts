import { leveled } from './needed-words.ts'

const GRAM = 3
const GRAMS = 4096

const gramAt = (text: string, at: number): number =>
  (text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) % GRAMS

/** The number that stands for the first three letters of a word; undefined if it has fewer. */
export const gramOf = (word: string): number | undefined => (word.length < GRAM ? undefined : gramAt(word, 0))

/** A text leveled, and which runs of three letters it holds: most words of most patterns are ruled out by their first three. */
export type Letters = { text: string; lower: string; has: Uint8Array; grams: number[] }

/** A block is tried on hundreds of patterns, whole and by its sentences. */
const REMEMBERED = 16
const remembered = Array.from({ length: REMEMBERED }, (): Letters => ({ text: '', lower: '', has: new Uint8Array(GRAMS), grams: [] }))
let [latest, oldest] = [remembered[0] as Letters, 0]

/** The letters of a text, computed once for all patterns that are tried on it in a row. */
export const lettersOf = (text: string): Letters => {
  const known = latest.text === text ? latest : remembered.find((letters) => letters.text === text)
  latest = known ?? (remembered[oldest] as Letters)
  // Also where it is known: the same string is compared faster than an equal one.
  latest.text = text
  if (known) return known
  oldest = (oldest + 1) % REMEMBERED
  const letters = latest
  for (const gram of letters.grams) letters.has[gram] = 0
  letters.grams = []
  letters.lower = leveled(text)
  for (let at = 0; at <= letters.lower.length - GRAM; at += 1) {
    const gram = gramAt(letters.lower, at)
    if (letters.has[gram] === 0) letters.grams.push(gram)
    letters.has[gram] = 1
  }
  return letters
}
