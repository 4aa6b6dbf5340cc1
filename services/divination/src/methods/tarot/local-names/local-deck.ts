import type { Rank, Suit } from '../cards/card.ts'

/** How one language names the cards. All are sources of regular expressions; forms of declension are part of them. */
export type LocalDeck = {
  /** Majors by number, without their article. */
  majors: readonly string[]
  /** Numbers of the majors whose name says nothing else in a reading, so that it counts wherever it stands. */
  distinct: readonly number[]
  /** Articles before a name, each with the space after it; empty where the language has none. */
  article: string
  /** What may stand between the word for a card and its name. */
  card: string
  /** What says that the card named before it is reversed. */
  reversed: string
  /** Whether a capital within a sentence tells a name from a word; in German every noun has one. */
  capitalsTell: boolean
  /** The minors: rank, what joins, suit. */
  ranks: Readonly<Record<Rank, string>>
  joint: string
  suits: Readonly<Record<Suit, string>>
  /** What a suit is called before its rank in one word. */
  compounds?: Readonly<Record<Suit, string>>
  /** Whether the rank must be written with a capital. */
  rankCapital: boolean
}
