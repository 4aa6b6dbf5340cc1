import { createHmac } from 'node:crypto'
import type { Fact } from '@sibyl/contracts/http/readings'
import { deck } from '../tarot/cards/deck.ts'
import type { DrawnCard } from '../tarot/draw.ts'
import { tarotFacts } from '../tarot/facts.ts'

const FACES = 156
/** The largest multiple of 156 that four bytes hold; what lies above is rejected so that every face is equally likely. */
const FAIR = Math.floor(2 ** 32 / FACES) * FACES

/** The card of a reader's day: the same subject and date always give the same card, and nobody without the secret can tell it beforehand. */
export const cardOfTheDay = (secret: string, subject: string, date: string): DrawnCard => {
  for (let round = 0; ; round += 1) {
    const digest = createHmac('sha256', secret).update(`${subject}|${date}|${round}`).digest()
    for (let offset = 0; offset + 4 <= digest.length; offset += 4) {
      const value = digest.readUInt32BE(offset)
      const card = deck[Math.floor((value % FACES) / 2)]
      if (value < FAIR && card) return { card, reversed: value % 2 === 1 }
    }
  }
}

export const dailyCardSpread = {
  id: 'daily-card',
  name: 'The card of the day',
  positions: [{ id: 'day', name: 'Today', as: 'the card of the day' }],
} as const

export const dailyCardFacts = (drawn: DrawnCard): Fact[] => {
  const [fact] = tarotFacts([drawn], dailyCardSpread)
  if (!fact) return []
  const why = 'Chosen by a keyed hash of you and the date, all 156 faces equally likely: the same all day, and known to nobody before.'
  return [{ ...fact, data: { ...fact.data, why } }]
}
