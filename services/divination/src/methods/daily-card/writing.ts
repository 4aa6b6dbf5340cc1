import { briefs } from '../briefs.data.ts'
import type { Writing } from '../method.ts'
import { cardFacts } from '../tarot/cards/card-facts.ts'
import { cardNaming } from '../tarot/named.ts'

/** A text may name the card of the day and no other. */
export const dailyCardWriting: Writing = {
  brief: briefs['daily-card'],
  // With what every text is allowed for one section, 100 to 170 words.
  wordsBeside: [0, 10],
  principal: (facts) => cardFacts(facts).map(({ id }) => id),
  sections: () => [],
  ...cardNaming,
}
