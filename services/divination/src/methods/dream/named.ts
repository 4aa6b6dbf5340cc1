import type { Fact } from '@sibyl/contracts/http/readings'
import { forFacts } from '../for-facts.ts'
import type { Naming } from '../method.ts'
import { findIn } from './find-symbols.ts'
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

/** Finds a quotation that the reader did not write. A single word may be quoted to stress it; an ellipsis may join two passages. */
const misquoted = (text: string, facts: readonly Fact[]): string | undefined => {
  const known = quotable(facts)
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

/** How a text claims that something was in the dream. */
const spoken: Readonly<Record<Tongue, readonly RegExp[]>> = {
  en: [
    naming(`(?:your|this|the) dreams? (?:of|about) ${CLAIM}`),
    naming(`(?:the|a|an|your) ${NEAR} (?:that )?you dream(?:ed|t) of`),
    naming(`you dream(?:ed|t) (?:of|about|that) ${CLAIM}`),
    naming(`(?:the|a|an|your) ${NEAR} (?:in|from|of) (?:your|this|the) dream`),
    naming(
      `(?<=^|[.!?] )(?:The|Your) ${CLAIM} (?:stands? for|means?|speaks? of|represents?|symboli[sz]es?|points? to|is your|(?:stands?|sits?|waits?|appears?|follows?|chases?) (?:you|on|in|at|by|under|behind))`,
    ),
  ],
  cs: [
    naming(`(?:váš|tvůj|vašem|tvém|vašeho|tvého|tento) s(?:en|nu|nem) o ${CLAIM}`),
    naming(`zdál[aoiy]? se (?:vám|ti) (?:o |že )?${CLAIM}`),
    naming(`${NEAR} (?:ve|z|v) (?:vašem|tvém|vašeho|tvého|tomto|svém)? ?snu`),
    naming(`(?<=^|[.!?] )${CLAIM} (?:představuje|symbolizuje|znamená|mluví o|stojí za)`),
  ],
  de: [
    naming(`(?:dein|deinem|Ihr|Ihrem|dieser|der) Traum (?:von|vom|über) ${CLAIM}`),
    naming(`(?:du träumtest|Sie träumten|du hast|Sie haben) (?:von|vom|davon) ${CLAIM}`),
    naming(`(?:der|die|das|den|dem|ein|eine|einen|deine?|Ihre?) ${NEAR} (?:im|in|aus) (?:deinem|Ihrem|diesem|dem)? ?Traum`),
    naming(`(?<=^|[.!?] )(?:Der|Die|Das|Deine?|Ihre?) ${CLAIM} (?:steht für|bedeutet|spricht von|verkörpert|symbolisiert|ist dein)`),
  ],
  es: [
    naming(`(?:tu|su|este|el) sueño (?:de|con|sobre) ${CLAIM}`),
    naming(`(?:soñaste|soñó|has soñado|ha soñado) (?:con|que) ${CLAIM}`),
    naming(`(?:el|la|los|las|un|una|tu|tus|su) ${NEAR} (?:en|de)l? (?:tu|su|este|el)? ?sueño`),
    naming(`(?<=^|[.!?] )(?:El|La|Los|Las|Tu) ${CLAIM} (?:representan?|simbolizan?|significan?|hablan? de|es tu)`),
  ],
  fr: [
    naming(`(?:votre|ton|ce|le) rêve (?:de|d[’']|sur) ?(?:la |l[’']|une? |des )?${CLAIM}`),
    naming(`(?:vous avez rêvé|tu as rêvé|vous rêviez) (?:de|d[’']|que) ?${CLAIM}`),
    naming(`(?:le|la|les|un|une|l[’']|votre|ton|ta) ?${NEAR} (?:dans|de|du) ?(?:votre|ton|ce|le)? ?rêve`),
    naming(`(?<=^|[.!?] )(?:Le |La |Les |L[’']|Votre )${CLAIM} (?:représente|symbolise|signifie|parle de|est (?:votre|une|un))`),
  ],
}

const withoutLinks = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')

/** The dream in its reader's words: text, language, and the keys of its symbols. */
const dreamOf = forFacts((facts) => {
  const telling = tellingOf(facts)
  const tongue = tongueOf(telling)
  const keys = new Set<unknown>([...findIn(telling, tongue).map(({ entry }) => entry.key), ...facts.map(({ data }) => data.key)])
  return { telling: plain(telling), tongue, keys }
})

/** Finds something that the text claims was in the dream although the reader did not mention it; undefined if there is none. */
const inventedSymbol = (text: string, facts: readonly Fact[]): string | undefined => {
  const misquote = misquoted(text, facts)
  if (misquote) return `“${misquote}”`
  const { telling, tongue, keys } = dreamOf(facts)
  const claims = spoken[tongue].flatMap((pattern) => [...withoutLinks(text).matchAll(pattern)].map(([, claim = '']) => claim))
  // Outside English only the most common symbols are known, so a text is compared only with a dream in its own language.
  if (claims.length === 0 || tongueOf(text) !== tongue) return undefined
  return claims
    .flatMap((claim) => findIn(claim, tongue))
    .find(
      ({ entry, words }) => (entry.kind === 'symbol' || entry.kind === 'person') && !keys.has(entry.key) && !telling.includes(plain(words)),
    )?.words
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
