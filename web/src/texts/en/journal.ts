import type { Statistics } from '@sibyl/contracts/http/journal'
import { counted } from './counted.ts'

type Tally = Statistics['tallies'][number]

const kinds: Record<Tally['kind'], string> = {
  majors: 'Major arcana',
  cups: 'Cups',
  wands: 'Wands',
  swords: 'Swords',
  pentacles: 'Pentacles',
  reversed: 'Reversed',
  'most-drawn': 'The card drawn most',
}

const results: Record<Tally['result'], string> = {
  chance: 'About what chance gives.',
  more: 'More than chance usually gives.',
  fewer: 'Fewer than chance usually gives.',
}

const times = (count: number) => (count === 2 ? 'twice' : `${count} times`)

export const journal = {
  title: 'Journal',
  opening: 'Opening your journal',
  failed: 'Your journal could not be loaded.',
  previous: 'Previous month',
  next: 'Next month',
  month: (name: string) => `The days of ${name}`,
  day: (date: string, moon: string, readings: number) => `${date}, ${moon}: ${counted(readings, 'reading')}`,
  more: (count: number) => `+${count}`,
  empty: 'No readings in this month.',
  keys: 'Each day with readings is a button. The arrow keys go from one to the next and skip the other days.',
  again: (count: number) => `${times(count)} this month`,
  drawnAgain: 'drawn again this month',
  moon: (phase: string) => phase,
  stored: 'You are offline. This month is shown as this device last saw it.',
  notStored: 'You are offline, and this month is not on this device. It opens once there is a connection.',
}

export const statistics = {
  title: 'Your draws against chance',
  opening: 'Counting your cards',
  failed: 'Your cards could not be counted.',
  none: 'Your cards are counted here once you have drawn some.',
  lead: (cards: number, readings: number) =>
    `${counted(cards, 'card')} in ${counted(readings, 'reading')}, counted against a fair deck. Cards from your own deck and clarifying cards are left out.`,
  kinds,
  results,
  count: ({ kind, count, of }: Tally) => (kind === 'most-drawn' ? (count === 1 ? 'once' : times(count)) : `${count} of ${of}`),
  chance: ({ expected, interval: [low, high] }: Tally) =>
    `Chance gives about ${Math.round(expected)}${low === high ? '' : `, usually ${low} to ${high}`}.`,
  together: (unusual: boolean) =>
    unusual
      ? 'Taken together, these counts are rarer than in nineteen of twenty fair decks. Chance still makes one such deck in twenty.'
      : 'Taken together, nothing here would surprise a fair deck. Of twenty such lines about one falls outside its range by chance alone.',
  most: 'Cards that came again',
  times: (count: number) => times(count),
}
