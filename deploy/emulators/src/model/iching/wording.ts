import type { Fact } from '../reading-request.ts'
import { countWords, sentenceCase } from '../text/prose.ts'

/** A fact as a link, with words of one's own or its label. */
export const link = ({ id, label }: Fact, words = label): string => `[${words}](fact:${id})`

/** Counsel in the shapes a sentence needs: "keep still", "to keep still", "have you keep still"; "do not run" becomes "not to run". */
export const counselSlots = (counsel: string) => {
  const infinitive = counsel.replace(/\bdo not /gu, 'not ')
  return { counsel, Counsel: sentenceCase(counsel), toCounsel: withTo(infinitive), haveCounsel: infinitive }
}

const withTo = (infinitive: string): string => (infinitive.startsWith('not ') ? `not to ${infinitive.slice(4)}` : `to ${infinitive}`)

const LONGEST_SAYING = 12
const SHORTEST_SAYING = 4
const dangling = /^(?:and|or|but|so|which|because|who|whose|though|yet|then)\b/iu

const short = (text: string): boolean => {
  const count = countWords(text)
  return count >= SHORTEST_SAYING && count <= LONGEST_SAYING && !dangling.test(text)
}

const asSentence = (text: string): string => sentenceCase(text.replace(/[,;:.]$/u, '')).concat('.')

/** The short clauses of a sentence: the whole if it is short, else its parts, else the beginning of a part that goes on too long. */
const clauses = (sentence: string): string[] => {
  if (short(sentence)) return [sentence]
  return sentence.split(/(?<=[;:]) /u).flatMap((part) => {
    const [cause, so] = part.split(/, so (?!as\b|that\b)/u)
    const [head, more] = part.split(/, (?:and|because|since|as) /u)
    return [part, so ?? '', so === undefined ? '' : (cause ?? ''), more === undefined ? '' : (head ?? '')].filter(short).slice(0, 1)
  })
}

/**
 * What a text of the book says in short sentences: its picture (from the first) and its meaning (from the others). Where no part of the
 * meaning is short, `long` is its first sentence, to be put into one of the reader's own.
 */
export const sayingsOf = (detail: string): { picture: string[]; meaning: string[]; long?: string } => {
  const [first = '', ...rest] = detail.split(/(?<=[.?!]) /u)
  const said = (sentence: string): string[] => clauses(sentence).map((clause) => (clause.endsWith('?') ? clause : asSentence(clause)))
  const meaning = rest.flatMap(said)
  const [second] = rest
  return {
    picture: said(first),
    meaning,
    ...(meaning.length === 0 && second ? { long: second.charAt(0).toLowerCase() + second.slice(1) } : {}),
  }
}

export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
