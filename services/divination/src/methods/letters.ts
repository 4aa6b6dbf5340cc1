import { leveled } from './needed-words.ts'

const GRAM = 3
/** The numbers that stand for three letters are below this one. */
export const GRAMS = 4096

const gramAt = (text: string, at: number): number =>
  (text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) % GRAMS

/** A word to look for, with the numbers that stand for its first and its last three letters: -1 if it has fewer. */
export type Sought = { word: string; first: number; last: number }

export const soughtOf = (word: string): Sought =>
  word.length < GRAM ? { word, first: -1, last: -1 } : { word, first: gramAt(word, 0), last: gramAt(word, word.length - GRAM) }

/** A text leveled, and which runs of three letters it holds: most words of most patterns are ruled out by their first or last three. */
export type Letters = { text: string; lower: string; has: Uint8Array; grams: number[] }

/** Whether a text holds a word. */
export const holds = ({ lower, has }: Letters, { word, first, last }: Sought): boolean =>
  (first < 0 || (has[first] === 1 && has[last] === 1)) && lower.includes(word)

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
  const { lower, grams, has } = letters
  for (let at = 0; at <= lower.length - GRAM; at += 1) {
    const gram = gramAt(lower, at)
    if (has[gram] === 0) grams.push(gram)
    has[gram] = 1
  }
  return letters
}
