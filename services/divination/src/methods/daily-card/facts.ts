import type { Fact } from '@sibyl/contracts/http/readings'
import type { DrawnCard } from '../tarot/draw.ts'
import { tarotFacts } from '../tarot/facts.ts'

export const dailyCardSpread = {
  id: 'daily-card',
  name: 'The card of the day',
  positions: [{ id: 'day', name: 'Today', as: 'the card of the day' }],
} as const

export const dailyCardFacts = (drawn: DrawnCard): Fact[] => {
  const [fact] = tarotFacts([drawn], dailyCardSpread)
  if (!fact) return []
  const why =
    'Chosen by a keyed hash of you and the date, all 156 faces equally likely, and the same all day. Only the oracle, which holds the key, could compute it earlier.'
  return [{ ...fact, data: { ...fact.data, why } }]
}
