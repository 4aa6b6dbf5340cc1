import type { LibraryCard } from '@sibyl/contracts/http/library'
import { memo } from 'react'
import { deck } from '#texts/deck.ts'
import { found, type GroupId, groupOf, parts } from '../deck-groups.ts'
import { CardTile } from './card-tile.tsx'
import { NothingFound } from './nothing-found.tsx'
import { Part } from './part.tsx'

/** The number of cards in one row of a wide screen. */
const ROW = 7

type GalleryProps = { cards: readonly LibraryCard[]; group: GroupId | null; words: string; onShowAll: () => void }

type CardsProps = { cards: readonly LibraryCard[]; words?: string; first?: boolean }

const Cards = ({ cards, words = '', first = false }: CardsProps) => (
  <ul className="gallery">
    {cards.map((card, index) => (
      <CardTile key={card.id} card={card} words={words} first={first && index < ROW} />
    ))}
  </ul>
)

/** The deck by its parts, or one part; search results are not divided. */
export const Gallery = memo(({ cards, group, words, onShowAll }: GalleryProps) => {
  const shown = found(cards, group, words)
  const one = groupOf(group)
  const searched = words.trim() !== ''
  return (
    <>
      <p className={searched ? 'tally nums' : 'vh'} role="status">
        {deck.found(shown.length, cards.length)}
      </p>
      {searched && shown.length === 0 && <NothingFound about={deck.nothingFound} all={deck.showAll} onShowAll={onShowAll} />}
      {searched && shown.length > 0 && <Cards cards={shown} words={words} first />}
      {!searched &&
        (one ? [one] : parts).map((part, index) => (
          <Part key={part.id} part={part}>
            <Cards cards={cards.filter(part.has)} first={index === 0} />
          </Part>
        ))}
    </>
  )
})
