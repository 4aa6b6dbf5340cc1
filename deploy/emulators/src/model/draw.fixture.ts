import { capitalised } from './compose/template.ts'
import { cardNames } from './matters/cards.ts'
import { inWords } from './matters/matter.ts'
import type { ReadingRequest } from './reading-request.ts'

/** The spreads a reading can have: its timeframe and the positions in order. */
export const spreads = {
  present: ['present', ['situation', 'challenge', 'advice']],
  tomorrow: ['tomorrow', ['energy', 'obstacle', 'advice']],
  week: ['week', ['theme', 'help', 'block', 'advice', 'outcome']],
  month: ['month', ['theme', 'help', 'block', 'advice', 'outcome']],
  'celtic cross': [
    'present',
    ['situation', 'challenge', 'foundation', 'past', 'crown', 'future', 'self', 'others', 'hopes-and-fears', 'outcome'],
  ],
  'long tomorrow': ['tomorrow', ['morning', 'midday', 'evening', 'obstacle', 'advice']],
  'seven days': ['week', ['day-1', 'day-2', 'day-3', 'day-4', 'day-5', 'day-6', 'day-7']],
  horseshoe: ['month', ['past', 'present', 'hidden', 'obstacle', 'others', 'advice', 'outcome']],
} as const

export type SpreadName = keyof typeof spreads

export type Dealt = { card: string; reversed: boolean }

const weekdays = ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** A reading request for the first cards of `dealt`, with the pattern facts the divination service would add. */
export function tarotRequest(spread: SpreadName, dealt: readonly Dealt[], question: string, date = '2026-11-21'): ReadingRequest {
  const [timeframe, positions] = spreads[spread]
  const drawn = dealt.slice(0, positions.length)
  const of = drawn.length
  const cards = drawn.map(({ card, reversed }, index) => ({
    id: `card-${index + 1}`,
    label: `${cardNames().get(card)}${reversed ? ', reversed' : ''}`,
    detail: spread === 'seven days' ? `${weekdays[index]}.` : 'Drawn from a full shuffle of 78 cards.',
    data: { card, position: positions[index] ?? '', reversed },
  }))
  const majors = drawn.filter(({ card }) => card.startsWith('major-')).length
  const turned = drawn.filter(({ reversed }) => reversed).length
  const swords = drawn.filter(({ card }) => card.startsWith('swords-')).length
  const patterns = [
    {
      id: 'majors',
      label: `${capitalised(inWords(majors))} of the ${inWords(of)} ${majors === 1 ? 'is' : 'are'} of the major arcana`,
      data: { count: majors, of },
    },
    {
      id: 'reversals',
      label: `${capitalised(inWords(turned))} of the ${inWords(of)} ${turned === 1 ? 'lies' : 'lie'} reversed`,
      data: { count: turned, of },
    },
    ...(swords === 1 ? [{ id: 'suit', label: 'the only card of Swords', data: { suit: 'swords', count: 1 } }] : []),
  ]
  return { task: 'reading', method: 'tarot', timeframe, date, reader: { question }, facts: [...cards, ...patterns] }
}

/** The request for a daily card. */
export function dailyRequest(dealt: Dealt, date = '2026-11-21'): ReadingRequest {
  const { facts, ...rest } = tarotRequest('present', [dealt], '', date)
  return {
    ...rest,
    method: 'daily-card',
    timeframe: null,
    facts: facts.slice(0, 1).map((fact) => ({ ...fact, data: { ...fact.data, position: 'day' } })),
  }
}
