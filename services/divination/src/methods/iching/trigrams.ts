import { numbers, type Trigram, trigrams } from './trigrams.data.ts'

const indexOf = (lines: readonly boolean[]): number => trigrams.findIndex((one) => one.lines.every((line, place) => line === lines[place]))

/**
 * The two trigrams of six lines, from the bottom up, and their number in King Wen's order. @throws RangeError unless there are six lines
 */
export const composed = (six: readonly boolean[]): { number: number; lower: Trigram; upper: Trigram } => {
  const [below, above] = [indexOf(six.slice(0, 3)), indexOf(six.slice(3, 6))]
  const [lower, upper, number] = [trigrams[below], trigrams[above], numbers[below]?.[above]]
  if (six.length !== 6 || !lower || !upper || !number) throw new RangeError('a hexagram has six lines')
  return { number, lower, upper }
}
