/** The four suits of the minor arcana, in the deck's order. */
export type Suit = 'cups' | 'wands' | 'swords' | 'pentacles'

/** Ranks of a suit, ace to king. */
export type Rank =
  | 'ace'
  | 'two'
  | 'three'
  | 'four'
  | 'five'
  | 'six'
  | 'seven'
  | 'eight'
  | 'nine'
  | 'ten'
  | 'page'
  | 'knight'
  | 'queen'
  | 'king'

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

/** What a suit's data file says of each card; name, id, suit and number follow from its rank. */
export type SuitCard = Pick<Card, 'keywords' | 'meaning'>
