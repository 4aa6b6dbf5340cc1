import type { DreamForm } from '@sibyl/contracts/http/reading-forms-dream'
import type { Fact } from '@sibyl/contracts/http/readings'
import { edgeFacts, FEW, ownWordFacts, tellingFact } from './own-word-facts.ts'
import { deeperFacts, threadFact, turnFact } from './pattern-facts.ts'
import { figuresOf } from './recognised.ts'
import { figureFacts, type Told } from './symbol-facts.ts'

/** The facts of a dream: its symbols, feelings, people and places with the spans of text they came from, and what they add up to. */
export const dreamFacts = (form: DreamForm, premium: boolean): Fact[] => {
  const told: Told = { form, premium, figures: figuresOf(form) }
  const chosen = figureFacts(told)
  const recognised = told.figures.symbols.length
  return [
    ...chosen.map(({ fact }) => fact),
    ...threadFact(chosen),
    ...turnFact(told, chosen),
    ...(premium ? deeperFacts(chosen) : []),
    ...(recognised < FEW ? [...edgeFacts(told), ...ownWordFacts(told)] : []),
    tellingFact(told, recognised),
  ]
}
