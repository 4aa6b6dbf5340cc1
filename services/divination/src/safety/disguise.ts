const standFor: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i', '|': 'i' }

/** Reduces a word to its skeleton, undoing symbols that stand for letters and repeated letters. */
const shapeOf = (word: string): string => word.replace(/[013457@$!|]/g, (sign) => standFor[sign] ?? sign).replace(/(.)\1+/g, '$1')

const isDisguised = (word: string): boolean => (/[\d@$!|]/.test(word) && /\p{L}/u.test(word)) || /(.)\1\1/.test(word)

const LONGEST = 24
/** Shorter words are not split: they may be names. */
const RUN_TOGETHER_MIN = 9

/** The fewest known words that concatenate to `text`; undefined if letters are left over. */
const split = (text: string, known: ReadonlySet<string>): string[] | undefined => {
  const best: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= text.length; end += 1) {
    for (let from = Math.max(0, end - LONGEST); from < end; from += 1) {
      const before = best[from]
      const word = text.slice(from, end)
      if (before && known.has(word) && before.length + 1 < (best[end]?.length ?? Number.POSITIVE_INFINITY)) best[end] = [...before, word]
    }
  }
  return best[text.length]
}

/**
 * Undoes disguised spellings that a phrase list would miss: `d1e`, `kiiill`, `s*icide`, `killmyself`.
 * @returns the known words that a word stands for, or the word itself
 */
export const seeThrough = (known: ReadonlySet<string>): ((word: string) => string[]) => {
  const shapes = new Map([...known].map((word) => [shapeOf(word), word]))
  const starred = (pattern: string): string | undefined =>
    [...known].find((word) => word.length === pattern.length && [...pattern].every((sign, at) => /[*#]/.test(sign) || sign === word[at]))
  return (word) => {
    if (known.has(word) || word.length > 20 * LONGEST) return [word]
    if (isDisguised(word)) return [shapes.get(shapeOf(word)) ?? word]
    if (/[*#]/.test(word)) return [starred(word) ?? word]
    return (word.length >= RUN_TOGETHER_MIN && split(word, known)) || [word]
  }
}
