import type { DreamForm } from '@sibyl/contracts/http/reading-forms-dream'
import type { Tongue } from './lexicon/languages.data.ts'
import { isCommon } from './lexicon/tongues.ts'
import { inAnyLanguage, telling } from './telling.data.ts'

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

const joints = new RegExp(`[,;:.!?…\\n()“”"«»]|\\s(?:${inAnyLanguage('joints')})(?=\\s)`, 'giu')
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

const idle = new Set(inAnyLanguage('idle').split(/[ |]/))

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

/** The word at which the dream turns, if it has one with text on both sides. */
export const turnIn = (text: string, tongue: Tongue): { start: number; end: number; words: string } | undefined => {
  const match = new RegExp(`(?<!\\p{L})(?:${telling[tongue].turns})(?!\\p{L})`, 'iu').exec(text)
  if (!match || match.index < 12 || text.length - match.index < 20) return undefined
  return { start: match.index, end: match.index + match[0].length, words: match[0].toLowerCase() }
}
