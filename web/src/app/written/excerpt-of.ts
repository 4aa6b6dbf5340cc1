import type { LibraryCard } from '@sibyl/contracts/http/library'
import { pages } from '@sibyl/contracts/pages'
import type { Book } from '../../features/deck/api.ts'
import type { Excerpt } from '../../features/deck/excerpt.ts'

/** All that the library holds, as the API answers it. */
export type Library = { deck: readonly LibraryCard[]; book: Book }

/** An excerpt for each page of one card, with the cards beside it. */
const ofCards = ({ deck }: Library): Excerpt[] =>
  deck.map(({ id }, place) => ({ path: pages.card.replace(':cardId', id), deck: deck.slice(Math.max(0, place - 1), place + 2) }))

/** An excerpt for each page of one hexagram, with its trigrams, the hexagrams beside it and those it leads to. */
const ofHexagrams = ({ book: { hexagrams, trigrams } }: Library): Excerpt[] =>
  hexagrams.map(({ number, nuclear, opposite, upper, lower }) => ({
    path: pages.hexagram.replace(':number', String(number)),
    book: {
      trigrams: trigrams.filter(({ id }) => id === upper || id === lower),
      hexagrams: hexagrams.filter((other) => [number - 1, number, number + 1, nuclear, opposite].includes(other.number)),
    },
  }))

/** The excerpts by the path of their page. */
export const excerptsOf = (library: Library): ReadonlyMap<string, Excerpt> =>
  new Map([...ofCards(library), ...ofHexagrams(library)].map((excerpt) => [excerpt.path, excerpt]))
