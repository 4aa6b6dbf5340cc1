import type { LibraryCard } from '@sibyl/contracts/http/library'
import { ranks, groups as texts } from '#texts/deck-groups.ts'
import { matches } from '../../lib/search-words.ts'

export const groupIds = ['major', 'cups', 'wands', 'swords', 'pentacles', 'courts'] as const
export type GroupId = (typeof groupIds)[number]

export type Group = { id: GroupId; name: string; about: string; has: (card: LibraryCard) => boolean }

const suit = (id: 'cups' | 'wands' | 'swords' | 'pentacles'): Group => ({
  id,
  ...texts[id],
  has: (card) => card.suit === id,
})

/** The five parts of the deck, in its own order. */
export const parts: readonly Group[] = [
  { id: 'major', ...texts.major, has: ({ arcana }) => arcana === 'major' },
  suit('cups'),
  suit('wands'),
  suit('swords'),
  suit('pentacles'),
]

const isCourt = ({ suit: has, number }: LibraryCard) => has !== undefined && number === undefined

/** The filters of the deck: its parts, and the courts of all four suits. */
export const groups: readonly Group[] = [...parts, { id: 'courts', ...texts.courts, has: isCourt }]

export const groupOf = (id: GroupId | null) => groups.find((group) => group.id === id)

/** The cards of a group, or of all, with a name or keyword that starts with the search text. */
export const found = (cards: readonly LibraryCard[], group: GroupId | null, typed: string) => {
  const { has = () => true } = groupOf(group) ?? {}
  return cards.filter((card) => has(card) && matches(typed, [card.name, ...card.keywords.upright, ...card.keywords.reversed]))
}

/** Two keywords to show under a card: those that match the search, else the first upright ones. */
export const keysShown = ({ keywords: { upright, reversed } }: LibraryCard, typed: string) => {
  const searched = typed.trim() === '' ? [] : [...upright, ...reversed].filter((keyword) => matches(typed, [keyword]))
  return (searched.length > 0 ? searched : upright).slice(0, 2)
}

/** The line above a card's name: "Major Arcana, IX", "Cups, suit of water", "Court of Cups, suit of water". */
export const rankOf = (card: LibraryCard) => {
  if (!card.suit) return ranks.major(card.numeral ?? '')
  return isCourt(card) ? ranks.court[card.suit] : ranks.suit[card.suit]
}
