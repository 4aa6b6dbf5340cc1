import type { Fact } from '@sibyl/contracts/http/readings'
import { findIn } from './find.ts'
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

/** Words in quotation marks that the reader did not write. A single word may be quoted for its own sake; an ellipsis joins two places. */
const misquoted = (text: string, facts: readonly Fact[]): string | undefined => {
  const known = ` ${plain([tellingOf(facts), ...facts.flatMap(({ label, detail }) => [label, detail])].join(' '))} `
  return [...text.matchAll(quotations)]
    .map((match) => match.slice(1).find((part) => part !== undefined) ?? '')
    .find((quote) =>
      quote
        .split(/…|\.{3}/u)
        .map(plain)
        .some((part) => part.includes(' ') && !known.includes(` ${part} `)),
    )
}

const spoken = [
  /\b(?:your|this|the) dreams? (?:of|about) ([^.,;:!?“”"()[\]]{2,60})/giu,
  /\byou dream(?:ed|t) (?:of|about|that) ([^.,;:!?“”"()[\]]{2,60})/giu,
  /\b(?:the|a|an|your) ([^.,;:!?“”"()[\]]{2,40}?) (?:in|from) (?:your|this) dream\b/giu,
]

const withoutLinks = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')

/** Something a text says was in the dream though the telling does not hold it; undefined where there is none. */
export const inventedSymbol = (text: string, facts: readonly Fact[]): string | undefined => {
  const misquote = misquoted(text, facts)
  if (misquote) return `“${misquote}”`
  const telling = tellingOf(facts)
  const tongue = tongueOf(telling)
  // A text in another language than English names its symbols in ways these sentences do not catch.
  if (tongue !== 'en') return undefined
  const held = new Set([...findIn(telling, tongue).map(({ entry }) => entry.key), ...facts.map(({ data }) => data.key)])
  const claims = spoken.flatMap((pattern) => [...withoutLinks(text).matchAll(pattern)].map(([, claim = '']) => claim))
  return claims
    .flatMap((claim) => findIn(claim, 'en'))
    .map(({ entry, words }) => ({ entry, words }))
    .find(({ entry, words }) => entry.kind === 'symbol' && !held.has(entry.key) && !plain(telling).includes(plain(words)))?.words
}
