import type { Engine } from '../method.ts'
import { cardFacts } from '../tarot/named.ts'
import { dailyCardBrief } from './brief.ts'
import { dailyCardNaming } from './named.ts'

/** The rules for writing about the card of the day. It has no engine, because the date determines the card, not a form. */
export const dailyCard: Omit<Engine<never>, 'cast'> = {
  brief: dailyCardBrief,
  // These words and the one section's worth that every text gets make 100 to 170.
  wordsBeside: [0, 10],
  principal: (facts) => cardFacts(facts).map(({ id }) => id),
  sections: () => [],
  ...dailyCardNaming,
}
