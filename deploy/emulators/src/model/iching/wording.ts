import type { Fact } from '../reading-request.ts'
import type { Chooser } from '../text/chooser.ts'
import { countWords, sentencesOf } from '../text/prose.ts'
import { type Consultation, type HexagramFact, leadingSign } from './consultation.ts'

/** A fact as a link, with words of one's own or its label. */
export const link = ({ id, label }: Fact, words = label): string => `[${words}](fact:${id})`

/** A hexagram's name in the middle of a sentence. */
export const nameOf = ({ hexagram: { name } }: HexagramFact): string => name.replace(/^The /u, 'the ')

/** Whether two texts use some of the same longer words. */
export const alike = (one: string, other: string): boolean => {
  const words: readonly string[] = other.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return (one.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => words.includes(word))
}

/** A passage of the book as sentences to be quoted, without their full stops. */
const passage = (detail: Fact['detail']): string[] =>
  sentencesOf(detail ?? '')
    .map((sentence) => sentence.replace(/[.]$/u, ''))
    .filter(Boolean)

/** Words that stand in quotation marks in a sentence of twelve with few others. */
const MOST_QUOTED_BRIEFLY = 9
/** Whether a quotation leaves room for a frame in such a sentence. */
export const isBrief = (quote: string): boolean => countWords(quote) <= MOST_QUOTED_BRIEFLY
/** More than this is not quoted in one breath. */
const MOST_QUOTED = 17
const FEWEST_QUOTED = 3
const FEWEST_BEGUN = 4
const FEWEST_QUOTED_GLADLY = 5

const commas = /(?<=[,;])\s/u
const commasAndColons = /(?<=[,;:])\s/u

/** The longest beginning of a sentence that ends at one of the marks and has at most so many words. */
const beginning = (sentence: string, marks: RegExp, most: number): string => {
  const parts = sentence.split(marks)
  const ends = parts.map((_part, at) => parts.slice(0, at + 1).join(' '))
  return (ends.filter((each) => countWords(each) <= most).at(-1) ?? '').replace(/[,;:]$/u, '')
}
/** Clauses that lean on the rest of their sentence. */
const dangles = /^(?:if|when|seeing|knowing|once|whoever|where)\b|\b(?:for|of|to|with)$/iu
const atLeast = (words: number) => (each: string) => countWords(each) >= words

/** The first sentence of a passage that is more than a few words, as far as it goes into one breath. */
export const firstQuote = (detail: Fact['detail']): string => {
  const begun = passage(detail).map((each) => beginning(each, commasAndColons, MOST_QUOTED))
  return begun.find(atLeast(FEWEST_QUOTED_GLADLY)) ?? begun.find(Boolean) ?? passage(detail)[0] ?? ''
}

/** A few words of a passage that say something by themselves; its first words where there are none. */
export const briefQuote = (detail: Fact['detail']): string => {
  const sentences = passage(detail)
  const beginnings = (marks: RegExp) =>
    sentences.map((each) => beginning(each, marks, MOST_QUOTED_BRIEFLY)).filter((each) => !dangles.test(each) && !each.includes('?'))
  const brief = beginnings(commas)
  return (
    brief.filter((each) => sentences.includes(each)).find(atLeast(FEWEST_QUOTED)) ??
    brief.find(atLeast(FEWEST_QUOTED_GLADLY)) ??
    beginnings(commasAndColons).find(atLeast(FEWEST_BEGUN)) ??
    firstQuote(detail)
  )
}

type Words = Readonly<Record<string, string>>

/**
 * What most sentences speak of, chosen anew for each place: `matter` what it is about, `from` a keyword of the primary hexagram and `to`
 * what does good in the relating one, or in the same where nothing moves; `name` and `ahead` the names of the two, `sign` the picture that
 * leads.
 */
export const slotsOf = (consultation: Consultation): Words => {
  const { chooser, matter, primary, relating } = consultation
  return {
    matter: chooser.pick(matter),
    from: chooser.pick(primary.hexagram.keywords),
    to: chooser.pick((relating ?? primary).figure.goods),
    name: nameOf(primary),
    ahead: nameOf(relating ?? primary),
    sign: leadingSign(consultation) ?? `the picture of ${nameOf(primary)}`,
  }
}

/** More words than this are too much for one sentence. */
const MOST_WORDS = 32

/** How many words a template may become. */
const wordsOf = (template: string, slots: Words): number =>
  countWords(
    template
      .replace(/\{([^{}]*)\}/gu, (_whole, options: string) => options.split('|').toSorted((a, b) => b.length - a.length)[0] ?? '')
      .replace(/\$([a-zA-Z]+)/gu, (whole: string, name: string) => slots[name] ?? whole),
  )

/** One template of `pool` that does not become too long a sentence; the shortest where all of them do. */
export const sayWell = (chooser: Chooser, pool: readonly string[], slots: Words): string => {
  const sorted = pool.toSorted((a, b) => wordsOf(a, slots) - wordsOf(b, slots))
  const fitting = pool.filter((template) => wordsOf(template, slots) <= MOST_WORDS)
  return chooser.say(fitting.length > 0 ? fitting : sorted.slice(0, 1), slots)
}

/** One of `brief` where it stays short enough to be met again in another reading, else one of `long`. */
export const sayBriefly = (chooser: Chooser, brief: readonly string[], long: readonly string[], slots: Words): string =>
  chooser.sayShort(brief, slots) || sayWell(chooser, long, slots)
