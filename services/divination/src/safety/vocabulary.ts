import { fold } from './words.ts'

/**
 * A word of a phrase list: `word` as it is, `wor*` whatever begins so, `word~` also with one slip of the pen (a letter missing, doubled,
 * wrong or swapped).
 */
export type Entry = string

export type Vocabulary = {
  /** The entries that a written word may stand for. */
  entriesOf: (text: string) => readonly Entry[]
  /** Words run together (`nevermore`) taken apart; undefined where letters are left over, unless gaps are allowed: then those stand alone. */
  split: (text: string, gaps?: boolean) => string[] | undefined
}

const standFor: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  l: 'i',
}

/** What is left of a word when signs stand for letters and letters are repeated at will. */
const shapeOf = (text: string): string => text.replace(/[013457@$!|l]/g, (sign) => standFor[sign] ?? sign).replace(/(.)\1+/g, '$1')

const isDisguised = (text: string): boolean => (/[\d@$!|]/.test(text) && /\p{L}/u.test(text)) || /(.)\1\1/.test(text)

const shortenedByOne = (text: string): string[] => [text, ...Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1))]

const fits = (pattern: string, word: string): boolean =>
  pattern.length === word.length && Array.from(pattern).every((sign, at) => sign === '*' || sign === '#' || sign === word[at])

const add = (index: Map<string, Entry[]>, key: string, entry: Entry): void => {
  index.set(key, [...(index.get(key) ?? []), entry])
}

const LONGEST = 24
const PREFIX_MIN = 3

/** The spellings of an entry: umlauts are typed as `a` or `ae`. */
export const spellings = (entry: Entry): Entry[] => {
  const mark = /[*~]$/.exec(entry)?.[0] ?? ''
  const word = entry.slice(0, entry.length - mark.length)
  const digraphs = word.replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
  return [...new Set([fold(word), fold(digraphs)])].map((spelling) => spelling + mark)
}

export const vocabularyOf = (entries: Iterable<Entry>): Vocabulary => {
  const plain = new Set<string>()
  const exact = new Map<string, Entry[]>()
  const prefixes = new Map<string, Entry[]>()
  const shapes = new Map<string, Entry[]>()
  const slips = new Map<string, Entry[]>()
  for (const entry of new Set(entries)) {
    const word = entry.replace(/[*~]$/, '')
    if (entry.endsWith('*')) add(prefixes, word, entry)
    else {
      plain.add(word)
      add(exact, word, entry)
    }
    add(shapes, shapeOf(word), entry)
    if (entry.endsWith('~')) for (const short of shortenedByOne(word)) add(slips, short, entry)
  }

  const prefixed = (text: string): Entry[] =>
    Array.from({ length: Math.max(0, Math.min(text.length, LONGEST) - PREFIX_MIN + 1) }, (_, more) =>
      text.slice(0, PREFIX_MIN + more),
    ).flatMap((prefix) => prefixes.get(prefix) ?? [])

  const entriesOf = (text: string): Entry[] => {
    if (text.length > LONGEST * 2) return []
    const found = [...(exact.get(text) ?? []), ...prefixed(text)]
    if (isDisguised(text)) found.push(...(shapes.get(shapeOf(text)) ?? []))
    if (/[*#]/.test(text)) for (const [word, of] of exact) if (fits(text, word)) found.push(...of)
    if (text.length <= LONGEST) for (const short of shortenedByOne(text)) found.push(...(slips.get(short) ?? []))
    return [...new Set(found)]
  }

  /** The cheapest way through the letters: long words cost least, letters outside any word most. */
  const split = (text: string, gaps = false): string[] | undefined => {
    const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }]
    const offer = (end: number, from: number, cost: number): void => {
      const before = best[from]
      if (before && before.cost + cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY)) best[end] = { cost: before.cost + cost, from }
    }
    for (let end = 1; end <= text.length; end += 1) {
      if (gaps) offer(end, end - 1, 9)
      for (let from = Math.max(0, end - LONGEST); from < end; from += 1) {
        if (best[from] && plain.has(text.slice(from, end))) offer(end, from, end - from > 2 ? 1 : 3)
      }
    }
    if (!best[text.length]) return undefined
    const words: string[] = []
    for (let end = text.length; end > 0; end = best[end]?.from ?? 0) words.unshift(text.slice(best[end]?.from ?? 0, end))
    return words
  }

  return { entriesOf, split }
}
