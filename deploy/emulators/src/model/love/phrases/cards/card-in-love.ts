/** What the emulator can say of a card, one way up, where it is read for a bond between two. */
export type InLove = {
  /** What people do where this card lies: gerunds of at most nine words that say neither "you" nor "I". */
  ways: readonly [string, string]
  /** What that may cost: a noun phrase or a gerund of at most nine words. */
  cost: string
  /** A question of at most twelve words, fit for any stage of a bond. */
  asks: string
  /** Something small to do with the other person, a sentence of at most twelve words. */
  together: string
  /** The same for one's own, where nothing should lead to the other person. */
  alone: string
}

type CardInLove = { upright: InLove; reversed: InLove }

export type CardsInLove = Readonly<Record<string, CardInLove>>
