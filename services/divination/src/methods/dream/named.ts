import type { Fact } from '@sibyl/contracts/http/readings'
import { z } from 'zod'
import { withoutLinks } from '../../wording.ts'
import { inAnyOf, patterns, readByLanguage } from '../by-language.ts'
import { forFacts } from '../for-facts.ts'
import { type Guarded, guarded } from '../guarded.ts'
import type { Naming } from '../method.ts'
import { readUntold } from '../untold.ts'
import { bare, type Found, findIn } from './find-symbols.ts'
import { type Entry, entryOf } from './lexicon/lexicon.data.ts'
import { tongueOf } from './lexicon/tongues.ts'
import { claimed, markedImages, untoldImage } from './untold-image.ts'

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const tellingIn = (facts: readonly Fact[]): Fact['data'] => facts.find(({ id }) => id === 'telling')?.data ?? {}
const tellingOf = (facts: readonly Fact[]): string => String(tellingIn(facts).text ?? '')

const quotations = /“([^”“]{2,600})”|„([^“”„]{2,600})[“”]|»([^»«]{2,600})«|«([^»«]{2,600})»|"([^"\n]{2,600})"/gu

/** The share of a quotation's longer words that must be the reader's; the others may differ, in a pronoun or an ending. */
const OWN_WORDS = 0.6

/** Whether too few of a quotation's longer words share their first letters with a known word. */
const isForeign = (quote: string, known: string): boolean => {
  const words = quote.split(' ').filter((word) => word.length > 3)
  const held = words.filter((word) => known.includes(` ${word.slice(0, Math.max(4, word.length - 2))}`))
  return words.length === 0 || held.length / words.length < OWN_WORDS
}

/** The sources that a text may quote: the reader's own words, and the facts. */
const quotable = forFacts((facts) => ` ${plain([tellingOf(facts), ...facts.flatMap(({ label, detail }) => [label, detail])].join(' '))} `)

const saying = inAnyOf(readByLanguage('dream/saying.yaml', patterns('speaker', 'proposes', 'supposes')))
/** What a text proposes to say is no quotation of the dream: “if the child asks, say: …”. */
const proposing = new RegExp(`(?<!(?<!\\p{L})(?:${saying('speaker')}) )(?<!\\p{L})(?:${saying('proposes')})[:,]? $`, 'iu')

/** Finds a quotation that the reader did not write. A single word may be quoted to stress it; an ellipsis may join two passages. */
const misquoted = (text: string, facts: readonly Fact[]): string | undefined => {
  const known = quotable(facts)
  return [...text.matchAll(quotations)]
    .filter(({ index }) => !proposing.test(text.slice(0, index)))
    .map((match) => match.slice(1).find((part) => part !== undefined) ?? '')
    .find((quote) =>
      quote
        .split(/…|\.{3}/u)
        .map(plain)
        .some((part) => part.includes(' ') && !known.includes(` ${part} `) && isForeign(part, known)),
    )
}

/** A noun with at most two words before it, so that no verb comes between it and what is said of it, nor a word that supposes. */
const NOUN = `((?:WORD ){0,2}?WORD)`.replaceAll('WORD', `(?!(?:${saying('supposes')})(?!\\p{L}))[\\p{L}’'-]+`)
const part = '[^.,;:!?“”„"«»()[\\]]'
const naming = (source: string): Guarded =>
  guarded(
    `(?<!\\p{L})${source.replace('{claim}', `(${part}{2,60})`).replace('{near}', `(${part}{2,40}?)`).replace('{noun}', NOUN)}(?!\\p{L})`,
    'iu',
  )

const claims = z.array(z.string().min(1)).transform((sources) => sources.map(naming))

/** How a text claims that something was in the dream. */
const spoken = readByLanguage('dream/claims.yaml', claims)

const untoldEvent = readUntold('dream/events.yaml')
const untoldCount = readUntold('dream/tallies.yaml')

/** The dream in its reader's words: language, the keys of its symbols and of all that the form names, and their moods. */
const dreamOf = forFacts((facts) => {
  const telling = tellingOf(facts)
  // Feelings and the waking life follow the dream, each on lines of their own.
  const [dream = ''] = telling.split('\n')
  const tongue = tongueOf(telling)
  const held = facts.flatMap(({ data }) => entryOf(String(data.key)) ?? [])
  const entriesIn = (text: string): Entry[] => [...findIn(text, tongue).map(({ entry }) => entry), ...held]
  const keysOf = (entries: readonly Entry[]): Set<unknown> => new Set(entries.flatMap(({ key, implies }) => [key, implies]))
  const told = entriesIn(telling)
  const [keys, dreamt] = [keysOf(told), keysOf(entriesIn(dream))]
  const moods = new Set<unknown>(told.map(({ mood, theme }) => mood ?? theme))
  const [known, own] = [quotable(facts), ` ${plain(telling)} `]
  // A fact may speak of teachers or of anger; that puts neither into the dream.
  const isKnown = ({ entry: { kind }, words }: Found): boolean =>
    kind === 'person' || kind === 'emotion' ? own.includes(` ${plain(bare(words))}`) : known.includes(plain(bare(words)))
  const isTold = (found: Found): boolean =>
    keys.has(found.entry.key) || isKnown(found) || (found.entry.mood !== undefined && moods.has(found.entry.mood))
  const words = ` ${plain(dream)} `
  const isDreamt = (found: Found): boolean => dreamt.has(found.entry.key) || words.includes(plain(bare(found.words)))
  return { tongue, isTold, isDreamt, words }
})

/** Finds something that the text claims was in the dream although the reader did not mention it; undefined if there is none. */
const inventedSymbol = (text: string, facts: readonly Fact[]): string | undefined => {
  const misquote = misquoted(text, facts)
  if (misquote) return `“${misquote}”`
  const said = withoutLinks(text)
  const { tongue, ...telling } = dreamOf(facts)
  // Outside English only the most common symbols are known, so a text is compared only with a dream in its own language.
  const isComparable = tongueOf(text) === tongue
  const marked = isComparable ? markedImages(said, tongue, telling) : ''
  const event = untoldEvent(said, tellingOf(facts), marked)
  if (event) return `“${event}”`
  if (!isComparable) return undefined
  const { sentences, wordCount, recognised } = tellingIn(facts)
  return (
    spoken[tongue]
      .flatMap((pattern) => pattern.all(said).flatMap(([, ...claims]) => claims))
      .flatMap((claim) => findIn(claimed(claim, tongue), tongue))
      .find((found) => found.entry.kind !== 'setting' && !(found.entry.kind === 'person' && found.entry.everyday) && !telling.isTold(found))
      ?.words ??
    untoldImage(marked, tongue) ??
    untoldCount(said, `${sentences} ${wordCount} ${recognised}`, '', tongue)
  )
}

/** Dream symbols. A text names the fact of a symbol in the reader's own words. */
export const dreamNaming: Naming = {
  factsNamed: (text, facts) => {
    const { tongue } = dreamOf(facts)
    const named = new Set(findIn(text, tongue).map(({ entry }) => entry.key))
    return facts.filter(({ data }) => data.kind === 'symbol' && named.has(String(data.key))).map(({ id }) => id)
  },
  invented: inventedSymbol,
}
