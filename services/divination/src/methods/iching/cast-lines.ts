import type { Randomness } from '../randomness.ts'

/** 6 is a broken line that changes, 7 an unbroken one that rests, 8 a broken one that rests, 9 an unbroken one that changes. */
export type LineValue = 6 | 7 | 8 | 9

/** A line and the counts it came from: three coins of 2 or 3, or the stalks set aside in three divisions. */
export type CastLine = { value: LineValue; from: readonly [number, number, number] }

export type Way = 'coins' | 'yarrow'

const lineValue = (sum: number): LineValue => (sum === 6 ? 6 : sum === 7 ? 7 : sum === 8 ? 8 : 9)

/** Three coins, heads 3 and tails 2, added: 6, 7, 8, 9 in 1, 3, 3, 1 of 8 casts. */
const byCoins = (chance: Randomness): CastLine => {
  const coin = () => 2 + chance(2)
  const from = [coin(), coin(), coin()] as const
  return { value: lineValue(from[0] + from[1] + from[2]), from }
}

/**
 * Forty-nine yarrow stalks, divided three times. The first division sets aside 5 or, once in four times, 9; the second and third 4 or 8.
 * The smaller count is worth 3 and the larger 2, which gives 6, 7, 8, 9 in 1, 5, 7, 3 of 16 casts.
 */
const byYarrow = (chance: Randomness): CastLine => {
  const from = [chance(4) === 0 ? 9 : 5, chance(2) === 0 ? 8 : 4, chance(2) === 0 ? 8 : 4] as const
  return { value: lineValue(from.reduce((sum, count) => sum + (count < 8 ? 3 : 2), 0)), from }
}

/** Six lines, from the bottom up. */
export const castLines = (way: Way, chance: Randomness): CastLine[] =>
  Array.from({ length: 6 }, () => (way === 'yarrow' ? byYarrow(chance) : byCoins(chance)))
