/** Where chance comes from: a whole number below `bound`, each as likely as any other. */
export type Randomness = (bound: number) => number

const WORDS = 2 ** 32

/**
 * Chance out of prepared 32-bit words, in their order. What lies above the largest multiple of the bound is passed over, so that every
 * number is equally likely. @throws RangeError when the words are used up
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

/**
 * Shuffles the full deck (Fisher and Yates, from the bottom up; Knuth's algorithm P), takes the first `count` cards, and turns each by
 * one further bit, 1 being reversed.
 */
export const drawFrom = <Card>(deck: readonly Card[], count: number, chance: Randomness): { card: Card; reversed: boolean }[] => {
  const cards = [...deck]
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const chosen = chance(last + 1)
    const [a, b] = [cards[last], cards[chosen]]
    if (a !== undefined && b !== undefined) [cards[last], cards[chosen]] = [b, a]
  }
  return cards.slice(0, count).map((card) => ({ card, reversed: chance(2) === 1 }))
}
