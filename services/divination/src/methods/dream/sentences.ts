import type { DreamForm } from '@sibyl/contracts/http/reading-forms-dream'
import { isCommon } from './lexicon/tongues.ts'

/** A sentence of the dream, at [start, end) in UTF-16 units. */
export type Sentence = { start: number; end: number; words: string }

/** Splits a text into sentences, trimmed. */
export const sentencesOf = (text: string): Sentence[] =>
  [...text.matchAll(/[^.!?…\n]+[.!?…]*/gu)].flatMap(({ index, 0: raw }) => {
    const words = raw.trim()
    if (!/\p{L}/u.test(words)) return []
    const start = index + raw.indexOf(words)
    return [{ start, end: start + words.length, words }]
  })

export const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []

const nth = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** Words for the part of the dream in which an offset lies. */
export const placeIn = (sentences: readonly Sentence[], at: number): string => {
  if (sentences.length < 2) return 'in your telling'
  const index = sentences.findIndex(({ end }) => at < end)
  if (index === sentences.length - 1 || index < 0) return 'in your last sentence'
  const ordinal = nth[index]
  return ordinal ? `in your ${ordinal} sentence` : `in sentence ${index + 1} of ${sentences.length}`
}

const joints =
  /[,;:.!?…\n()“”"«»]|\s(?:and|but|then|when|while|because|until|so|ale|pak|když|und|aber|dann|als|y|pero|cuando|et|mais|puis|quand)(?=\s)/giu
const longestPhrase = 9

/** The words around a span that belong with it: its clause, or as much of it as can be quoted. */
export const phraseAt = (text: string, start: number, end: number): string => {
  const cuts = [...text.matchAll(joints)].map(({ index, 0: joint }) => ({ from: index, to: index + joint.length }))
  const from = Math.max(0, ...cuts.filter(({ to }) => to <= start).map(({ to }) => to))
  const until = Math.min(text.length, ...cuts.filter((cut) => cut.from >= end).map((cut) => cut.from))
  const [before, after] = [text.slice(from, start).trimStart().split(/\s+/u), text.slice(end, until).trimEnd().split(/\s+/u)]
  const own = text.slice(start, end)
  const room = Math.max(0, longestPhrase - wordsOf(own).length)
  const lead = before.slice(-Math.max(2, room - Math.min(after.length, Math.ceil(room / 2)) + 1))
  const tail = after.slice(0, Math.max(0, longestPhrase - wordsOf(own).length - lead.filter(Boolean).length) + 1)
  // A quotation that is cut does not end on “in the”.
  while (tail.length > 0 && tail.length < after.length && isCommon(tail.at(-1) ?? '')) tail.pop()
  const phrase = `${lead.join(' ')}${own}${tail.join(' ')}`.replace(/\s+/gu, ' ').trim()
  return text.replace(/\s+/gu, ' ').includes(phrase) ? phrase : own
}

/** Everything the reader wrote, to check quotations against. */
export const wholeTelling = ({ dreamDescription, dreamEmotions = '', currentLifeSituation = '' }: DreamForm): string =>
  [dreamDescription, dreamEmotions, currentLifeSituation].filter(Boolean).join('\n')

const idle = new Set(
  'about after again also always another around because been before being could didn didnt does doing down dream dreamed dreamt each else even ever every felt from have having here into itself just keep kept know knew like looked looking made maybe more most much myself never nothing only other others ours over really remember said same seem seemed seems several should since some someone something started still such suddenly than that their them then there these they thing things think this those though thought through time told took tried trying under until very walked wanted was went were what when where which while will with without woke would your yours'.split(
    ' ',
  ),
)

/** Content words that repeat, the most frequent first, each with its first position. */
export const repeatedWords = (text: string, most: number): { words: string; start: number; end: number; times: number }[] => {
  const counts = new Map<string, { words: string; start: number; end: number; times: number }>()
  for (const { index, 0: words } of text.matchAll(/\p{L}{4,}/gu)) {
    const key = words.toLowerCase()
    if (idle.has(key)) continue
    const known = counts.get(key)
    if (known) known.times += 1
    else counts.set(key, { words: key, start: index, end: index + words.length, times: 1 })
  }
  return [...counts.values()]
    .filter(({ times }) => times > 1)
    .sort((a, b) => b.times - a.times || a.start - b.start)
    .slice(0, most)
}

const turns: Readonly<Record<'en' | 'cs' | 'de' | 'es' | 'fr', RegExp>> = {
  en: /(?<!\p{L})(?:suddenly|all of a sudden|all at once|out of nowhere|but then|and then everything|then everything|in the next moment|the next moment|but when|until)(?!\p{L})/iu,
  cs: /(?<!\p{L})(?:najednou|náhle|zničehonic|ale pak|pak ale)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:plötzlich|auf einmal|doch dann|aber dann|dann aber)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:de repente|de pronto|pero entonces|pero luego)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:soudain(?:ement)?|tout à coup|mais alors|mais ensuite)(?!\p{L})/iu,
}

/** The word at which the dream turns, if it has one with text on both sides. */
export const turnIn = (text: string, tongue: keyof typeof turns): { start: number; end: number; words: string } | undefined => {
  const match = turns[tongue].exec(text)
  if (!match || match.index < 12 || text.length - match.index < 20) return undefined
  return { start: match.index, end: match.index + match[0].length, words: match[0].toLowerCase() }
}
