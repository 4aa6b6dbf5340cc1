const twoDigits = (count: number, from: number): string[] =>
  Array.from({ length: count }, (_, index) => String(index + from).padStart(2, '0'))

const ranks = [...twoDigits(10, 1), 'page', 'knight', 'queen', 'king']

/** The ids of the 78 cards in the order in which every shuffle begins: majors 0 to 21, then cups, wands, swords and pentacles, ace to king. */
export const deckOrder: readonly string[] = [
  ...twoDigits(22, 0).map((number) => `major-${number}`),
  ...['cups', 'wands', 'swords', 'pentacles'].flatMap((suit) => ranks.map((rank) => `${suit}-${rank}`)),
]
