import type { LoveForm } from '@sibyl/contracts/http/reading-forms-love'
import type { Fact } from '@sibyl/contracts/http/readings'
import type { Engine } from '../method.ts'
import { cardFacts } from '../tarot/named.ts'
import { loveBrief } from './brief.ts'
import { loveNaming } from './named.ts'

const idsOf = (facts: readonly Fact[], kind: string): string[] => facts.filter(({ data }) => data.kind === kind).map(({ id }) => id)

const cardIds = (facts: readonly Fact[]): string[] => cardFacts(facts).map(({ id }) => id)

export const love: Engine<LoveForm> = {
  // Loaded with the first form: a generator writes from the numbers of two names and never computes them.
  cast: async (form, occasion) => (await import('./cast.ts')).cast(form, occasion),
  brief: loveBrief,
  wordsBeside: [130, 240],
  principal: (facts) => [...idsOf(facts, 'safety'), ...cardIds(facts)],
  sections: (facts) => [...idsOf(facts, 'theme'), ...cardIds(facts)],
  ...loveNaming,
}
