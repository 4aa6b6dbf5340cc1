import type { LibraryCard } from '@sibyl/contracts/http/library'
import { matches } from './search.ts'

export const groupIds = ['major', 'cups', 'wands', 'swords', 'pentacles', 'courts'] as const
export type GroupId = (typeof groupIds)[number]

export type Group = { id: GroupId; name: string; about: string; has: (card: LibraryCard) => boolean }

const suit = (id: 'cups' | 'wands' | 'swords' | 'pentacles', name: string, about: string): Group => ({
  id,
  name,
  about,
  has: (card) => card.suit === id,
})

/** The five parts that the deck is made of, in its own order. */
export const parts: readonly Group[] = [
  {
    id: 'major',
    name: 'Major Arcana',
    about: 'Twenty-two stations of a life: the Fool goes before, and the others follow from the Magician to the World.',
    has: ({ arcana }) => arcana === 'major',
  },
  suit('cups', 'Cups', 'Water: feeling, bonds, imagination.'),
  suit('wands', 'Wands', 'Fire: will, work, appetite for life.'),
  suit('swords', 'Swords', 'Air: thought, speech, conflict, truth.'),
  suit('pentacles', 'Pentacles', 'Earth: body, craft, money, home.'),
]

const isCourt = ({ suit: has, number }: LibraryCard) => has !== undefined && number === undefined

/** What the deck can be filtered by: its parts, and the courts of all four suits. */
export const groups: readonly Group[] = [
  ...parts,
  { id: 'courts', name: 'Courts', about: 'Page, knight, queen and king of each suit.', has: isCourt },
]

export const groupOf = (id: GroupId | null) => groups.find((group) => group.id === id)

/** The cards of a group, or of all, whose name or keywords begin with what was typed. */
export const found = (cards: readonly LibraryCard[], group: GroupId | null, typed: string) => {
  const { has = () => true } = groupOf(group) ?? {}
  return cards.filter((card) => has(card) && matches(typed, [card.name, ...card.keywords.upright, ...card.keywords.reversed]))
}

/** Two keywords that stand under a card: those that were searched for, else the first upright. */
export const keysShown = ({ keywords: { upright, reversed } }: LibraryCard, typed: string) => {
  const searched = typed.trim() === '' ? [] : [...upright, ...reversed].filter((keyword) => matches(typed, [keyword]))
  return (searched.length > 0 ? searched : upright).slice(0, 2)
}

/** What a card is said to be above its name: "Major Arcana, IX", "Cups, suit of water", "Court of Cups, suit of water". */
export const rankOf = (card: LibraryCard) => {
  const name = parts.find(({ has }) => has(card))?.name ?? ''
  if (!card.suit) return `${name}, ${card.numeral}`
  return `${isCourt(card) ? `Court of ${name}` : name}, suit of ${card.element}`
}
