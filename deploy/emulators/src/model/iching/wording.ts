import type { Fact } from '../reading-request.ts'
import { isShort, sentenceCase } from '../text/prose.ts'

/** A fact as a link, with words of one's own or its label. */
export const link = ({ id, label }: Fact, words = label): string => `[${words}](fact:${id})`

/** Counsel in the shapes a sentence needs: "keep still", "to keep still", "have you keep still"; "do not run" becomes "not to run". */
export const counselSlots = (counsel: string) => {
  const infinitive = counsel.replace(/\bdo not /gu, 'not ')
  return { counsel, Counsel: sentenceCase(counsel), toCounsel: withTo(infinitive), haveCounsel: infinitive }
}

const withTo = (infinitive: string): string => (infinitive.startsWith('not ') ? `not to ${infinitive.slice(4)}` : `to ${infinitive}`)

/** What comes before a colon, where a list after it would make a sentence long. */
const briefly = (sentence: string): string => (isShort(sentence) ? sentence : sentence.replace(/:.*$/u, ''))

const MOST_QUOTED = 2

/** The first short sentences of a passage of the book, quoted as sentences of their own; empty where all are long. */
export const quoted = (detail: string): string => {
  const sentences = detail.split(/(?<=[.;]) /u).map((each) => briefly(each.replace(/[.;]$/u, '')))
  const from = sentences.findIndex(isShort)
  const run = sentences.slice(Math.max(0, from), from + MOST_QUOTED)
  const long = run.findIndex((each) => !isShort(each))
  const brief = long < 0 ? run : run.slice(0, long)
  return from < 0 ? '' : `“${brief.map(sentenceCase).join('. ')}”.`
}

export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
