import type { Fact } from '@sibyl/contracts/http/readings'
import type { Writing } from '../methods/method.ts'

type Rules = Pick<Writing, 'principal' | 'sections'>
export type Span = readonly [least: number, most: number]

/** The facts that a text must cover: those that head a section, or the required ones where there are no sections. */
const weight = (facts: readonly Fact[], { principal, sections }: Rules): number => Math.max(sections(facts).length, principal(facts).length)

/**
 * The bounds on a text's words, without its title. They are far wider than the length that the prompt asks for, so that they reject only a
 * text that is no reading. Tiers differ in their number of facts, and so in their bounds.
 */
export const wordBounds = (facts: readonly Fact[], rules: Rules): Span => {
  const weighty = weight(facts, rules)
  return [30 + 15 * weighty, 400 + 150 * weighty + 40 * facts.length]
}

/** Words per section: the more sections, the shorter each. */
const eachSection = (sections: number): Span => (sections <= 3 ? [100, 160] : sections <= 5 ? [85, 135] : [70, 110])

/** The number of words that the prompt asks for, rounded to ten. */
export const wordsAskedFor = (facts: readonly Fact[], rules: Rules & Pick<Writing, 'wordsBeside'>): Span => {
  const { wordsBeside: beside } = rules
  const count = weight(facts, rules)
  const [short, long] = eachSection(count)
  const rounded = (words: number): number => Math.round(words / 10) * 10
  return [rounded(beside[0] + count * short), rounded(beside[1] + count * long)]
}

/** Tokens per word, at the upper end: models spend more on languages other than English. */
const TOKENS_A_WORD = 3
/** Tokens reserved for a reasoning model's thinking, which counts as output. */
const THINKING = 8000

/** The default limit on a call's output in tokens: more than any acceptable text needs. */
export const tokenLimit = (facts: readonly Fact[], rules: Rules): number => wordBounds(facts, rules)[1] * TOKENS_A_WORD + THINKING
