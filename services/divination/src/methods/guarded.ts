import { memoize } from '@sibyl/platform/memoize'
import { gramOf, type Letters, lettersOf } from './letters.ts'
import { neededWords } from './needed-words.ts'

/** A regular expression that is compiled for the first text which may match it, and tried on such texts only. */
export type Guarded = {
  first(text: string): RegExpExecArray | undefined
  all(text: string): RegExpExecArray[]
  test(text: string): boolean
  replace(text: string, by: (...match: string[]) => string): string
  /** The words of which any match holds at least one; undefined if a match may do without. */
  rarest(): readonly string[] | undefined
}

/** Words of which a text must hold one, each with the number of its first letters. */
type AnyOf = { words: readonly string[]; grams: readonly (number | undefined)[] }

/** In loops, because this runs some thousand times for a text. */
const holdsAll = ({ lower, has }: Letters, needed: readonly AnyOf[]): boolean => {
  for (const { words, grams } of needed) {
    let isHeld = false
    for (let at = 0; at < words.length && !isHeld; at += 1) {
      const gram = grams[at]
      isHeld = (gram === undefined || has[gram] === 1) && lower.includes(words[at] as string)
    }
    if (!isHeld) return false
  }
  return true
}

/**
 * Guards a pattern by the words that any match of it needs. A text is checked against thousands of patterns in five languages, and nearly all
 * of them fail at that.
 */
export const guarded = (source: string, flags = ''): Guarded => {
  const needed = memoize((): AnyOf[] => neededWords(source, flags).map((words) => ({ words, grams: words.map(gramOf) })))
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
    rarest: () => needed()[0]?.words,
  }
}

/** An item by a word without which its pattern does not match. */
type Entry = { word: string; index: number }

/** Finds among many items, in their order, those whose pattern matches a text, without a look at most of the others. */
export const matching = <T>(items: readonly T[], patternOf: (item: T) => Guarded): ((text: string) => T[]) => {
  const indexed = memoize(() => {
    const byGram = new Map<number | undefined, Entry[]>()
    for (const [index, item] of items.entries()) {
      for (const word of patternOf(item).rarest() ?? ['']) byGram.set(gramOf(word), [...(byGram.get(gramOf(word)) ?? []), { word, index }])
    }
    return byGram
  })
  return (text) => {
    const byGram = indexed()
    const { lower, grams } = lettersOf(text)
    const indexes = new Set<number>()
    const look = (entries: readonly Entry[]): void => {
      for (const { word, index } of entries) if (lower.includes(word)) indexes.add(index)
    }
    look(byGram.get(undefined) ?? [])
    for (const gram of grams) {
      const entries = byGram.get(gram)
      if (entries) look(entries)
    }
    const found = [...indexes].sort((one, other) => one - other).map((index) => items[index] as T)
    return found.filter((item) => patternOf(item).test(text))
  }
}
