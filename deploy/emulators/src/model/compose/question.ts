import { ownWords } from '@sibyl/contracts/http/reading-forms'
import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import type { ReadingRequest } from '../reading-request.ts'
import { optionsIn } from './options.ts'

const listed = z.string().transform((text) => text.split(/,\s*/u))
const terms = z.record(z.string(), listed)
const asking = readYaml(new URL('../words/asking.yaml', import.meta.url), z.strictObject({ topics: terms, kinds: terms, grief: listed }))

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/gu, "'").toLowerCase()

/** A term matches every word that begins with it; a term that ends in a dollar sign matches only that word. */
const termPattern = (found: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${found.map((term) => plain(term).replace(/\$$/u, '(?![\\p{L}\\p{N}])')).join('|')})`, 'gu')

const topics = Object.entries(asking.topics).map(([topic, found]) => [topic, termPattern(found)] as const)
const kinds = Object.entries(asking.kinds)
  .flatMap(([kind, openings]) => openings.map((opening) => [plain(opening), kind] as const))
  .sort(([one], [other]) => other.length - one.length)
const grief = termPattern(asking.grief)

/** The topic of a text: the one with the most matching terms, the first if several tie. */
export const topicOf = (text: string): string => {
  const searched = plain(text)
  const hits = topics.map(([topic, pattern]) => ({ topic, count: [...searched.matchAll(pattern)].length }))
  const [best] = hits.toSorted((one, other) => other.count - one.count)
  return best && best.count > 0 ? best.topic : 'other'
}

const sentencesOf = (text: string): string[] => text.match(/[^.?!…]+(?:[.?!…]+["”’)]*|$)\s*/gu)?.map((each) => each.trim()) ?? [text]

const askedSentence = (text: string): string => {
  const sentences = sentencesOf(text)
  return sentences.find((each) => each.includes('?')) ?? sentences[0] ?? text
}

/** After these words a sentence names its alternatives, and the question may stand alone: “What now?” */
const weighs = /\b(?:between|zwischen|mezi|entre)\b/iu

/** The kind of question, by the first words of its clause: should, will, choice, how, what, why, when, open or told. */
export const kindOf = (text: string): string => {
  const asked = askedSentence(text)
  if (!asked.includes('?')) return 'told'
  // The accent matters: “où” is French for “where”.
  const offersTwo = /(?<=\p{L},? )(?:or|oder|nebo|anebo|či|ou|o)(?= )/u.test((weighs.test(text) ? text : asked).toLowerCase())
  const clauses = plain(asked).split(/(?:[,;:]|\b(?:and|but|so|und|aber|ale|pero|mais)\b)\s*/u)
  for (const clause of clauses) {
    const [, kind] = kinds.find(([opening]) => `${clause.replace(/^[^\p{L}]+|\?/gu, '')} `.startsWith(`${opening} `)) ?? []
    if (!kind) continue
    return ['should', 'will', 'what'].includes(kind) && offersTwo ? 'choice' : kind
  }
  return offersTwo ? 'choice' : 'open'
}

const LONGEST = 170
const markup = /[[\]<>*`_#|\\{}]|https?:|www\.|\w@\w/iu

/**
 * A quotation from the reader: the whole text, or the sentence with the question, or the first one; empty if the text holds markup or an
 * address.
 */
export const quoted = (text: string): string | undefined => {
  const whole = text.replace(/\s+/gu, ' ').trim()
  if (whole === '' || markup.test(whole)) return undefined
  const words = [whole, askedSentence(whole)].find((each) => each.length <= LONGEST)
  if (words === undefined) return undefined
  const inner = words.replace(/["“”„«»]/gu, '’')
  return `“${/[.?!…]$/u.test(inner) ? inner : `${inner}.`}”`
}

/** The form fields that hold a question or a story. */
const fields = Object.values(ownWords).flat()

/** The reader's own words; an empty string if the form asks for none. */
const askedIn = ({ reader }: ReadingRequest): string => {
  const texts = fields.map((field) => reader?.[field]).filter((value) => typeof value === 'string')
  return texts.find((text) => text.trim() !== '')?.trim() ?? ''
}

/** Concerns on which a reading only reflects and refers to a professional, the gravest first. */
const cares = ['abuse', 'pregnancy', 'death', 'medical', 'legal', 'financial']

/** The gravest concern of a request; mourning a death does not count as a question about dying. */
const careOf = ({ concerns, reader }: ReadingRequest): string | undefined => {
  const gravest = cares.find((care) => concerns?.includes(care))
  const texts = fields.map((field) => reader?.[field]).filter((value) => typeof value === 'string')
  return gravest === 'death' && plain(texts.join(' ')).match(grief) ? 'grief' : gravest
}

const topicByCare: Readonly<Record<string, string>> = {
  abuse: 'safety',
  pregnancy: 'health',
  medical: 'health',
  death: 'dying',
  grief: 'loss',
}

/** What a reading derives from the reader's words, as variables and slots; `topic` if the method sets its own. */
export const questionScope = (request: ReadingRequest, own?: string) => {
  const asked = askedIn(request)
  const care = careOf(request)
  const grave = care && topicByCare[care]
  return {
    vars: {
      kind: asked ? kindOf(asked) : 'none',
      asked: asked ? 'yes' : 'no',
      topic: care === 'abuse' ? 'safety' : (own ?? grave ?? topicOf(asked)),
      care,
    },
    slots: {
      quote: quoted(asked),
      ...(kindOf(asked) === 'choice' && optionsIn(askedSentence(weighs.test(asked) ? asked.replace(/[.!]/gu, '?') : asked))),
    },
  }
}
