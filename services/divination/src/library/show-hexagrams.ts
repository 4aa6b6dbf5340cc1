import type { LibraryHexagram, libraryOperations } from '@sibyl/contracts/http/library'
import type { Content } from '@sibyl/platform/http/answers'
import type { Answer } from '@sibyl/platform/http/route'
import type { LineValue } from '../methods/iching/cast-lines.ts'
import { figureOf } from '../methods/iching/figure.ts'
import { trigrams } from '../methods/iching/trigrams.ts'
import { libraryDocument } from './library-document.ts'

type GetHexagrams = typeof libraryOperations.getHexagrams

/** Lines at rest: seven is whole, eight is broken. */
const atRest = (six: readonly boolean[]): LineValue[] => six.map((whole) => (whole ? 7 : 8))

/** What the book says of six lines, from the bottom up, and to which others they lead. */
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

const hexagrams = trigrams
  .flatMap((lower) => trigrams.map((upper) => described([...lower.lines, ...upper.lines])))
  .sort((a, b) => a.number - b.number)

const document: Content = libraryDocument({
  success: true,
  trigrams: trigrams.map(({ lines, ...trigram }) => ({ ...trigram, lines: [...lines] })),
  hexagrams,
} satisfies Answer<GetHexagrams>)

export const showHexagrams = async (): Promise<Answer<GetHexagrams>> => document
