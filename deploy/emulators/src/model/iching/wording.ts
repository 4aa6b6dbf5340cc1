import type { Fact } from '../reading-request.ts'
import { sentenceCase } from '../text/prose.ts'

/** A fact as a link, with words of one's own or its label. */
export const link = ({ id, label }: Fact, words = label): string => `[${words}](fact:${id})`

/** Counsel in the shapes a sentence needs: "keep still", "to keep still", "have you keep still"; "do not run" becomes "not to run". */
export const counselSlots = (counsel: string) => {
  const infinitive = counsel.replace(/\bdo not /gu, 'not ')
  return { counsel, Counsel: sentenceCase(counsel), toCounsel: withTo(infinitive), haveCounsel: infinitive }
}

const withTo = (infinitive: string): string => (infinitive.startsWith('not ') ? `not to ${infinitive.slice(4)}` : `to ${infinitive}`)

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A passage of the book as one sentence without its last full stop, to stand in quotation marks. */
export const passage = (detail: string): string => {
  const sentences = detail.split(/(?<=[.?!]) /u)
  return sentences.map((each, at) => (at === 0 ? each : lowerFirst(each)).replace(/\.$/u, '')).join('; ')
}

/** The sentences of a passage after its first, in lower case and with a full stop; the first where there is no other. */
export const teachingOf = (detail: string): string => {
  const [first = '', ...rest] = detail.split(/(?<=[.?!]) /u)
  return `${rest.length > 0 ? lowerFirst(passage(rest.join(' '))) : lowerFirst(first).replace(/\.$/u, '')}.`
}

export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
