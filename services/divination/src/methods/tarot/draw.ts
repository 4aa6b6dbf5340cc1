import { drawFrom, type Randomness, type Taking } from '@sibyl/contracts/draws/shuffle'
import type { Card } from './cards/card.ts'
import { deck } from './cards/deck.ts'

export type DrawnCard = { card: Card; reversed: boolean }

/** Takes `count` cards of the full deck, shuffled, each upright or reversed: those picked, then the topmost. */
export const drawCards = (count: number, chance: Randomness, taking?: Taking): DrawnCard[] => drawFrom(deck, count, chance, taking)
