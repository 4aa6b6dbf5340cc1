import type { LibraryCard } from '@sibyl/contracts/http/library'
import { findCards, readTyped } from './find-cards.ts'

const card = (over: Partial<LibraryCard>) => ({ arcana: 'minor', ...over }) as LibraryCard

const cards = [
  card({ id: 'major-05', name: 'The Hierophant', number: 5, numeral: 'V' }),
  card({ id: 'major-10', name: 'Wheel of Fortune', number: 10, numeral: 'X' }),
  card({ id: 'major-18', name: 'The Moon', number: 18, numeral: 'XVIII' }),
  card({ id: 'pentacles-08', name: 'Eight of Pentacles', suit: 'pentacles', rank: 'eight', number: 8 }),
  card({ id: 'cups-queen', name: 'Queen of Cups', suit: 'cups', rank: 'queen' }),
]

test.each([
  ['moon', ['major-18']],
  ['8p', ['pentacles-08']],
  ['eight pen', ['pentacles-08']],
  ['xviii', ['major-18']],
  ['X', ['major-10', 'major-18']],
  ['qc', ['cups-queen']],
  ['dragon', []],
])('%s finds %j', (words, ids) => {
  expect(findCards(cards, words).map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['8p r', { words: '8p', reversed: true }],
  ['moon reversed', { words: 'moon', reversed: true }],
  ['star', { words: 'star', reversed: false }],
])('%s is read as %j', (typed, read) => {
  expect(readTyped(typed)).toEqual(read)
})
