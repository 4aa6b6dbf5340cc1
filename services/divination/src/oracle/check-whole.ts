import type { Fact } from '@sibyl/contracts/http/readings'
import { memoize } from '@sibyl/platform/memoize'
import type { Writing } from '../methods/method.ts'
import { withoutLinks } from '../wording.ts'
import { textOf, wordsIn } from './blocks.ts'
import { linksOf } from './check-block.ts'
import type { Fault } from './faults.ts'
import { type Span, wordBounds } from './form.ts'

type Rules = Pick<Writing, 'principal' | 'sections' | 'factsNamed'> & { answerWords?: Span }

const lengthFault = (content: string, facts: readonly Fact[], rules: Rules): Fault[] => {
  const [least, most] = rules.answerWords ?? wordBounds(facts, rules)
  const words = wordsIn(withoutLinks(content))
  if (words < least) return [{ reason: 'cut_off', problem: `It has ${words} words, and needs at least ${least}.` }]
  return words > most ? [{ reason: 'misshapen', problem: `It has ${words} words, and may have at most ${most}.` }] : []
}

const labelled = ({ id, label }: Fact): string => `[${label}](fact:${id})`

const answerFaults = (body: readonly string[], linked: ReadonlySet<string>): Fault[] => [
  ...(linked.size > 0 ? [] : [{ reason: 'unfounded' as const, problem: 'It links to no fact. Link to at least one.' }]),
  ...(body.some((block) => block.startsWith('#')) ? [{ reason: 'misshapen' as const, problem: 'It has headings. Use none.' }] : []),
]

/** What a text lacks as a whole: enough words, or a mention of a fact that it must discuss, in whichever section. */
export const lacksOf = (blocks: readonly string[], facts: readonly Fact[], rules: Rules): Fault[] => {
  const body = /^# /.test(blocks[0] ?? '') ? blocks.slice(1) : blocks
  const content = textOf(body)
  const linked = new Set(linksOf(content).map(({ target }) => target))
  // Most facts are linked; the search for those that are only named is the costly part.
  const named = memoize(() => new Set(rules.factsNamed(content, facts)))
  const principal = new Set(rules.principal(facts))
  return [
    ...lengthFault(content, facts, rules),
    ...(rules.answerWords ? answerFaults(body, linked) : []),
    ...facts.flatMap((fact): Fault[] => {
      const mayBeLeft = !principal.has(fact.id) || linked.has(`fact:${fact.id}`) || named().has(fact.id)
      return mayBeLeft ? [] : [{ reason: 'incomplete', problem: `Nothing is said of ${labelled(fact)}.` }]
    }),
  ]
}

/** A text may lack up to a third of its required facts: readers would rather have that reading than none. */
const TOLERABLE = 1 / 3

/** How much longer than asked an answer to a follow-up may be, rather than fail. */
const TOLERABLE_LENGTH = 1.5

/** Whether to accept a text that lacks this after the second attempt. */
export const isTolerable = (
  lacks: readonly Fault[],
  blocks: readonly string[],
  facts: readonly Fact[],
  { principal, answerWords }: Rules,
): boolean => {
  if (!answerWords) return lacks.every(({ reason }) => reason !== 'cut_off') && lacks.length <= principal(facts).length * TOLERABLE
  const words = wordsIn(withoutLinks(textOf(blocks)))
  return lacks.every(({ reason }) => reason === 'misshapen') && words <= answerWords[1] * TOLERABLE_LENGTH
}
