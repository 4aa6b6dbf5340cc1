import type { Fact } from '@sibyl/contracts/http/readings'
import { briefs } from '../briefs.data.ts'
import type { Writing } from '../method.ts'
import { cardFacts } from './cards/card-facts.ts'
import { cardNaming } from './named.ts'

const cardIds = (facts: readonly Fact[]): string[] => cardFacts(facts).map(({ id }) => id)

export const tarotWriting: Writing = {
  brief: briefs.tarot,
  wordsBeside: [80, 140],
  principal: (facts) => [...cardIds(facts), ...facts.filter(({ id }) => id === 'lean' || id === 'own-deck').map(({ id }) => id)],
  sections: cardIds,
  ...cardNaming,
}
