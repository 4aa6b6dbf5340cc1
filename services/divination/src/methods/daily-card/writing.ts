import type { Writing } from '../method.ts'
import { cardFacts } from '../tarot/cards/card-facts.ts'
import { cardNaming } from '../tarot/named.ts'
import { dailyCardBrief } from './brief.ts'

/** A text may name the card of the day and no other. */
export const dailyCardWriting: Writing = {
  brief: dailyCardBrief,
  // With what every text is allowed for one section, 100 to 170 words.
  wordsBeside: [0, 10],
  principal: (facts) => cardFacts(facts).map(({ id }) => id),
  sections: () => [],
  ...cardNaming,
}
