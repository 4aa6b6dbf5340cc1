import { createHmac } from 'node:crypto'
import { deck } from '../tarot/cards/deck.ts'
import type { DrawnCard } from '../tarot/draw.ts'

const FACES = 156
/** The largest multiple of 156 that four bytes hold. Values from there on are rejected, so that every face is equally likely. */
const FAIR = Math.floor(2 ** 32 / FACES) * FACES

/** The reader's card for a date: the same subject and date always give the same card, and nobody can predict it without the secret. */
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
