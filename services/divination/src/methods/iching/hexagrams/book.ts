import { hexagrams01to08 } from './01-08.ts'
import { hexagrams09to16 } from './09-16.ts'
import { hexagrams17to24 } from './17-24.ts'
import { hexagrams25to32 } from './25-32.ts'
import { hexagrams33to40 } from './33-40.ts'
import { hexagrams41to48 } from './41-48.ts'
import { hexagrams49to56 } from './49-56.ts'
import { hexagrams57to64 } from './57-64.ts'
import type { Hexagram } from './hexagram.ts'

/** All sixty-four hexagrams in King Wen's order. */
export const book: readonly Hexagram[] = [
  ...hexagrams01to08,
  ...hexagrams09to16,
  ...hexagrams17to24,
  ...hexagrams25to32,
  ...hexagrams33to40,
  ...hexagrams41to48,
  ...hexagrams49to56,
  ...hexagrams57to64,
]

/** @throws RangeError for a number that is not 1 to 64 */
export const hexagramByNumber = (number: number): Hexagram => {
  const found = book[number - 1]
  if (!found) throw new RangeError(`no hexagram ${number}`)
  return found
}
