import { book, type Hexagram } from './hexagrams.data.ts'

/** @throws RangeError for a number that is not 1 to 64 */
export const hexagramByNumber = (number: number): Hexagram => {
  const found = book[number - 1]
  if (!found) throw new RangeError(`no hexagram ${number}`)
  return found
}
