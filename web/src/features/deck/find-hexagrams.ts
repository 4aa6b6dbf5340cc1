import type { LibraryHexagram } from '@sibyl/contracts/http/library'
import { trigramNames } from '#texts/deck-hexagrams.ts'
import { matches } from '../../lib/search-words.ts'

const [whole, broken] = [true, false]

/** The eight trigrams to filter by, known before the book loads. Lines from the bottom up. */
export const trigrams = [
  { id: 'heaven', name: trigramNames.heaven, lines: [whole, whole, whole] },
  { id: 'thunder', name: trigramNames.thunder, lines: [whole, broken, broken] },
  { id: 'water', name: trigramNames.water, lines: [broken, whole, broken] },
  { id: 'mountain', name: trigramNames.mountain, lines: [broken, broken, whole] },
  { id: 'earth', name: trigramNames.earth, lines: [broken, broken, broken] },
  { id: 'wind', name: trigramNames.wind, lines: [broken, whole, whole] },
  { id: 'fire', name: trigramNames.fire, lines: [whole, broken, whole] },
  { id: 'lake', name: trigramNames.lake, lines: [whole, whole, broken] },
] as const
export type TrigramId = (typeof trigrams)[number]['id']
export const trigramIds = trigrams.map(({ id }) => id)

/** The hexagrams that contain a trigram, or all, with a number, name or keyword that starts with the search text. */
export const foundHexagrams = (hexagrams: readonly LibraryHexagram[], trigram: TrigramId | null, typed: string) =>
  hexagrams.filter(
    ({ number, name, pinyin, character, keywords, lower, upper }) =>
      (trigram === null || lower === trigram || upper === trigram) &&
      matches(typed, [String(number), name, pinyin, character, ...keywords]),
  )

export const linesOf = ({ lines }: Pick<LibraryHexagram, 'lines'>) => lines.map(({ whole }) => whole)
