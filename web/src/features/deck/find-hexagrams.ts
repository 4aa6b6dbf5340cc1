import type { LibraryHexagram } from '@sibyl/contracts/http/library'
import { trigramNames } from '#texts/deck-hexagrams.ts'
import { matches } from './search.ts'

const [whole, broken] = [true, false]

/** The eight to filter by, known before the book is here. Lines from the bottom up. */
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

/** What the list shows of a hexagram and is searched by. */
export type ListedHexagram = Pick<LibraryHexagram, 'number' | 'name' | 'pinyin' | 'character' | 'keywords' | 'lower' | 'upper'>

/** The hexagrams with a trigram below or above, or all, whose number, name or keywords begin with what was typed. */
export const foundHexagrams = (hexagrams: readonly ListedHexagram[], trigram: TrigramId | null, typed: string) =>
  hexagrams.filter(
    ({ number, name, pinyin, character, keywords, lower, upper }) =>
      (trigram === null || lower === trigram || upper === trigram) &&
      matches(typed, [String(number), name, pinyin, character, ...keywords]),
  )

const linesOfTrigram = (id: string): readonly boolean[] => trigrams.find((trigram) => trigram.id === id)?.lines ?? []

/** The six lines of a hexagram, from the bottom up; true is whole. */
export const linesOf = ({ lower, upper }: Pick<LibraryHexagram, 'lower' | 'upper'>) => [lower, upper].flatMap(linesOfTrigram)
