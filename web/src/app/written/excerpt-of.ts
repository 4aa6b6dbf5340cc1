import type { LibraryCard } from '@sibyl/contracts/http/library'
import { pages } from '@sibyl/contracts/pages'
import type { Book } from '../../features/deck/api.ts'
import type { Excerpt } from '../../features/deck/excerpt.ts'

/** The whole library, as the API returns it. */
export type Library = { deck: readonly LibraryCard[]; book: Book }

/** The excerpt for one card's page, with its neighbours. */
const ofCards = ({ deck }: Library): Excerpt[] =>
  deck.map(({ id }, place) => ({ path: pages.card.replace(':cardId', id), deck: deck.slice(Math.max(0, place - 1), place + 2) }))

/** The excerpt for one hexagram's page: its trigrams, its neighbours and the hexagrams it changes into. */
const ofHexagrams = ({ book: { hexagrams, trigrams } }: Library): Excerpt[] =>
  hexagrams.map(({ number, nuclear, opposite, upper, lower }) => ({
    path: pages.hexagram.replace(':number', String(number)),
    book: {
      trigrams: trigrams.filter(({ id }) => id === upper || id === lower),
      hexagrams: hexagrams.filter((other) => [number - 1, number, number + 1, nuclear, opposite].includes(other.number)),
    },
  }))

/** The excerpts, by page path. */
export const excerptsOf = (library: Library): ReadonlyMap<string, Excerpt> =>
  new Map([...ofCards(library), ...ofHexagrams(library)].map((excerpt) => [excerpt.path, excerpt]))
