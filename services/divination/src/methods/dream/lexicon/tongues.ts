import { commonWords, type Tongue } from './languages.data.ts'

const counters = (Object.entries(commonWords) as [Tongue, string][]).map(([tongue, words]) => ({
  tongue,
  known: new Set(words.split(' ')),
}))

/** Whether a word is among the most common of any language, as an article is. */
export const isCommon = (word: string): boolean => counters.some(({ known }) => known.has(word.toLowerCase()))

/** Detects the language of a text by its most common words; English if they are inconclusive. */
export const tongueOf = (text: string): Tongue => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const scores = counters.map(({ tongue, known }) => ({ tongue, score: words.filter((word) => known.has(word)).length }))
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).tongue
}
