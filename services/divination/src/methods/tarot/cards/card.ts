/** The four suits of the minor arcana, in deck order. */
export const suitNames = ['cups', 'wands', 'swords', 'pentacles'] as const
export type Suit = (typeof suitNames)[number]

/** Ranks of a suit, ace to king. */
export const ranks = [
  'ace',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'page',
  'knight',
  'queen',
  'king',
] as const
export type Rank = (typeof ranks)[number]

/** One tarot card. `number` is 0 to 21 for a major and 1 to 10 for a numbered minor; court cards have none. */
export type Card = {
  id: string
  name: string
  arcana: 'major' | 'minor'
  suit?: Suit
  rank?: Rank
  number?: number
  keywords: { upright: readonly string[]; reversed: readonly string[] }
  meaning: { upright: string; reversed: string }
}
