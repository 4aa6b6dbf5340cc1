/** Splits a Markdown text into its blocks, in order: headings, and everything else between empty lines. */
export const blocksOf = (markdown: string): string[] =>
  markdown
    .replace(/\r\n?/g, '\n')
    .replace(/^ {0,3}(#{1,6} .*)$/gm, '\n$1\n')
    .split(/\n[ \t]*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')

/** Joins blocks back into one text. */
export const textOf = (blocks: readonly string[]): string => blocks.join('\n\n')

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
