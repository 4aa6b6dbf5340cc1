import type { Fact } from '@sibyl/contracts/http/readings'
import { litBy } from './covered-facts.ts'

const fact = (id: string, data: Fact['data'] = {}): Fact => ({ id, label: id, detail: '', data })
const lit = (id: string, all: Fact[]) => [...litBy(all.find((one) => one.id === id) ?? null, all)]

test('nothing is highlighted while no fact is open', () => {
  expect(litBy(null, [fact('sun')]).size).toBe(0)
})

test('a fact about several cards highlights those cards, and a card’s own fact only that card', () => {
  const all = [
    fact('card-1', { card: 'major-09', reversed: false }),
    fact('card-2', { card: 'swords-08', reversed: true }),
    fact('card-3', { card: 'swords-page', reversed: false }),
    fact('majors', { count: 1, of: 3 }),
    fact('reversals', { count: 1, of: 3 }),
    fact('suit-swords', { suit: 'swords', count: 2, of: 3 }),
  ]
  expect(lit('majors', all)).toEqual(['majors', 'card-1'])
  expect(lit('reversals', all)).toEqual(['reversals', 'card-2'])
  expect(lit('suit-swords', all)).toEqual(['suit-swords', 'card-2', 'card-3'])
  expect(lit('card-2', all)).toEqual(['card-2'])
})

test('in a chart it highlights the bodies that a fact is about', () => {
  const all = [
    fact('sun', { body: 'sun', sign: 11 }),
    fact('moon', { body: 'moon', sign: 5 }),
    fact('saturn', { body: 'saturn', sign: 3 }),
    fact('node', { body: 'node', sign: 7 }),
    fact('aspect-sun-moon', { a: 'sun', b: 'moon', aspect: 'opposition' }),
    fact('elements', { dominant: 'water' }),
    fact('modes', { dominant: 'mutable' }),
    fact('chart-ruler', { ruler: 'moon' }),
    fact('moon-phase', { phase: 'full' }),
  ]
  expect(lit('aspect-sun-moon', all)).toEqual(['aspect-sun-moon', 'sun', 'moon'])
  expect(lit('elements', all)).toEqual(['elements', 'sun', 'saturn'])
  expect(lit('modes', all)).toEqual(['modes', 'sun', 'moon'])
  expect(lit('chart-ruler', all)).toEqual(['chart-ruler', 'moon'])
  expect(lit('moon-phase', all)).toEqual(['moon-phase', 'sun', 'moon'])
})

test('an aspect of the Moon in a week highlights the Moon of that day', () => {
  const all = [
    fact('day-1-moon', { kind: 'moon-day', local: 'Saturday 21 November' }),
    fact('day-2-moon', { kind: 'moon-day', local: 'Sunday 22 November' }),
    fact('transit-moon-trine-mars', { a: 'moon', b: 'mars', local: 'Sunday 22 November, 07:38' }),
    fact('transit-sun-trine-mars', { a: 'sun', b: 'mars', local: 'Sunday 22 November, 07:38' }),
  ]
  expect(lit('transit-moon-trine-mars', all)).toEqual(['transit-moon-trine-mars', 'day-2-moon'])
  expect(lit('transit-sun-trine-mars', all)).toEqual(['transit-sun-trine-mars'])
})

test('facts about a hexagram highlight it, a changing line only that line', () => {
  const all = [
    fact('primary', { hexagram: 57 }),
    fact('relating', { hexagram: 23 }),
    fact('nuclear', { hexagram: 38 }),
    fact('trigrams', { upper: 'wind', lower: 'wind' }),
    fact('judgement', { hexagram: 57 }),
    fact('relating-judgement', { hexagram: 23 }),
    fact('line-2', { hexagram: 57, line: 2 }),
  ]
  expect(lit('trigrams', all)).toEqual(['trigrams', 'primary'])
  expect(lit('judgement', all)).toEqual(['judgement', 'primary'])
  expect(lit('relating-judgement', all)).toEqual(['relating-judgement', 'relating'])
  expect(lit('line-2', all)).toEqual(['line-2'])
  expect(lit('primary', all)).toEqual(['primary'])
})

test('numbers and symbols that a fact names are highlighted', () => {
  const numbers = [fact('life-path', { role: 'life-path' }), fact('soul-urge', { role: 'soul-urge' })]
  expect(lit('bridge', [...numbers, fact('bridge', { between: ['Life Path', 'Expression'] })])).toEqual(['bridge', 'life-path'])
  expect(lit('echo', [...numbers, fact('echo', { roles: ['Life Path', 'Soul Urge'] })])).toEqual(['echo', 'life-path', 'soul-urge'])
  const symbols = [fact('symbol-1'), fact('symbol-2'), fact('person-1')]
  expect(lit('thread', [...symbols, fact('thread', { of: ['symbol-1', 'person-1'] })])).toEqual(['thread', 'symbol-1', 'person-1'])
  expect(lit('turn', [...symbols, fact('turn', { before: 'symbol-1', after: 'symbol-2' })])).toEqual(['turn', 'symbol-1', 'symbol-2'])
})
