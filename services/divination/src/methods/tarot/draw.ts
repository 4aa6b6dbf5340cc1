import type { Randomness } from '../randomness.ts'
import type { Card } from './cards/card.ts'
import { deck } from './cards/deck.ts'

export type DrawnCard = { card: Card; reversed: boolean }

/** Shuffles the full deck (Fisher and Yates, from the top down), turns each drawn card by one further bit, and takes the first `count`. */
export const drawCards = (count: number, chance: Randomness): DrawnCard[] => {
  const cards = [...deck]
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const chosen = chance(last + 1)
    const [a, b] = [cards[last], cards[chosen]]
    if (a && b) [cards[last], cards[chosen]] = [b, a]
  }
  return cards.slice(0, count).map((card) => ({ card, reversed: chance(2) === 1 }))
}
