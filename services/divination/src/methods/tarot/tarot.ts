import type { TarotForm } from '@sibyl/contracts/http/reading-forms'
import type { Fact } from '@sibyl/contracts/http/readings'
import type { Engine } from '../method.ts'
import { drawCards } from './draw.ts'
import { tarotFacts } from './facts.ts'
import { cardFacts, cardNaming } from './named.ts'
import { spreadImage } from './picture.ts'
import { spreadFor } from './spreads.ts'

const cardIds = (facts: readonly Fact[]): string[] => cardFacts(facts).map(({ id }) => id)

export const tarot: Engine<TarotForm> = {
  cast({ timeframe }, { premium, date, chance }) {
    const spread = spreadFor(timeframe, premium, date)
    const facts = tarotFacts(drawCards(spread.positions.length, chance), spread)
    return { facts, images: [spreadImage(spread.id, spread.name, facts)], timeframe }
  },
  brief: `For every card, in order, a section headed "## [label](fact:id)", the label in the reader’s language. Two or three short paragraphs: the
card's image, what it means in its position for this question, and one thing that can be done. Work in the facts that are not cards
where they help.`,
  principal: cardIds,
  sections: cardIds,
  ...cardNaming,
}
