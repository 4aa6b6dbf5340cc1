import { countWords } from './prose.ts'

/** The ids of the facts that a text links to, in its order. */
export const linkedIds = (text: string): string[] => [...text.matchAll(/\[[^\]]+\]\(fact:([^)]+)\)/gu)].map(([, id = '']) => id)

/** Sentences of more than twelve words; a link counts as one word, its text is a fixed label. */
const longSentences = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .flatMap((line) => line.split(/(?<=[.?!])\s+/u))
    .filter((sentence) => countWords(sentence.replace(/\[[^\]]*\]\([^)]*\)/gu, 'x')) > 12)

/** The long sentences that stand in more than one of the texts. */
export const sharedLongSentences = (texts: readonly string[]): string[] => {
  const seen = new Set<string>()
  return texts.flatMap((text) => {
    const mine = [...new Set(longSentences(text))]
    const known = mine.filter((sentence) => seen.has(sentence))
    for (const sentence of mine) seen.add(sentence)
    return known
  })
}
