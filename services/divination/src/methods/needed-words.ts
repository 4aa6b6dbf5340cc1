/** Words in lower case. A text that a pattern matches holds at least one word of each set; an empty set says that no text matches. */
type Needed = readonly (readonly string[])[]

/** Stands for any digit, in the words and in the text. */
const DIGIT = '0'

/** A text as words are looked for in it. */
export const leveled = (text: string): string => text.toLowerCase().replace(/\d/g, DIGIT)

/** A single letter is in nearly every text. */
const isTelling = (word: string): boolean => word.length > 1 || word === DIGIT

/** How likely a text is to hold one of the words, roughly: each letter makes a word rarer. */
const likelihood = (words: readonly string[]): number => words.reduce((sum, word) => sum + 3 ** -word.length, 0)

const byLikelihood = (needed: Needed): Needed => needed.toSorted((one, other) => likelihood(one) - likelihood(other))

/** A text that holds “asking” holds “ask”. */
const withoutLonger = (words: readonly string[]): string[] =>
  [...new Set(words)].filter((word, _, all) => !all.some((other) => other !== word && word.includes(other)))

/** What one of several alternatives needs: nothing, if one of them needs nothing. */
const anyOf = (alternatives: readonly Needed[]): Needed => {
  if (alternatives.length === 1) return alternatives[0] ?? []
  const rarest = alternatives.map((needed) => byLikelihood(needed)[0])
  return rarest.includes(undefined) ? [] : [withoutLonger(rarest.flatMap((words) => words ?? []))]
}

const ATOM = /\((?:\?(?:<?[=!]|:))?|\[(?:\\.|[^\\\]])*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|.)|./suy
const QUANTIFIER = /(?:[*+?]|\{(\d+)[\d,]*\})\??/y

/** The character that an atom stands for, whatever the case; undefined for any other class of characters than digits. */
const literalOf = (atom: string): string | undefined => {
  if (/^(?:\\d|\d|\[\d-\d\])$/.test(atom)) return DIGIT
  if (/^\\[^\p{L}\d]$/u.test(atom)) return atom.slice(1)
  const [, one = '', other = ''] = /^\[(\p{L})(\p{L})\]$/u.exec(atom) ?? []
  if (one !== '' && one.toLowerCase() === other.toLowerCase()) return one.toLowerCase()
  return /^[^\\[.^$]$/u.test(atom) ? atom.toLowerCase() : undefined
}

/**
 * The words without which no text matches the source of a regular expression, the rarest first. What the pattern needs in other ways, as by
 * a look-behind that forbids something, is left out. @throws Error for a named group or one with flags of its own
 */
export const neededWords = (source: string): Needed => {
  let at = 0
  const read = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    at += found?.[0].length ?? 0
    return found
  }

  const group = (opened: string): Needed => {
    if (source[at] === '?') throw new Error(`no such group is known: ${source}`)
    const isImpossible = opened === '(?!' && source[at] === ')'
    const inside = alternatives()
    at += 1
    if (isImpossible) return [[]]
    return opened.endsWith('!') ? [] : inside
  }

  const sequence = (): Needed => {
    const needed: (readonly string[])[] = []
    let word = ''
    const endWord = (): void => {
      if (isTelling(word)) needed.push([word])
      word = ''
    }
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const atom = read(ATOM)?.[0] ?? ''
      const inside = atom.startsWith('(') ? group(atom) : undefined
      const [quantifier, least] = read(QUANTIFIER) ?? []
      const isOptional = quantifier !== undefined && (/^[*?]/.test(quantifier) || least === '0')
      const literal = inside || isOptional ? undefined : literalOf(atom)
      word += literal ?? ''
      if (literal === undefined || quantifier) endWord()
      if (inside && !isOptional) needed.push(...inside)
    }
    endWord()
    return needed
  }

  const alternatives = (): Needed => {
    const branches = [sequence()]
    while (source[at] === '|') {
      at += 1
      branches.push(sequence())
    }
    return anyOf(branches)
  }

  return byLikelihood(alternatives())
}
