import type { Fact } from '@sibyl/contracts/http/readings'
import { FACT_LINK } from '@sibyl/contracts/reading-text/text-sections'

/** Marks each fact of a paragraph once, at its first mention; later mentions become plain words. */
export const linkedOnce = (block: string): string => {
  const marked = new Set<string>()
  return block.replace(FACT_LINK, (link, words: string, factId: string) => {
    if (marked.has(factId)) return words
    marked.add(factId)
    return link
  })
}

/** The ids of the facts that a text links to, in order, without those in headings. */
const leaningsOf = (content: string): string[] =>
  content
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => [...line.matchAll(FACT_LINK)].map((link) => link[2] ?? ''))

/** How often the text links to a fact, headings aside. */
export const mentionsOf = (content: string, factId: string): number => leaningsOf(content).filter((id) => id === factId).length

/** The facts that the text links to, each once, in the order of the text. */
export const citedIn = (content: string, facts: readonly Fact[]): Fact[] =>
  [...new Set(leaningsOf(content))].flatMap((id) => facts.find((fact) => fact.id === id) ?? [])
