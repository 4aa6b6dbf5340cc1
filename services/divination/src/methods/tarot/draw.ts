import { drawFrom, type Randomness } from '@sibyl/contracts/draws/shuffle'
import type { Card } from './cards/card.ts'
import { deck } from './cards/deck.ts'

export type DrawnCard = { card: Card; reversed: boolean }

/** The first `count` cards of the full deck, shuffled, each upright or reversed. */
export const drawCards = (count: number, chance: Randomness): DrawnCard[] => drawFrom(deck, count, chance)
