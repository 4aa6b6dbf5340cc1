import type { DrawnCard } from '../../../tarot/drawn-card.ts'
import type { CardsInLove, InLove } from './card-in-love.ts'
import { cups } from './cups.ts'
import { majorsEarly } from './majors-early.ts'
import { majorsLate } from './majors-late.ts'
import { pentacles } from './pentacles.ts'
import { swords } from './swords.ts'
import { wands } from './wands.ts'

/** By the id of the card. */
export const cards: CardsInLove = { ...majorsEarly, ...majorsLate, ...cups, ...wands, ...swords, ...pentacles }

/** For a card the emulator has not met. */
const unknown: InLove = {
  ways: ['taking a second look at what seemed settled', 'asking what somebody means before answering'],
  cost: 'a little of the comfort of being sure',
  asks: 'What did you see first, and what on looking again?',
  together: 'Ask one open question, and wait for the whole answer.',
  alone: 'Write down what you noticed first.',
}

/** What a drawn card says of a bond, the way up it lies. */
export const inLoveOf = ({ key, reversed }: DrawnCard): InLove => cards[key]?.[reversed ? 'reversed' : 'upright'] ?? unknown
