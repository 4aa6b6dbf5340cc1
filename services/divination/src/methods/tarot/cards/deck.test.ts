import { deckOrder } from '@sibyl/contracts/draws/deck-order'
import { cardById, deck } from './deck.ts'

const words = (text: string) => text.split(/\s+/).length

test('the deck has 78 cards with distinct ids, names and meanings', () => {
  expect(deck).toHaveLength(78)
  expect(new Set(deck.map((card) => card.id)).size).toBe(78)
  expect(new Set(deck.map((card) => card.name)).size).toBe(78)
  expect(new Set(deck.flatMap((card) => [card.meaning.upright, card.meaning.reversed])).size).toBe(156)
})

test('the deck runs from the Fool to the King of Pentacles, majors first', () => {
  expect(deck.slice(0, 22).every((card) => card.arcana === 'major')).toBe(true)
  expect(deck.slice(0, 22).map((card) => card.number)).toEqual(Array.from({ length: 22 }, (_, number) => number))
  expect(deck[0]?.id).toBe('major-00')
  expect(deck.at(-1)?.id).toBe('pentacles-king')
})

test('the deck has the order from which draws can be replayed', () => {
  expect(deck.map(({ id }) => id)).toEqual(deckOrder)
})

test.each([
  ['major-02', 'The High Priestess'],
  ['major-08', 'Strength'],
  ['major-11', 'Justice'],
  ['cups-01', 'Ace of Cups'],
  ['swords-08', 'Eight of Swords'],
  ['pentacles-10', 'Ten of Pentacles'],
  ['wands-page', 'Page of Wands'],
])('%s is %s', (id, name) => {
  expect(cardById(id)?.name).toBe(name)
})

test('an unknown id is no card', () => {
  expect(cardById('cups-11')).toBeUndefined()
})

test.each(deck.map((card) => [card.name, card] as const))(
  '%s has keywords and meanings of a readable length, upright and reversed',
  (_name, card) => {
    for (const way of ['upright', 'reversed'] as const) {
      expect(card.keywords[way].length).toBeGreaterThanOrEqual(3)
      expect(card.keywords[way].length).toBeLessThanOrEqual(5)
      expect(words(card.meaning[way])).toBeGreaterThanOrEqual(20)
      expect(words(card.meaning[way])).toBeLessThanOrEqual(45)
    }
  },
)
