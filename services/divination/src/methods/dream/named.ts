import type { Fact } from '@sibyl/contracts/http/readings'
import type { Naming } from '../method.ts'
import { findIn } from './find.ts'
import type { Tongue } from './lexicon/languages.data.ts'
import { tongueOf } from './lexicon/tongues.ts'

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const tellingOf = (facts: readonly Fact[]): string => {
  const text = facts.find(({ id }) => id === 'telling')?.data.text
  return typeof text === 'string' ? text : ''
}

const quotations = /“([^”“]{2,600})”|„([^“”„]{2,600})[“”]|«([^»«]{2,600})»|"([^"\n]{2,600})"/gu

/** What a quotation may change: a pronoun, an ending. */
const OWN_WORDS = 0.6

/** Whether too few of a quotation's longer words are among those that are known, by how they begin. */
const isForeign = (quote: string, known: string): boolean => {
  const words = quote.split(' ').filter((word) => word.length > 3)
  const held = words.filter((word) => known.includes(` ${word.slice(0, Math.max(4, word.length - 2))}`))
  return words.length === 0 || held.length / words.length < OWN_WORDS
}

/** Words in quotation marks that the reader did not write. A single word may be quoted for its own sake; an ellipsis joins two places. */
const misquoted = (text: string, facts: readonly Fact[]): string | undefined => {
  const known = ` ${plain([tellingOf(facts), ...facts.flatMap(({ label, detail }) => [label, detail])].join(' '))} `
  return [...text.matchAll(quotations)]
    .map((match) => match.slice(1).find((part) => part !== undefined) ?? '')
    .find((quote) =>
      quote
        .split(/…|\.{3}/u)
        .map(plain)
        .some((part) => part.includes(' ') && !known.includes(` ${part} `) && isForeign(part, known)),
    )
}

const CLAIM = '([^.,;:!?“”„"«»()[\\]]{2,60})'
const NEAR = '([^.,;:!?“”„"«»()[\\]]{2,40}?)'
const naming = (source: string): RegExp => new RegExp(`(?<!\\p{L})${source}(?!\\p{L})`, 'giu')

/** How a text says what was in the dream. */
const spoken: Readonly<Record<Tongue, readonly RegExp[]>> = {
  en: [
    naming(`(?:your|this|the) dreams? (?:of|about) ${CLAIM}`),
    naming(`you dream(?:ed|t) (?:of|about|that) ${CLAIM}`),
    naming(`(?:the|a|an|your) ${NEAR} (?:in|from) (?:your|this) dream`),
  ],
  cs: [
    naming(`(?:váš|tvůj|vašem|tvém|vašeho|tvého|tento) s(?:en|nu|nem) o ${CLAIM}`),
    naming(`zdál[aoiy]? se (?:vám|ti) (?:o |že )?${CLAIM}`),
    naming(`${NEAR} (?:ve|z|v) (?:vašem|tvém|vašeho|tvého|tomto|svém) snu`),
  ],
  de: [
    naming(`(?:dein|deinem|Ihr|Ihrem|dieser|der) Traum (?:von|vom|über) ${CLAIM}`),
    naming(`(?:du träumtest|Sie träumten|du hast|Sie haben) (?:von|vom|davon) ${CLAIM}`),
    naming(`(?:der|die|das|den|dem|ein|eine|einen|deine?|Ihre?) ${NEAR} (?:in|aus) (?:deinem|Ihrem|diesem) Traum`),
  ],
  es: [
    naming(`(?:tu|su|este|el) sueño (?:de|con|sobre) ${CLAIM}`),
    naming(`(?:soñaste|soñó|has soñado|ha soñado) (?:con|que) ${CLAIM}`),
    naming(`(?:el|la|los|las|un|una) ${NEAR} (?:en|de) (?:tu|su|este) sueño`),
  ],
  fr: [
    naming(`(?:votre|ton|ce|le) rêve (?:de|d[’']|sur) ?(?:la |l[’']|une? |des )?${CLAIM}`),
    naming(`(?:vous avez rêvé|tu as rêvé|vous rêviez) (?:de|d[’']|que) ?${CLAIM}`),
    naming(`(?:le|la|les|un|une|l[’']) ?${NEAR} (?:dans|de) (?:votre|ton|ce) rêve`),
  ],
}

const withoutLinks = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')

/** Something a text says was in the dream though the telling does not hold it; undefined where there is none. */
const inventedSymbol = (text: string, facts: readonly Fact[]): string | undefined => {
  const misquote = misquoted(text, facts)
  if (misquote) return `“${misquote}”`
  const telling = tellingOf(facts)
  const tongue = tongueOf(telling)
  // Of other languages than English only the commonest symbols are known: a text is held to a telling of its own language.
  if (tongueOf(text) !== tongue) return undefined
  const held = new Set([...findIn(telling, tongue).map(({ entry }) => entry.key), ...facts.map(({ data }) => data.key)])
  const claims = spoken[tongue].flatMap((pattern) => [...withoutLinks(text).matchAll(pattern)].map(([, claim = '']) => claim))
  return claims
    .flatMap((claim) => findIn(claim, tongue))
    .map(({ entry, words }) => ({ entry, words }))
    .find(({ entry, words }) => entry.kind === 'symbol' && !held.has(entry.key) && !plain(telling).includes(plain(words)))?.words
}

/** Symbols of dreams; a text names a fact of one in the reader's own words. */
export const dreamNaming: Naming = {
  factsNamed: (text, facts) => {
    const tongue = tongueOf(tellingOf(facts))
    const named = new Set(findIn(text, tongue).map(({ entry }) => entry.key))
    return facts.filter(({ data }) => data.kind === 'symbol' && named.has(String(data.key))).map(({ id }) => id)
  },
  invented: inventedSymbol,
}
