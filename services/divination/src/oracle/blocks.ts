/** The blocks of a Markdown text, in order: headings, and what stands between empty lines. A heading is a block of its own. */
export const blocksOf = (markdown: string): string[] =>
  markdown
    .replace(/\r\n?/g, '\n')
    .replace(/^ {0,3}(#{1,6} .*)$/gm, '\n$1\n')
    .split(/\n[ \t]*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')

/** The text that these blocks make. */
export const textOf = (blocks: readonly string[]): string => blocks.join('\n\n')

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** What a text shows of itself: links by their words alone. */
export const withoutTargets = (markdown: string): string => markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
