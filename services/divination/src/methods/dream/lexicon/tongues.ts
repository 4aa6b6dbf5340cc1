import { commonWords, type Tongue } from './languages.data.ts'

const counters = (Object.entries(commonWords) as [Tongue, string][]).map(([tongue, words]) => ({
  tongue,
  known: new Set(words.split(' ')),
}))

/** Detects the language of a text by its most common words; English if they are inconclusive. */
export const tongueOf = (text: string): Tongue => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const scores = counters.map(({ tongue, known }) => ({ tongue, score: words.filter((word) => known.has(word)).length }))
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).tongue
}
