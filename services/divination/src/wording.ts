export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** One, two and three. */
export const listed = (names: readonly (string | number)[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen']

/** A number as a word, up to thirteen. */
export const inWords = (count: number): string => words[count] ?? String(count)

/** Escapes text that a regular expression shall match as it is. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The visible text: each link is replaced by its label. */
export const withoutLinks = (markdown: string): string => markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')

/** Splits a text after the marks that end a sentence. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!])\s+/u)
