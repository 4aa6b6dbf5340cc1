import type { LibraryHexagram, LibraryTrigram } from '@sibyl/contracts/http/library'
import type { LineValue } from '../methods/iching/cast-lines.ts'
import { figureOf } from '../methods/iching/figure.ts'
import { trigrams } from '../methods/iching/trigrams.data.ts'

/** Stable lines: 7 is an unbroken line, 8 a broken one. */
const atRest = (six: readonly boolean[]): LineValue[] => six.map((whole) => (whole ? 7 : 8))

/** The texts for six lines, from the bottom up, and the hexagrams they lead to. */
const described = (six: readonly boolean[]): LibraryHexagram => {
  const { primary, nuclear } = figureOf(atRest(six))
  const opposite = figureOf(atRest(six.map((whole) => !whole))).primary
  const { keywords, lines, ...text } = primary.hexagram
  return {
    ...text,
    keywords: [...keywords],
    lower: primary.lower.id,
    upper: primary.upper.id,
    lines: lines.map((line, index) => ({ ...line, whole: six[index] === true })),
    nuclear: nuclear.hexagram.number,
    opposite: opposite.hexagram.number,
    picture: `/api/divination/pictures/hexagrams/${atRest(six).join('')}.svg`,
  }
}

/** The 64 hexagrams in King Wen's order with all their texts, and the eight trigrams they are made of. */
export const libraryBook: { readonly trigrams: readonly LibraryTrigram[]; readonly hexagrams: readonly LibraryHexagram[] } = {
  trigrams: trigrams.map(({ lines, ...trigram }) => ({ ...trigram, lines: [...lines] })),
  hexagrams: trigrams
    .flatMap((lower) => trigrams.map((upper) => described([...lower.lines, ...upper.lines])))
    .sort((a, b) => a.number - b.number),
}
