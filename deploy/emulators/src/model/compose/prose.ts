/** A text as readers see it: links reduced to their words. */
export function visible(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
}

/** Converts paragraphs and headings to Markdown, with typographic quotes and single spaces. */
export function document(blocks: readonly string[]): string {
  return blocks
    .join('\n\n')
    .replace(/(\p{L})'(\p{L})/gu, '$1’$2')
    .replace(/(^|[\s([])"/gmu, '$1“')
    .replace(/"/gu, '”')
    .replace(/'/gu, '’')
    .replace(/[ \t]{2,}/gu, ' ')
    .replace(/([.?!])\./gu, '$1')
}
