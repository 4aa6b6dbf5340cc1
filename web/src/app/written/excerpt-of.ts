import type { LibraryCard } from '@sibyl/contracts/http/library'
import type { MoonMonth } from '@sibyl/contracts/http/moon'
import { pages } from '@sibyl/contracts/pages'
import type { Book, Excerpt } from '../../lib/page-excerpt.ts'

/** The whole library, and the months of the Moon from the current one on, as the API returns them. */
export type Library = { deck: readonly LibraryCard[]; book: Book; months: readonly MoonMonth[] }

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

/** One month of the Moon for each page; /moon has the first. */
const ofMonths = ({ months: [first, ...later] }: Library): Excerpt[] =>
  first
    ? [
        { path: pages.moon, moon: first },
        ...[first, ...later].map((moon) => ({ path: pages.moonMonth.replace(':month', moon.month), moon })),
      ]
    : []

/** The excerpts, by page path. */
export const excerptsOf = (library: Library): ReadonlyMap<string, Excerpt> =>
  new Map([...ofCards(library), ...ofHexagrams(library), ...ofMonths(library)].map((excerpt) => [excerpt.path, excerpt]))
