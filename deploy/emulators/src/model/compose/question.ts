import { ownWords } from '@sibyl/contracts/http/reading-forms'
import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import type { ReadingRequest } from '../reading-request.ts'
import { optionsIn } from './options.ts'

const listed = z.string().transform((text) => text.split(/,\s*/u))
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/gu, "'").toLowerCase()

/** A term matches every word that begins with it; a term that ends in a dollar sign matches only that word. */
const termPattern = (found: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${found.map((term) => plain(term).replace(/\$$/u, '(?![\\p{L}\\p{N}])')).join('|')})`, 'gu')

const pattern = listed.transform(termPattern)
const asking = readYaml(
  new URL('../words/asking.yaml', import.meta.url),
  z.strictObject({
    topics: z.record(z.string(), z.record(z.string(), listed)),
    kinds: z.record(z.string(), listed),
    turns: z.record(z.string(), z.strictObject({ of: z.array(z.string()), has: pattern, but: pattern.optional() })),
    asides: pattern,
    grief: pattern,
  }),
)

const topics = Object.entries(asking.topics).map(([topic, things]) => [topic, termPattern(Object.values(things).flat())] as const)
const things = Object.values(asking.topics)
  .flatMap(Object.entries<string[]>)
  .map(([noun, terms]) => [noun, termPattern(terms)] as const)
const openings = Object.entries(asking.kinds)
  .flatMap(([kind, words]) => words.map((opening) => ({ opening: plain(opening).replace(/(?<!')$/u, ' '), kind })))
  .sort((one, other) => other.opening.length - one.opening.length)

const has = (text: string, found: RegExp): boolean => text.search(found) >= 0

/** The topic of a text: the one with the most matching terms, the first if several tie. */
export const topicOf = (text: string): string => {
  const searched = plain(text)
  const hits = topics.map(([topic, found]) => ({ topic, count: [...searched.matchAll(found)].length }))
  const [best] = hits.toSorted((one, other) => other.count - one.count)
  return best && best.count > 0 ? best.topic : 'other'
}

/** What a text on this topic is about, as a reading may name it: the job, your sister. */
export const thingOf = (text: string, topic: string): string | undefined =>
  things.find(([noun, found]) => noun !== '_' && Object.hasOwn(asking.topics[topic] ?? {}, noun) && has(plain(text), found))?.[0]

const sentencesOf = (text: string): string[] => text.match(/[^.?!…]+(?:[.?!…]+["”’)]*|$)\s*/gu)?.map((each) => each.trim()) ?? [text]

const askedSentence = (text: string): string => {
  const sentences = sentencesOf(text)
  const asks = sentences.find((each) => each.includes('?')) ?? sentences.find((each) => has(plain(each), asking.asides))
  return asks ?? sentences[0] ?? text
}

/** After these words a sentence names its alternatives, and the question may stand alone: “What now?” */
const weighs = /\b(?:between|zwischen|mezi|entre)\b/iu

/** Of these kinds, a question with “or” in it does not choose. */
const openKinds = ['how', 'why', 'when', 'long', 'watch', 'block', 'who', 'heart']

/**
 * The kind of question, by the words its clauses open with and by what else they hold; `told` for a text that asks nothing. An opening of
 * several words outdoes one of a single word, and makes a question without its mark.
 */
export const kindOf = (text: string): string => {
  const asked = askedSentence(text)
  const said = plain(asked).replace(/\b(what|when|who|where|how|why)'s\b/gu, '$1 is')
  const bare = said.split(asking.asides).at(-1) ?? ''
  const asks = asked.includes('?') || bare !== said
  const opens = (clause: string) => openings.find(({ opening }) => `${clause.replace(/^[^\p{L}]+|[?.!]/gu, '')} `.startsWith(opening))
  const found = bare
    .split(/(?:[,;:]|\b(?:and|but|so|und|aber|ale|pero|mais)\b)\s*/u)
    .flatMap((clause) => opens(clause) ?? [])
    .map(({ opening, kind }) => ({ kind, sure: /[ -]\p{L}/u.test(opening) }))
  const first = found.find(({ sure }) => sure) ?? (asks ? found[0] : undefined)
  if (!first && !asks) return 'told'
  const kind = first?.kind ?? 'open'
  const turns = Object.entries(asking.turns)
  const turned = turns.find(([, turn]) => turn.of.includes(kind) && has(bare, turn.has) && !(turn.but && has(bare, turn.but)))?.[0] ?? kind
  // The accent matters: “où” is French for “where”.
  const offersTwo = /(?<=\p{L},? )(?:or|oder|nebo|anebo|či|ou|o)(?= )/u.test((weighs.test(text) ? text : asked).toLowerCase())
  return offersTwo && !openKinds.includes(turned) ? 'choice' : turned
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

/** A quotation of some of the reader's words, with the mark that follows them, or as words broken off. */
export const quotedPart = (part: string, whole: unknown): string | undefined => {
  const after = typeof whole === 'string' ? whole.slice(whole.indexOf(part) + part.length).trimStart()[0] : '.'
  return quoted(/[.?!]$/u.test(part) ? part : `${part}${after === undefined ? '.' : /[.?!]/u.test(after) ? after : '…'}`)
}

/** The form fields that hold a question or a story. */
const fields = Object.values(ownWords).flat()

/** The reader's own words, the first of them first. */
const ownTexts = ({ reader }: ReadingRequest): string[] =>
  fields.flatMap((field) => (typeof reader?.[field] === 'string' ? reader[field].trim() : [])).filter((text) => text !== '')

/** Concerns on which a reading only reflects and refers to a professional, the gravest first. */
const cares = ['abuse', 'pregnancy', 'death', 'medical', 'legal', 'financial']

/** The gravest concern of a request; mourning a death does not count as a question about dying. */
const careOf = (request: ReadingRequest): string | undefined => {
  const gravest = cares.find((care) => request.concerns?.includes(care))
  return gravest === 'death' && has(plain(ownTexts(request).join(' ')), asking.grief) ? 'grief' : gravest
}

const topicByCare: Readonly<Record<string, string>> = {
  abuse: 'safety',
  pregnancy: 'health',
  medical: 'health',
  death: 'dying',
  grief: 'loss',
}

/** Questions of these kinds without a topic are about deciding. */
const weighing = ['should', 'choice', 'which']

/** What a reading derives from the reader's words, as variables and slots; `topic` if the method sets its own. */
export const questionScope = (request: ReadingRequest, own?: string) => {
  const [asked = ''] = ownTexts(request)
  const care = careOf(request)
  const grave = care && topicByCare[care]
  const found = topicOf(asked)
  const kind = asked ? kindOf(asked) : 'none'
  const topic = own ?? grave ?? (found === 'other' && weighing.includes(kind) ? 'decision' : found)
  // A question stands above its reading, so only a part of a long one is quoted again.
  const isShown = request.reader?.question === asked && asked.length <= LONGEST
  return {
    vars: { kind, put: asked && kind, asked: asked ? 'yes' : 'no', topic: care === 'abuse' ? 'safety' : topic, care },
    slots: {
      quote: isShown ? undefined : quoted(asked),
      thing: grave ? undefined : thingOf(asked, topic),
      ...(kind === 'choice' && optionsIn(askedSentence(weighs.test(asked) ? asked.replace(/[.!]/gu, '?') : asked))),
    },
  }
}
