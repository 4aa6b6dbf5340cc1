import { fold } from './words.ts'

/** One step of a phrase: any of `words`, or any word that starts with one of `beginnings`. */
type Word = { words: ReadonlySet<string>; beginnings: readonly string[]; optional: boolean }
type Step = Word | 'gap'

/** A range in a list of words, `to` exclusive. */
export type Span = { from: number; to: number }

export type PhraseList = {
  /** Every position where a phrase starts, with its first end. */
  find: (words: readonly string[]) => Span[]
  /** The words of the phrases, without those given as prefixes. */
  vocabulary: ReadonlySet<string>
}

/** The most words that a gap skips. */
const GAP = 5
const SHORTEST_BEGINNING = 3
const NONE: readonly Step[][] = []

/** Folds case and accents; an umlaut matches both `a` and `ae`. */
const spellings = (word: string): string[] => {
  const digraphs = word.replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
  return [...new Set([fold(word), fold(digraphs)])]
}

const stepOf = (written: string): Step => {
  if (written === '..') return 'gap'
  const choices = written.replace(/\?$/, '').split('|').flatMap(spellings)
  const beginnings = choices.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))
  if (beginnings.some(({ length }) => length < SHORTEST_BEGINNING)) throw new Error(`the prefix is too short: ${written}`)
  return { words: new Set(choices.filter((word) => !word.endsWith('*'))), beginnings, optional: written.endsWith('?') }
}

const isMet = ({ words, beginnings }: Word, word: string): boolean =>
  words.has(word) || beginnings.some((beginning) => word.startsWith(beginning))

/** The end of a match of the steps from `at` on in the words from `from` on, or -1. */
const endOf = (steps: readonly Step[], at: number, words: readonly string[], from: number): number => {
  const step = steps[at]
  if (!step) return from
  if (step === 'gap') {
    for (let skipped = 0; skipped <= GAP && from + skipped < words.length; skipped += 1) {
      const end = endOf(steps, at + 1, words, from + skipped)
      if (end >= 0) return end
    }
    return -1
  }
  const word = words[from]
  if (word !== undefined && isMet(step, word)) {
    const end = endOf(steps, at + 1, words, from + 1)
    if (end >= 0) return end
  }
  return step.optional ? endOf(steps, at + 1, words, from) : -1
}

/**
 * Compiles phrases for searching. Words are separated by spaces; `a|b` is either; `a?` is optional; `wor*` is any word with that prefix;
 * `..` is up to five words; a name in capitals is any word listed under it.
 * @throws Error for a phrase that does not start with a word
 */
export const phraseList = (phrases: readonly string[], names: Readonly<Record<string, string>> = {}): PhraseList => {
  const byWord = new Map<string, Step[][]>()
  const byBeginning = new Map<string, Step[][]>()
  const vocabulary = new Set<string>()
  for (const written of phrases) {
    const steps = written
      .replace(/[A-Z]{3,}/g, (name) => names[name] ?? name)
      .split(' ')
      .map(stepOf)
    const [first] = steps
    if (!first || first === 'gap' || first.optional) throw new Error(`a phrase must begin with a word: ${written}`)
    const beginnings = new Set(first.beginnings.map((beginning) => beginning.slice(0, SHORTEST_BEGINNING)))
    for (const word of first.words) byWord.set(word, [...(byWord.get(word) ?? []), steps])
    for (const beginning of beginnings) byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), steps])
    for (const step of steps) if (step !== 'gap') for (const word of step.words) vocabulary.add(word)
  }
  const find = (words: readonly string[]): Span[] => {
    const spans: Span[] = []
    const tryAll = (candidates: readonly Step[][], from: number): void => {
      for (const steps of candidates) {
        const to = endOf(steps, 0, words, from)
        if (to >= 0) spans.push({ from, to })
      }
    }
    for (const [from, word] of words.entries()) {
      tryAll(byWord.get(word) ?? NONE, from)
      if (byBeginning.size > 0) tryAll(byBeginning.get(word.slice(0, SHORTEST_BEGINNING)) ?? NONE, from)
    }
    return spans
  }
  return { find, vocabulary }
}
