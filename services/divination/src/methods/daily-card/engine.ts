import type { Engine } from '../method.ts'
import { cardFacts } from '../tarot/named.ts'
import { dailyCardBrief } from './brief.ts'
import { dailyCardNaming } from './named.ts'

/** The rules for writing about the card of the day. It has no engine, because the date determines the card, not a form. */
export const dailyCard: Omit<Engine<never>, 'cast'> = {
  brief: dailyCardBrief,
  // One card without a section of its own: 100 to 170 words with its share of a section.
  wordsBeside: [0, 10],
  principal: (facts) => cardFacts(facts).map(({ id }) => id),
  sections: () => [],
  ...dailyCardNaming,
}
