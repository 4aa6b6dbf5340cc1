import type { JournalDay } from '@sibyl/contracts/http/journal'
import { recapOf } from './recap.ts'

const moon = (lit: number) => ({ phase: 0, lit })
const reading = (cards: JournalDay['readings'][number]['cards'], spoke?: 0 | 1 | 2): JournalDay['readings'][number] => ({
  _id: 'rd_1',
  methodId: 'tarot',
  title: 'A lamp',
  createdAt: '2026-10-01T12:00:00.000Z',
  cards,
  ...(spoke !== undefined && { journal: { spoke, note: 'Mine.' } }),
})
const card = (id: string, label: string, times: number) => ({ card: id, label, reversed: label.endsWith('reversed'), times })

test('a month is its cards, the one seen most, its Moons and what spoke', () => {
  const days: JournalDay[] = [
    {
      date: '2026-10-01',
      moon: moon(0.4),
      readings: [reading([card('major-09', 'The Hermit, reversed', 2), card('cups-02', 'Two of Cups', 1)], 2)],
    },
    { date: '2026-10-02', moon: moon(0.02), readings: [] },
    { date: '2026-10-03', moon: moon(0.99), readings: [reading([card('major-09', 'The Hermit', 2)], 0), reading([])] },
  ]
  expect(recapOf(days)).toEqual({
    cards: 3,
    reversed: 1,
    spoke: { count: 1, of: 2 },
    most: { label: 'The Hermit', times: 2 },
    fresh: '2026-10-02',
    full: '2026-10-03',
    rays: [
      { day: 0, shift: -0.25, spoke: 2 },
      { day: 0, shift: 0.25, spoke: 2 },
      { day: 2, shift: 0, spoke: 0 },
    ],
  })
})

test('a month without cards has no card seen most', () => {
  expect(recapOf([{ date: '2026-10-01', moon: moon(0.5), readings: [reading([])] }])).toMatchObject({ cards: 0, most: null, rays: [] })
})
