import type { Fact } from '@sibyl/contracts/http/readings'
import { miskindedCard } from './kinds.ts'

const cards: Fact[] = ['major-16', 'cups-queen', 'swords-06'].map((card, index) => ({
  id: `card-${index + 1}`,
  label: card,
  detail: '',
  data: { card, reversed: false },
}))

test.each([
  'The Tower is a minor card.',
  'The Queen of Cups belongs to the major arcana.',
  'The Six of Swords, a card of Wands, burns.',
  'The Six of Swords is one of the court cards.',
  'Die Sechs der Schwerter ist eine Hofkarte.',
  'La Torre es un arcano menor.',
  'La Tour est une carte de Coupes.',
  'Věž patří k malým arkánům.',
])('“%s” gives a card another kind than its own', (text) => expect(miskindedCard(text, cards)).toBeDefined())

test.each([
  'The Tower is the only card of the major arcana.',
  'The Queen of Cups, a court card, is one of the minor arcana.',
  'The Tower and the Queen, a court card, face each other.',
  'The Tower is the major turn of the row.',
  'The Tower is from another house than the Swords.',
  'Der Turm gehört zu den Großen Arkana.',
  'La Reine de Coupes est une carte de Coupes.',
])('“%s” does not', (text) => expect(miskindedCard(text, cards)).toBeUndefined())

test('The only card is “it”', () => {
  expect(miskindedCard('It is a card of Cups.', cards.slice(0, 1))).toBeDefined()
  expect(miskindedCard('It is a card of the major arcana. It is a card of quiet hours.', cards.slice(0, 1))).toBeUndefined()
})
