import type { LineValue } from './cast-lines.ts'
import { hexagramByNumber } from './hexagrams/book.ts'
import type { Hexagram } from './hexagrams/hexagrams.data.ts'
import type { Trigram } from './trigrams.data.ts'
import { composed } from './trigrams.ts'

/** A hexagram: its lines from the bottom up (true is unbroken), its trigrams, and its texts. */
export type Standing = { six: readonly boolean[]; hexagram: Hexagram; lower: Trigram; upper: Trigram }

/**
 * Everything that follows from six cast values. `changing` are line numbers from 1 at the bottom; without any there is no relating
 * hexagram.
 */
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

/** The nuclear hexagram: lines two to four below, lines three to five above. */
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
