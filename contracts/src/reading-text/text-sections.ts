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

/** A link of a reading's text to a fact: the words, and the id of the fact. */
export const FACT_LINK = /\[([^\]\n]*)\]\(fact:([^)\s]+)\)/g
