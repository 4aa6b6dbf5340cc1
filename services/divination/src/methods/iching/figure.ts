import type { LineValue } from './cast-lines.ts'
import { hexagramByNumber } from './hexagrams/book.ts'
import type { Hexagram } from './hexagrams/hexagrams.data.ts'
import type { Trigram } from './trigrams.data.ts'
import { composed } from './trigrams.ts'

/** A hexagram as it stands: its lines from the bottom up (true is whole), its trigrams, and what the book says of it. */
export type Standing = { six: readonly boolean[]; hexagram: Hexagram; lower: Trigram; upper: Trigram }

/** All that six cast values come to. `changing` are line numbers from 1 at the bottom; without any there is no relating hexagram. */
export type Figure = {
  values: readonly LineValue[]
  changing: readonly number[]
  primary: Standing
  relating?: Standing
  nuclear: Standing
}

const standing = (six: readonly boolean[]): Standing => {
  const { number, lower, upper } = composed(six)
  return { six, hexagram: hexagramByNumber(number), lower, upper }
}

/** The nuclear hexagram: the second to fourth lines below, the third to fifth above. */
const inner = (six: readonly boolean[]): boolean[] => [...six.slice(1, 4), ...six.slice(2, 5)]

/** @throws RangeError unless there are six values */
export const figureOf = (values: readonly LineValue[]): Figure => {
  const six = values.map((value) => value === 7 || value === 9)
  const changing = values.flatMap((value, index) => (value === 6 || value === 9 ? [index + 1] : []))
  const turned = six.map((line, index) => (changing.includes(index + 1) ? !line : line))
  return {
    values,
    changing,
    primary: standing(six),
    nuclear: standing(inner(six)),
    ...(changing.length > 0 ? { relating: standing(turned) } : {}),
  }
}
