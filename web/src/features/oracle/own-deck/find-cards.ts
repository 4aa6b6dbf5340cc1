import type { LibraryCard } from '@sibyl/contracts/http/library'
import { matches } from '../../../lib/search-words.ts'

export const suits = ['major', 'cups', 'wands', 'swords', 'pentacles'] as const
export type Suit = (typeof suits)[number]

export const cardsOf = (cards: readonly LibraryCard[], suit: Suit) => cards.filter((card) => (card.suit ?? 'major') === suit)

const REVERSED = /\s+r(?:ev\p{L}*)?$/iu

/** What a reader typed: words that name a card, and whether it lies reversed ("8p r", "moon reversed"). */
export const readTyped = (typed: string) => ({ words: typed.replace(REVERSED, '').trim(), reversed: REVERSED.test(typed) })

/** A card's short names: `8p`, `qc` for minors, the numeral and the number for majors. */
const shortNames = ({ suit, rank = '', number, numeral }: LibraryCard) =>
  suit ? [`${number ?? rank.charAt(0)}${suit.charAt(0)}`, `${rank.slice(0, 2)}${suit.charAt(0)}`] : [numeral ?? '', String(number)]

/** The cards whose name, or short name, begins with what was typed; one with exactly this short name comes first. */
export const findCards = (cards: readonly LibraryCard[], words: string): LibraryCard[] => {
  const isExact = (card: LibraryCard) => shortNames(card).some((name) => name.toLowerCase() === words.toLowerCase())
  return cards
    .filter((card) => matches(words, [card.name, ...shortNames(card)]))
    .toSorted((one, other) => Number(isExact(other)) - Number(isExact(one)))
}
