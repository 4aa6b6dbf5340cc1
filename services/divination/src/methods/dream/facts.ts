import type { DreamForm } from '@sibyl/contracts/http/reading-forms-dream'
import type { Fact } from '@sibyl/contracts/http/readings'
import { edgeFacts, FEW, ownWordFacts, tellingFact } from './own-word-facts.ts'
import { deeperFacts, threadFact, turnFact } from './pattern-facts.ts'
import { figuresOf } from './recognised.ts'
import { type DreamMaterial, figureFacts } from './symbol-facts.ts'

/** The facts of a dream: its symbols, feelings, people and places with the spans of text they came from, and what they add up to. */
export const dreamFacts = (form: DreamForm, premium: boolean): Fact[] => {
  const material: DreamMaterial = { form, premium, figures: figuresOf(form) }
  const chosen = figureFacts(material)
  const recognised = material.figures.symbols.length
  return [
    ...chosen.map(({ fact }) => fact),
    ...threadFact(chosen),
    ...turnFact(material, chosen),
    ...(premium ? deeperFacts(chosen) : []),
    ...(recognised < FEW ? [...edgeFacts(material), ...ownWordFacts(material)] : []),
    tellingFact(material, recognised),
  ]
}
