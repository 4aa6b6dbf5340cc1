import type { NumerologyForm } from '@sibyl/contracts/http/reading-forms-numerology'
import type { Fact } from '@sibyl/contracts/http/readings'
import type { Engine } from '../method.ts'
import { numerologyBrief } from './brief.ts'
import { numberNaming } from './named.ts'

const principalIds = (facts: readonly Fact[]): string[] =>
  facts.filter(({ id }) => !/^(?:day-\d+|echo|leaning)$/.test(id)).map(({ id }) => id)

export const numerology: Engine<NumerologyForm> = {
  // Loaded with the first form: a generator writes from numbers and never computes them, so it needs no transliteration.
  cast: async (form, occasion) => (await import('./cast.ts')).cast(form, occasion),
  brief: numerologyBrief,
  wordsBeside: [80, 140],
  principal: principalIds,
  // A fact about a name without numbers needs no section.
  sections: (facts) => principalIds(facts).filter((id) => id !== 'name'),
  ...numberNaming,
}
