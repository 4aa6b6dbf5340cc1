import { commonWords, type Tongue } from './languages.data.ts'

const languages = Object.entries(commonWords) as [Tongue, string][]

/** The languages among whose most common words a word is. */
const tonguesOfWord = new Map<string, Tongue[]>()
for (const [tongue, words] of languages) {
  for (const word of new Set(words.split(' '))) tonguesOfWord.set(word, [...(tonguesOfWord.get(word) ?? []), tongue])
}

/** Whether a word is among the most common of any language, as an article is. */
export const isCommon = (word: string): boolean => tonguesOfWord.has(word.toLowerCase())

const scoresOf = (text: string): Record<Tongue, number> => {
  const scores = { en: 0, cs: 0, de: 0, es: 0, fr: 0 }
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) for (const tongue of tonguesOfWord.get(word) ?? []) scores[tongue] += 1
  return scores
}

/** Detects the language of a text by its most common words; English if they are inconclusive. */
export const tongueOf = (text: string): Tongue => {
  const scores = scoresOf(text)
  return languages.map(([tongue]) => tongue).reduce((best, tongue) => (scores[tongue] > scores[best] ? tongue : best))
}

/** The languages that a text may be in: those with at least half as many of its common words as the likeliest. */
export const tonguesOf = (text: string): ReadonlySet<Tongue> => {
  const scores = scoresOf(text)
  const most = Math.max(...Object.values(scores))
  return new Set(languages.map(([tongue]) => tongue).filter((tongue) => 2 * scores[tongue] >= most))
}
