import type { LibraryCard, libraryOperations } from '@sibyl/contracts/http/library'
import type { Content } from '@sibyl/platform/http/answers'
import type { Answer } from '@sibyl/platform/http/route'
import type { Card, Suit } from '../methods/tarot/cards/card.ts'
import { deck } from '../methods/tarot/cards/deck.ts'
import { cardTitles } from '../pictures/deck/card-names.ts'
import { libraryDocument } from './library-document.ts'

type GetCards = typeof libraryOperations.getCards

/** The elements of the suits, as the Golden Dawn gives them. */
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

const document: Content = libraryDocument({ success: true, cards: deck.map(described) } satisfies Answer<GetCards>)

export const showCards = async (): Promise<Answer<GetCards>> => document
