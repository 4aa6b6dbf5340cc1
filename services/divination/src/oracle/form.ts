import type { Fact } from '@sibyl/contracts/http/readings'
import type { Engine } from '../methods/method.ts'

type Rules = Pick<Engine<never>, 'principal' | 'sections'>
type Span = readonly [least: number, most: number]

/** The facts a text has to give room to: those that head a section, or must be spoken of where there are no sections. */
const weight = (facts: readonly Fact[], { principal, sections }: Rules): number => Math.max(sections(facts).length, principal(facts).length)

/**
 * How few and how many words a text may have, its title aside: far outside of what is asked for, so that only a text that is no reading
 * is refused. A method's tiers differ by the facts they give, and so the bounds do.
 */
export const wordBounds = (facts: readonly Fact[], rules: Rules): Span => {
  const weighty = weight(facts, rules)
  return [40 + 20 * weighty, 400 + 150 * weighty + 40 * facts.length]
}

/** Words for a section: the more there are, the shorter each. */
const eachSection = (sections: number): Span => (sections <= 3 ? [100, 160] : sections <= 5 ? [85, 135] : [70, 110])

/** Words beside the sections, where a method has more than an opening and a closing; a daily card has nothing else. */
const beside: Readonly<Record<string, Span>> = { 'daily-card': [100, 170], astrology: [260, 460], dream: [150, 270], love: [130, 240] }
const OPENING_AND_CLOSING: Span = [80, 140]

/** How many words the model is asked for, to the nearest ten. */
export const wordsAskedFor = (method: string, facts: readonly Fact[], rules: Rules): Span => {
  const [least, most] = beside[method] ?? OPENING_AND_CLOSING
  const sections = method === 'daily-card' ? 0 : weight(facts, rules)
  const [short, long] = eachSection(sections)
  const rounded = (words: number): number => Math.round(words / 10) * 10
  return [rounded(least + sections * short), rounded(most + sections * long)]
}

/** Tokens a word can take, in languages that models know less well than English. */
const TOKENS_A_WORD = 3
/** Room for what a reasoning model thinks before it writes, which counts as output. */
const THINKING = 8000

/** The most that a call may write, in tokens, where the configuration says nothing: more than any text that is taken. */
export const tokenLimit = (facts: readonly Fact[], rules: Rules): number => wordBounds(facts, rules)[1] * TOKENS_A_WORD + THINKING
