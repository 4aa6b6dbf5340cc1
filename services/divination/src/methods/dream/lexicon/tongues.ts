import { commonWords, type Tongue } from './languages.data.ts'

const counters = (Object.entries(commonWords) as [Tongue, string][]).map(([tongue, words]) => ({
  tongue,
  known: new Set(words.split(' ')),
}))

/** The language a text is told in, by its commonest words; English where they do not decide. */
export const tongueOf = (text: string): Tongue => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const scores = counters.map(({ tongue, known }) => ({ tongue, score: words.filter((word) => known.has(word)).length }))
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).tongue
}
