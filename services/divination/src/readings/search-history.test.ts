import { type Reading, requested } from './reading.ts'
import { matches, type Search } from './search-history.ts'

const reading = {
  ...requested(
    {
      _id: 'r',
      readerId: 'reader',
      methodId: 'tarot',
      formData: { timeframe: 'week', question: 'Soll ich das Café in der Straße in Brünn kaufen?' },
      date: '2026-11-21',
      paid: true,
      facts: [{ id: 'card-1', label: 'The Hermit', detail: '', data: {} }],
      images: [],
    },
    '2026-11-21T23:30:00.000Z',
  ).next,
  title: 'A lamp at arm’s length',
  content: 'It rests on [the **old** lantern](fact:card-1).',
} satisfies Reading

const found: [string, Search][] = [
  ['a word of the question, without its accents', { words: 'cafe brunn' }],
  ['words of the title in another case', { words: 'LAMP' }],
  ['words of the text that its marks part', { words: 'old lantern' }],
  ['the name of a drawn card', { words: 'hermit' }],
  ['ss for ß, and a word of the answer to a further question', { words: 'strasse lighthouse' }],
  ['words from several places', { words: 'hermit kaufen' }],
  ['its own date as first and last day', { from: '2026-11-21', to: '2026-11-21' }],
]
const missed: [string, Search][] = [
  ['one word of two that it lacks', { words: 'hermit tower' }],
  ['the address of a fact, which nobody reads', { words: 'fact:card' }],
  ['a later first day', { from: '2026-11-22' }],
  ['an earlier last day', { to: '2026-11-20' }],
]

test.each(found)('a reading is found by %s', (_, search) => expect(matches(search)(reading, 'the lighthouse')).toBe(true))
test.each(missed)('a reading is not found by %s', (_, search) => expect(matches(search)(reading)).toBe(false))
