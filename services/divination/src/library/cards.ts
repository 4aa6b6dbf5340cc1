import type { LibraryCard } from '@sibyl/contracts/http/library'
import type { Card, Suit } from '../methods/tarot/cards/card.ts'
import { deck } from '../methods/tarot/cards/deck.ts'
import { cardTitles } from '../pictures/deck/card-names.ts'

/** The element of each suit, after the Golden Dawn. */
const elements = { cups: 'water', wands: 'fire', swords: 'air', pentacles: 'earth' } as const satisfies Record<Suit, string>

const titles = new Map(cardTitles.map((title) => [title.id, title]))

const described = ({ keywords: { upright, reversed }, ...card }: Card): LibraryCard => {
  const title = titles.get(card.id)
  return {
    ...card,
    ...(title && 'numeral' in title.head ? { numeral: title.head.numeral } : {}),
    ...(card.suit ? { element: elements[card.suit] } : {}),
    keywords: { upright: [...upright], reversed: [...reversed] },
    scene: title?.scene ?? '',
    image: `/api/divination/cards/${card.id}.svg`,
  }
}

/** The 78 cards with their meanings, in the order from which every shuffle starts. */
export const libraryCards: readonly LibraryCard[] = deck.map(described)
