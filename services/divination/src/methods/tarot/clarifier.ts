import type { Taking } from '@sibyl/contracts/draws/shuffle'
import type { Fact } from '@sibyl/contracts/http/readings'
import type { Randomness } from '../randomness.ts'
import type { Card } from './cards/card.ts'
import { cardFacts } from './cards/card-facts.ts'
import { cardById } from './cards/deck.ts'
import { drawCards } from './draw.ts'
import { labelOf, suitThemes, whyOf } from './facts.ts'

const themeOf = ({ suit }: Card): string => (suit ? suitThemes[suit] : 'a turning point')

/** What a clarifying card says about the card that it clarifies. */
const beside = (card: Card, known: Card, label: string): string => {
  if (card.arcana === 'major' && known.arcana === 'major')
    return `Both it and ${label} are of the major arcana, so this place outweighs the others.`
  if (card.arcana === 'major')
    return `${label} is a minor card and this is a major one: it names the larger matter behind ${themeOf(known)}.`
  if (known.arcana === 'major')
    return `${label} names the turning point; this card says where you meet it from day to day: in ${themeOf(card)}.`
  if (card.suit === known.suit) return `It is of the same suit as ${label}: the answer stays with ${themeOf(card)}.`
  return `${label} speaks of ${themeOf(known)}; this card looks at the same thing from ${themeOf(card)}.`
}

/** The card that was drawn for a position; undefined if the spread has no such position. */
export const cardIn = (facts: readonly Fact[], place: string): Fact | undefined =>
  cardFacts(facts).find(({ data }) => data.position === place)

/** The fact of a clarifying card: the topmost card that the draw has left, with what it says of the card it clarifies. */
export const clarifierFact = (facts: readonly Fact[], clarified: Fact, chance: Randomness, taking: Taking): Fact => {
  const laid = cardFacts(facts).length
  const drawn = drawCards(laid + 1, chance, taking)[laid]
  const known = cardById(String(clarified.data.card))
  if (!drawn || !known) throw new RangeError('the draw has no card left')
  const { card, reversed } = drawn
  const { position, positionName, positionMeaning } = clarified.data
  const way = reversed ? 'reversed' : 'upright'
  return {
    id: 'clarifier',
    label: labelOf(drawn),
    detail: `${card.meaning[way]} ${beside(card, known, clarified.label)}`,
    data: {
      card: card.id,
      position,
      positionName,
      positionMeaning,
      reversed,
      why: whyOf(reversed, laid, taking),
      keywords: [...card.keywords[way]],
      clarifies: clarified.id,
    },
  }
}
