import type { Fact } from '@sibyl/contracts/http/readings'
import { briefs } from '../briefs.data.ts'
import type { Writing } from '../method.ts'
import { cardFacts } from '../tarot/cards/card-facts.ts'
import { loveNaming } from './named.ts'
import { strongestIn } from './synastry/is-synastry.ts'

const idsOf = (facts: readonly Fact[], kind: string): string[] => facts.filter(({ data }) => data.kind === kind).map(({ id }) => id)

const cardIds = (facts: readonly Fact[]): string[] => cardFacts(facts).map(({ id }) => id)

export const loveWriting: Writing = {
  brief: briefs.love,
  wordsBeside: [130, 240],
  principal: (facts) => [...idsOf(facts, 'safety'), ...strongestIn(facts), ...cardIds(facts)],
  sections: (facts) => [...idsOf(facts, 'theme'), ...strongestIn(facts), ...cardIds(facts)],
  ...loveNaming,
}
