import { memoize } from '@sibyl/platform/memoize'
import { GRAMS, holds, type Letters, lettersOf, type Sought, soughtOf } from './letters.ts'
import { neededWords } from './needed-words.ts'

/** A regular expression that is compiled for the first text which may match it, and tried on such texts only. */
export type Guarded = {
  first(text: string): RegExpExecArray | undefined
  all(text: string): RegExpExecArray[]
  test(text: string): boolean
  replace(text: string, by: (...match: string[]) => string): string
  /** The words of which any match holds at least one; undefined if a match may do without. */
  rarest(): readonly Sought[] | undefined
}

/** In loops, because this runs some thousand times for a text. */
const holdsAll = (letters: Letters, needed: readonly (readonly Sought[])[]): boolean => {
  for (const words of needed) {
    let isHeld = false
    for (let at = 0; at < words.length && !isHeld; at += 1) isHeld = holds(letters, words[at] as Sought)
    if (!isHeld) return false
  }
  return true
}

/**
 * Guards a pattern by the words that any match of it needs. A text is checked against thousands of patterns in five languages, and nearly all
 * of them fail at that.
 */
export const guarded = (source: string, flags = ''): Guarded => {
  const needed = memoize(() => neededWords(source, flags).map((words) => words.map(soughtOf)))
  let compiled: RegExp | undefined
  const first = (text: string): RegExpExecArray | undefined => {
    if (!holdsAll(lettersOf(text), needed())) return undefined
    compiled ??= new RegExp(source, `g${flags}`)
    compiled.lastIndex = 0
    return compiled.exec(text) ?? undefined
  }
  const all = (text: string): RegExpExecArray[] => {
    if (!first(text) || !compiled) return []
    compiled.lastIndex = 0
    return [...text.matchAll(compiled)]
  }
  return {
    first,
    all,
    test: (text) => first(text) !== undefined,
    replace: (text, by) => (first(text) && compiled ? text.replace(compiled, by) : text),
    rarest: () => needed()[0],
  }
}

/** A word, and the places of the items whose patterns do not match without it. */
type Entry = { sought: Sought; places: number[] }

const NO_WORD = soughtOf('')

/**
 * The words of all items, ordered by their first letters: those whose letters have the number n begin at `from[n]`. `last` has the numbers
 * of their last letters, in an array of its own, because nearly every look ends there.
 */
const indexOf = <T>(items: readonly T[], patternOf: (item: T) => Guarded) => {
  const byWord = new Map<string, Entry>()
  for (const [place, item] of items.entries()) {
    for (const sought of patternOf(item).rarest() ?? [NO_WORD]) {
      const known = byWord.get(sought.word)
      if (known) known.places.push(place)
      else byWord.set(sought.word, { sought, places: [place] })
    }
  }
  const entries = [...byWord.values()].sort((one, other) => one.sought.first - other.sought.first)
  const from = new Uint16Array(GRAMS + 1)
  for (const { sought } of entries) from[sought.first + 1] = (from[sought.first + 1] ?? 0) + 1
  for (let gram = 1; gram <= GRAMS; gram += 1) from[gram] = (from[gram] ?? 0) + (from[gram - 1] ?? 0)
  return { entries, from, last: Int16Array.from(entries, ({ sought }) => sought.last) }
}

/** Finds among many items, in their order, those whose pattern matches a text, without a look at most of the others. */
export const matching = <T>(items: readonly T[], patternOf: (item: T) => Guarded): ((text: string) => T[]) => {
  const indexed = memoize(() => indexOf(items, patternOf))
  return (text) => {
    const { entries, from, last } = indexed()
    const { lower, has, grams } = lettersOf(text)
    const places = new Set<number>()
    const look = ({ sought, places: all }: Entry): void => {
      if (lower.includes(sought.word)) for (const place of all) places.add(place)
    }
    // Words of one or two letters.
    for (let at = 0; at < (from[0] as number); at += 1) look(entries[at] as Entry)
    for (const gram of grams) {
      const until = from[gram + 1] as number
      for (let at = from[gram] as number; at < until; at += 1) if (has[last[at] as number] === 1) look(entries[at] as Entry)
    }
    const found = [...places].sort((one, other) => one - other).map((place) => items[place] as T)
    return found.filter((item) => patternOf(item).test(text))
  }
}
