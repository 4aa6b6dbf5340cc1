/** A source of chance: a whole number below `bound`, each equally likely. */
export type Randomness = (bound: number) => number

const WORDS = 2 ** 32

/**
 * Random numbers from prepared 32-bit words, in their order. Skips words above the largest multiple of the bound, so that every number is
 * equally likely. @throws RangeError when the words are used up
 */
export const randomnessOf = (words: readonly number[]): Randomness => {
  let next = 0
  return (bound) => {
    for (;;) {
      const word = words[next]
      if (word === undefined) throw new RangeError('the random words are used up')
      next += 1
      if (word < WORDS - (WORDS % bound)) return word % bound
    }
  }
}

/** How cards are taken from a shuffled deck: by positions from 0, the topmost if none are picked, and whether any may be reversed. */
export type Taking = { picks?: readonly number[] | undefined; uprightOnly?: boolean | undefined }

/** The positions of `count` cards: those that were picked, then the topmost of the rest. */
export const positionsTaken = (count: number, { picks = [] }: Taking = {}): number[] => {
  const rest = Array.from({ length: count + picks.length }, (_, position) => position).filter((position) => !picks.includes(position))
  return [...picks, ...rest].slice(0, count)
}

/**
 * Shuffles the full deck (Fisher and Yates, from the bottom up; Knuth's algorithm P), uses one further bit for the orientation of each card
 * from the top, 1 being reversed, and takes `count` cards.
 */
export const drawFrom = <Card>(
  deck: readonly Card[],
  count: number,
  chance: Randomness,
  taking: Taking = {},
): { card: Card; reversed: boolean }[] => {
  const cards = [...deck]
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const chosen = chance(last + 1)
    const [a, b] = [cards[last], cards[chosen]]
    if (a !== undefined && b !== undefined) [cards[last], cards[chosen]] = [b, a]
  }
  const lying = cards.map((card) => ({ card, reversed: chance(2) === 1 && !taking.uprightOnly }))
  return positionsTaken(count, taking).flatMap((position) => lying[position] ?? [])
}
