import type { LibraryHexagram } from '@sibyl/contracts/http/library'
import { matches } from './search.ts'

const [whole, broken] = [true, false]

/** The eight to filter by, known before the book is here. Lines from the bottom up. */
export const trigrams = [
  { id: 'heaven', name: 'Heaven', lines: [whole, whole, whole] },
  { id: 'thunder', name: 'Thunder', lines: [whole, broken, broken] },
  { id: 'water', name: 'Water', lines: [broken, whole, broken] },
  { id: 'mountain', name: 'Mountain', lines: [broken, broken, whole] },
  { id: 'earth', name: 'Earth', lines: [broken, broken, broken] },
  { id: 'wind', name: 'Wind', lines: [broken, whole, whole] },
  { id: 'fire', name: 'Fire', lines: [whole, broken, whole] },
  { id: 'lake', name: 'Lake', lines: [whole, whole, broken] },
] as const
export type TrigramId = (typeof trigrams)[number]['id']
export const trigramIds = trigrams.map(({ id }) => id)

/** The hexagrams with a trigram below or above, or all, whose number, name or keywords begin with what was typed. */
export const foundHexagrams = (hexagrams: readonly LibraryHexagram[], trigram: TrigramId | null, typed: string) =>
  hexagrams.filter(
    ({ number, name, pinyin, character, keywords, lower, upper }) =>
      (trigram === null || lower === trigram || upper === trigram) &&
      matches(typed, [String(number), name, pinyin, character, ...keywords]),
  )

export const linesOf = ({ lines }: Pick<LibraryHexagram, 'lines'>) => lines.map(({ whole }) => whole)
