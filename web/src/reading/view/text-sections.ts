import type { Fact } from '@sibyl/contracts/http/readings'

/** A part of a reading's text: a heading and the blocks below it. A block that is followed by another never changes. */
type TextSection = { heading: string | null; blocks: string[] }

const HEADING = /^#{1,2}\s+(.+?)\s*#*$/

export const textSections = (body: string): TextSection[] => {
  const sections: TextSection[] = [{ heading: null, blocks: [] }]
  const text = body.replaceAll('\r\n', '\n').replace(/\n(?=#{1,2}\s)/g, '\n\n')
  for (const block of text.split(/\n\s*\n/)) {
    const [first = '', ...rest] = block.trim().split('\n')
    const heading = HEADING.exec(first)?.[1]
    if (heading) sections.push({ heading, blocks: [] })
    const words = (heading ? rest.join('\n') : block).trim()
    if (words) sections.at(-1)?.blocks.push(words)
  }
  return sections.filter(({ heading, blocks }) => heading !== null || blocks.length > 0)
}

const FACT_LINK = /\[([^\]\n]*)\]\(fact:([^)\s]+)\)/g

/** A heading that is one link to a fact, as `[The Hermit](fact:card-1)`; otherwise its words without any markup. */
export const headingFact = (heading: string): { text: string; factId: string | null } => {
  const link = /^\[([^\]]*)\]\(fact:([^)\s]+)\)$/.exec(heading)
  return link ? { text: link[1] ?? '', factId: link[2] ?? null } : { text: plainText(heading), factId: null }
}

/** Markdown as bare words, for a heading, an excerpt, or until the renderer has loaded. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replace(/(\*\*|__|\*|`)/g, '')
    .trim()

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
