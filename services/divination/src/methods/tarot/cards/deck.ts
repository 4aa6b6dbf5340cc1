import { capital } from '../../../wording.ts'
import { type Card, ranks, type Suit, suitNames } from './card.ts'
import { majors, type SuitCard, suits } from './cards.data.ts'

/** The full deck in order: majors 0 to 21, then cups, wands, swords and pentacles, each ace to king. */
export const deck: readonly Card[] = [
  ...majors.map((card) => ({ ...card, arcana: 'major' as const })),
  ...suitNames.flatMap((suit) => suited(suit, suits[suit])),
]

const byId = new Map(deck.map((card) => [card.id, card]))

/** The card with this id ('major-09', 'cups-03', 'swords-queen'), or undefined. */
export function cardById(id: string): Card | undefined {
  return byId.get(id)
}

/** A card's name in a reading, upright or reversed; undefined for an id that is not in the deck. */
export function cardLabel(id: string, reversed: boolean): string | undefined {
  const name = byId.get(id)?.name
  return name && (reversed ? `${name}, reversed` : name)
}

function suited(suit: Suit, cards: readonly SuitCard[]): Card[] {
  return ranks.flatMap((rank, index) => {
    const card = cards[index]
    if (!card) return []
    const court = index >= 10
    const id = `${suit}-${court ? rank : String(index + 1).padStart(2, '0')}`
    const name = `${capital(rank)} of ${capital(suit)}`
    return [{ id, name, arcana: 'minor' as const, suit, rank, ...(court ? {} : { number: index + 1 }), ...card }]
  })
}
