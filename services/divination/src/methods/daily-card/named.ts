import type { Naming } from '../method.ts'
import { cardNaming } from '../tarot/named.ts'

/** A text may name the card of the day and no other. */
export const dailyCardNaming: Naming = cardNaming
