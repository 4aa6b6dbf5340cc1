import type { Fact } from '../reading-request.ts'
import type { Slots } from '../text/chooser.ts'
import { isShort, sentencesOf } from '../text/prose.ts'
import type { Consultation } from './consultation.ts'
import { occasions } from './phrases/occasions.ts'

/** A fact as a link, with words of one's own or its label. */
export const link = ({ id, label }: Fact, words = label): string => `[${words}](fact:${id})`

/** A passage of the book as sentences to be quoted, without their full stops. */
export const passage = (detail: Fact['detail']): string[] =>
  sentencesOf(detail ?? '')
    .map((sentence) => sentence.replace(/[.]$/u, ''))
    .filter(Boolean)

/** Of several sentences the first short one, else the first. */
export const briefest = (sentences: readonly string[]): string => sentences.find(isShort) ?? sentences[0] ?? ''

/**
 * What most sentences speak of, chosen anew for each place: `np` the matter, `outer` and `inner` the two sides of it, `occasion` when one
 * might come to it, `a`, `b` and `from` keywords of the primary hexagram, `to` one of the relating hexagram's, or of the same where nothing moves;
 * `name` and `ahead` the names of the two.
 */
export const commonSlots = ({ chooser, topic, words, primary, relating }: Consultation): Slots => {
  const to = chooser.pick((relating ?? primary).hexagram.keywords)
  const from = chooser.pick(primary.hexagram.keywords.filter((keyword) => keyword !== to))
  return {
    np: () => chooser.pick(topic.nouns),
    outer: () => chooser.pick(words.outer),
    inner: () => chooser.pick(words.inner),
    occasion: () => chooser.pick(occasions),
    a: from,
    b: to,
    from,
    to,
    name: primary.hexagram.name,
    ahead: (relating ?? primary).hexagram.name,
  }
}

/** What every slot of `slots` stands for, decided. */
export const decided = (slots: Slots): Record<string, string> =>
  Object.fromEntries(Object.entries(slots).map(([name, value]) => [name, typeof value === 'function' ? value('') : value]))
