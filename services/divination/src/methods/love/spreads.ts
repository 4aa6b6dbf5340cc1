import type { Position, Spread } from '../tarot/spreads.data.ts'

const yours: Position = { id: 'self', name: 'You', as: 'you' }
const between: Position = { id: 'between', name: 'Between you', as: 'what is between you' }
const other: Position = { id: 'other', name: 'The other, as you see them', as: 'the other as you see them' }
const step: Position = { id: 'step', name: 'The next step', as: 'the next step' }
const support: Position = { id: 'support', name: 'What holds you', as: 'what holds you' }

/** The spread for two people, and the one for a reader who is hurt. */
export const loveSpreads = {
  pair: { id: 'pair', name: 'Two cards for two', positions: [yours, between] },
  four: { id: 'pair-in-four', name: 'Four cards for two', positions: [yours, other, between, step] },
  safe: { id: 'pair-safe', name: 'Two cards for you', positions: [yours, support] },
} satisfies Record<string, Spread>
