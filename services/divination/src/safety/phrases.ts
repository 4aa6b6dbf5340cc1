import { type Entry, spellings } from './vocabulary.ts'

/** One place in a phrase. */
type Slot =
  | { kind: 'word'; entries: ReadonlySet<Entry>; optional: boolean }
  | { kind: 'other'; entries: ReadonlySet<Entry> }
  | { kind: 'gap' }

type Phrase = readonly Slot[]

/** What stands at one place of a text: the entries its word may stand for. Nothing stands where something harmless was crossed out. */
export type Place = { entries: readonly Entry[] }

export type Span = { from: number; to: number }

/** The most words a gap may skip. */
const GAP = 5
const MOST_SLOTS = 16
const MOST_GAPS = 3

const slotOf = (written: string): Slot => {
  if (written === '..') return { kind: 'gap' }
  const optional = /^\[.*\]$/.test(written)
  const other = written.startsWith('^')
  const entries = new Set(
    written
      .replace(/^[[^]|\]$/g, '')
      .split('|')
      .flatMap(spellings),
  )
  return other ? { kind: 'other', entries } : { kind: 'word', entries, optional }
}

/**
 * Reads a phrase: words apart by spaces; `a|b` either; `[a|b]` may be missing; `^a|b` one word that is neither; `..` up to five words;
 * `<name>` the words listed under that name. A phrase begins with a word, and has so few gaps that its search is short whatever the text.
 * @throws Error where a phrase breaks this.
 */
const phraseOf = (written: string, names: Readonly<Record<string, string>>): Phrase => {
  const named = written.replace(/<([\w-]+)>/g, (_, name: string) => {
    if (names[name] === undefined) throw new Error(`no words are named ${name}: ${written}`)
    return names[name]
  })
  const slots = named.split(' ').map(slotOf)
  const [first] = slots
  if (first?.kind !== 'word' || first.optional) throw new Error(`a phrase begins with a word: ${written}`)
  if (slots.length > MOST_SLOTS || slots.filter(({ kind }) => kind === 'gap').length > MOST_GAPS) throw new Error(`too long: ${written}`)
  return slots
}

const isOf = (place: Place, entries: ReadonlySet<Entry>): boolean => place.entries.some((entry) => entries.has(entry))

/** Where the phrase from its slot `at` on ends in the text read from `from`, or -1. */
const endOf = (phrase: Phrase, at: number, places: readonly Place[], from: number): number => {
  const slot = phrase[at]
  if (!slot) return from
  if (slot.kind === 'gap') {
    for (let skipped = 0; skipped <= GAP && from + skipped <= places.length; skipped += 1) {
      const end = endOf(phrase, at + 1, places, from + skipped)
      if (end >= 0) return end
    }
    return -1
  }
  const place = places[from]
  if (place && isOf(place, slot.entries) === (slot.kind === 'word')) {
    const end = endOf(phrase, at + 1, places, from + 1)
    if (end >= 0) return end
  }
  return slot.kind === 'word' && slot.optional ? endOf(phrase, at + 1, places, from) : -1
}

export type PhraseList = {
  entries: readonly Entry[]
  /** Whether the first word of any phrase stands there; where it does not, none is found, whatever else is crossed out. */
  mayBegin: (places: readonly Place[]) => boolean
  /** Every place where a phrase of the list begins, with its first end. */
  find: (places: readonly Place[]) => Span[]
}

const NONE: readonly Phrase[] = []

/** A list made ready once, found by the first word of each phrase. */
export const phraseList = (phrases: readonly string[], names: Readonly<Record<string, string>> = {}): PhraseList => {
  const read = phrases.map((written) => phraseOf(written, names))
  const byFirst = new Map<Entry, Phrase[]>()
  for (const phrase of read) {
    const [first] = phrase
    if (first?.kind === 'word') for (const entry of first.entries) byFirst.set(entry, [...(byFirst.get(entry) ?? []), phrase])
  }
  return {
    entries: read.flat().flatMap((slot) => (slot.kind === 'gap' ? [] : [...slot.entries])),
    mayBegin: (places) => places.some(({ entries }) => entries.some((entry) => byFirst.has(entry))),
    find: (places) => {
      const spans: Span[] = []
      places.forEach(({ entries }, from) => {
        for (const entry of entries) {
          for (const phrase of byFirst.get(entry) ?? NONE) {
            const to = endOf(phrase, 1, places, from + 1)
            if (to >= 0) spans.push({ from, to })
          }
        }
      })
      return spans
    },
  }
}
