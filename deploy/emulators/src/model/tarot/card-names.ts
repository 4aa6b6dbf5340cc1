const majorNames = [
  'The Fool',
  'The Magician',
  'The High Priestess',
  'The Empress',
  'The Emperor',
  'The Hierophant',
  'The Lovers',
  'The Chariot',
  'Strength',
  'The Hermit',
  'Wheel of Fortune',
  'Justice',
  'The Hanged Man',
  'Death',
  'Temperance',
  'The Devil',
  'The Tower',
  'The Star',
  'The Moon',
  'The Sun',
  'Judgement',
  'The World',
]
const ranks = ['Ace', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Page', 'Knight', 'Queen', 'King']

/** The suits, in the deck's order, by the first part of a card's id. */
const suits = ['cups', 'wands', 'swords', 'pentacles'] as const

type Suit = (typeof suits)[number]

/** Every card's name by its id: what a model knows of tarot before it is told which cards were drawn. */
export const cardNames: ReadonlyMap<string, string> = new Map([
  ...majorNames.map((name, index) => [`major-${String(index).padStart(2, '0')}`, name] as const),
  ...suits.flatMap((suit) => ranks.map((rank, index) => [cardId(suit, rank, index), `${rank} of ${capital(suit)}`] as const)),
])

function cardId(suit: Suit, rank: string, index: number): string {
  return `${suit}-${index < 10 ? String(index + 1).padStart(2, '0') : rank.toLowerCase()}`
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
