import { concepts, type Language } from './concepts.ts'

/** Numbers of concepts: their places in the list. */
type Meaning = readonly number[]

const NONE: Meaning = []
const LONGEST_PREFIX = 14
const SHORTEST_PREFIX = 2

/** French writes `j'`, `l'`, `qu'` on the word that follows, and folding takes the apostrophe away. */
const withoutElision = (word: string): string => word.replace(/^(?:qu|[cdjlmnst])(?=[aeiouh])/, '')

const dictionaryOf = (language: Language): ((word: string) => Meaning) => {
  const exact = new Map<string, number[]>()
  const prefixes = new Map<string, number[]>()
  Object.values(concepts).forEach((words, concept) => {
    for (const entry of words[language].split(' ')) {
      const [index, key] = entry.endsWith('*') ? [prefixes, entry.slice(0, -1)] : [exact, entry]
      index.set(key, [...(index.get(key) ?? []), concept])
    }
  })
  const find = (word: string): Meaning => {
    const whole = exact.get(word)
    if (whole) return whole
    for (let length = Math.min(word.length, LONGEST_PREFIX); length >= SHORTEST_PREFIX; length -= 1) {
      const begun = prefixes.get(word.slice(0, length))
      if (begun) return begun
    }
    return NONE
  }
  return (word) => {
    const found = find(word)
    return found === NONE && language === 'fr' ? find(withoutElision(word)) : found
  }
}

const dictionaries = (['en', 'cs', 'de', 'es', 'fr'] as const).map(dictionaryOf)

/** The meanings of the words that have one, in order, in the language that knows most of them. */
export const meaningsOf = (words: readonly string[]): Meaning[] => {
  let best: Meaning[] = []
  for (const meaningOf of dictionaries) {
    const known = words.map(meaningOf).filter((meaning) => meaning.length > 0)
    if (known.length > best.length) best = known
  }
  return best
}
