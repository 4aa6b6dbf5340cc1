import type { Fact } from '@sibyl/contracts/http/readings'
import type { Engine } from '../methods/method.ts'
import { textOf, withoutTargets, wordsIn } from './blocks.ts'
import { linksOf } from './check-block.ts'
import type { Fault } from './faults.ts'
import { wordBounds } from './form.ts'

type Rules = Pick<Engine<never>, 'principal' | 'sections' | 'factsNamed'>

const lengthFault = (content: string, facts: readonly Fact[], rules: Rules): Fault[] => {
  const [least, most] = wordBounds(facts, rules)
  const words = wordsIn(withoutTargets(content))
  if (words < least) return [{ reason: 'cut_off', problem: `It has ${words} words, and needs at least ${least}.` }]
  return words > most ? [{ reason: 'misshapen', problem: `It has ${words} words, and may have at most ${most}.` }] : []
}

const labelled = ({ id, label }: Fact): string => `[${label}](fact:${id})`

/** What a text lacks as a whole: its length, a section for a fact that heads one, a word about a fact it must speak of. */
export const lacksOf = (blocks: readonly string[], facts: readonly Fact[], rules: Rules): Fault[] => {
  const body = /^# /.test(blocks[0] ?? '') ? blocks.slice(1) : blocks
  const content = textOf(body)
  const headed = new Set(body.filter((block) => /^#{2,6} /.test(block)).flatMap((block) => linksOf(block).map(({ target }) => target)))
  const linked = new Set(linksOf(content).map(({ target }) => target))
  const named = new Set(rules.factsNamed(content, facts))
  const sections = new Set(rules.sections(facts))
  const principal = new Set(rules.principal(facts))
  return [
    ...lengthFault(content, facts, rules),
    ...facts.flatMap((fact): Fault[] => {
      if (sections.has(fact.id) && !headed.has(`fact:${fact.id}`)) {
        return [{ reason: 'misshapen', problem: `There is no section headed ## ${labelled(fact)}.` }]
      }
      const isSpokenOf = linked.has(`fact:${fact.id}`) || named.has(fact.id)
      return principal.has(fact.id) && !isSpokenOf ? [{ reason: 'incomplete', problem: `Nothing is said of ${labelled(fact)}.` }] : []
    }),
  ]
}

/** Of what a text must have, a reader may do without a third before doing without the reading. */
const TOLERABLE = 1 / 3

/** Whether a text that lacks this a second time is a reading all the same. */
export const isTolerable = (lacks: readonly Fault[], facts: readonly Fact[], { principal, sections }: Rules): boolean => {
  const wanted = new Set([...principal(facts), ...sections(facts)]).size
  return lacks.every(({ reason }) => reason !== 'cut_off') && lacks.length <= wanted * TOLERABLE
}
