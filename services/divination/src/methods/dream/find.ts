import { type Tongue, tongues } from './lexicon/languages.data.ts'
import { type Entry, lexicon } from './lexicon/lexicon.data.ts'

/** A thing found in a text, at [start, end) in UTF-16 units. */
export type Found = { entry: Entry; start: number; end: number; words: string }

type Matcher = { entry: Entry; say: RegExp; not?: RegExp }

const whole = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu')

const matchersIn = (tongue: Tongue): Matcher[] =>
  tongue === 'en'
    ? lexicon.map((entry) => ({ entry, say: whole(entry.say), ...(entry.not ? { not: whole(entry.not) } : {}) }))
    : lexicon.flatMap((entry) => {
        const said = tongues[tongue][entry.key]
        return said ? [{ entry, say: whole(said) }] : []
      })

const compiled = new Map<Tongue, Matcher[]>()

const matchers = (tongue: Tongue): Matcher[] => {
  const known = compiled.get(tongue) ?? matchersIn(tongue)
  compiled.set(tongue, known)
  return known
}

type Range = { start: number; end: number }

const rangesOf = (text: string, pattern: RegExp): Range[] =>
  [...text.matchAll(pattern)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }))

const overlap = (a: Range, b: Range): boolean => a.start < b.end && b.start < a.end

/** "no house", "without a door": named, and not there. */
const absent = /(?:^|[^\p{L}])(?:no|without(?: an?| any| the)?|not an?|never an?) $/iu
/** "not afraid", "wasn't really angry": a feeling denied. */
const denied =
  /(?:^|[^\p{L}])(?:not|never|no|without|\p{L}+n[’']t)(?: (?:at all|really|even|very|feel|feeling|any|so|too|the least bit|a bit)){0,2} $/iu

const isDenied = (text: string, { entry, start }: Found): boolean => {
  const before = text.slice(Math.max(0, start - 40), start)
  return (entry.kind === 'emotion' ? denied : absent).test(before)
}

const candidates = (text: string, tongue: Tongue): Found[] =>
  matchers(tongue).flatMap(({ entry, say, not }) => {
    const barred = not ? rangesOf(text, not) : []
    return rangesOf(text, say)
      .filter((range) => !barred.some((bar) => overlap(bar, range)))
      .map(({ start, end }) => ({ entry, start, end, words: text.slice(start, end) }))
      .filter((found) => !isDenied(text, found))
  })

/** Everything the lexicon knows in a text, in its order: where two finds overlap, the longer stands. */
export const findIn = (text: string, tongue: Tongue): Found[] => {
  const taken: Found[] = []
  for (const found of candidates(text, tongue).sort((a, b) => b.end - b.start - (a.end - a.start))) {
    if (!taken.some((other) => overlap(other, found))) taken.push(found)
  }
  return taken.sort((a, b) => a.start - b.start)
}
