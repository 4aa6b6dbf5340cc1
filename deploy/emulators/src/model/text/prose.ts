/** First letter in upper case, inside a link too. */
export function sentenceCase(text: string): string {
  return text.replace(/^(\[?["“]?)(\p{Ll})/u, (_whole, open: string, letter: string) => open + letter.toUpperCase())
}

/** First letter in lower case, as a sentence or a label goes on inside another. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** What a reader sees of a text: links by their words alone. */
export function visible(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
}

/** Sentences into a paragraph; empty ones are dropped. */
export function paragraph(...sentences: readonly string[]): string {
  return sentences.filter(Boolean).map(sentenceCase).join(' ')
}

/** Paragraphs and headings into Markdown, with typographic quotes and single spaces. */
export function document(blocks: readonly string[]): string {
  return typeset(blocks.filter(Boolean).join('\n\n'))
}

/** 'a' or 'an' before a noun. */
export function indefinite(noun: string): string {
  return `${/^[aeiou]/iu.test(noun) ? 'an' : 'a'} ${noun}`
}

/** Words as a reader counts them: link targets and heading marks are no words. */
export function countWords(markdown: string): number {
  const visible = markdown.replace(/\]\([^)]*\)/gu, ']').replace(/^#+ /gmu, '')
  return visible.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0
}

/** The sentences of a paragraph. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!])\s+/u)
}

/** The longest sentence, in words with a link as one, that readings of other facts may share. */
const LONGEST_SHARED = 12

/** Whether a sentence is short enough to be met again in a reading of other facts. */
export function isShort(sentence: string): boolean {
  return countWords(sentence.replace(/\[[^\]]*\]\([^)]*\)/gu, 'it')) <= LONGEST_SHARED
}

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** A small count in words. */
export function inWords(count: number): string {
  return numberWords[count] ?? String(count)
}

function typeset(text: string): string {
  return text
    .replace(/(\p{L})'(\p{L})/gu, '$1’$2')
    .replace(/(^|[\s([])"/gmu, '$1“')
    .replace(/"/gu, '”')
    .replace(/'/gu, '’')
    .replace(/[ \t]{2,}/gu, ' ')
    .replace(/([.?!])\./gu, '$1')
}
