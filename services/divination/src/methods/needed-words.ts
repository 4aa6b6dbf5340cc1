import { type AST, RegExpParser } from '@eslint-community/regexpp'

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

/** The character that an element stands for, whatever the case; undefined for any other class of characters than digits. */
const literalOf = (element: AST.Element | AST.CharacterClassElement): string | undefined => {
  if (element.type === 'Character') return leveled(String.fromCodePoint(element.value))
  if (element.type === 'CharacterSet') return element.kind === 'digit' && !element.negate ? DIGIT : undefined
  if (element.type === 'CharacterClassRange') return /^\d-\d$/.test(element.raw) ? DIGIT : undefined
  if (element.type !== 'CharacterClass' || element.negate) return undefined
  const [literal, ...others] = new Set<string | undefined>(element.elements.map(literalOf))
  return others.length > 0 ? undefined : literal
}

/** What a sequence of elements needs. */
const neededInTurn = (elements: readonly AST.Element[]): Needed => {
  const needed: (readonly string[])[] = []
  let word = ''
  const endWord = (): void => {
    if (isTelling(word)) needed.push([word])
    word = ''
  }
  for (const each of elements) {
    const { element, min } = each.type === 'Quantifier' ? each : { element: each, min: 1 }
    const literal = min > 0 ? literalOf(element) : undefined
    word += literal ?? ''
    if (literal === undefined || each.type === 'Quantifier') endWord()
    if (min > 0 && 'alternatives' in element) needed.push(...neededBy(element))
  }
  endWord()
  return needed
}

/** What a group or a whole pattern needs: nothing, if one of its alternatives needs nothing. */
const neededBy = (node: AST.Pattern | AST.Group | AST.CapturingGroup | AST.LookaroundAssertion): Needed => {
  if (node.type === 'Assertion' && node.negate) return node.raw === '(?!)' ? [[]] : []
  const alternatives = node.alternatives.map(({ elements }) => neededInTurn(elements))
  if (alternatives.length === 1) return alternatives[0] ?? []
  const rarest = alternatives.map((needed) => byLikelihood(needed)[0])
  return rarest.includes(undefined) ? [] : [withoutLonger(rarest.flatMap((words) => words ?? []))]
}

const parser = new RegExpParser()

/**
 * The words without which no text matches the source of a regular expression, the rarest first. What the pattern needs in other ways, as by
 * a look-behind that forbids something, is left out. @throws Error for a source that is no regular expression
 */
export const neededWords = (source: string, flags = 'u'): Needed =>
  byLikelihood(neededBy(parser.parsePattern(source, 0, source.length, { unicode: flags.includes('u') })))
