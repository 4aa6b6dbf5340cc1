import type { Engine } from '../method.ts'
import { cardFacts, cardNaming } from '../tarot/named.ts'

/** How the card of the day is written about; it is drawn by the date and not by a form. */
export const dailyCard: Omit<Engine<never>, 'cast'> = {
  brief: 'One card and its day: the title, then one hundred to one hundred and seventy words without headings.',
  principal: (facts) => cardFacts(facts).map(({ id }) => id),
  sections: () => [],
  ...cardNaming,
}
