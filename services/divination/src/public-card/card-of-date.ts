import { createHmac } from 'node:crypto'
import { deckOrder } from '@sibyl/contracts/draws/deck-order'
import { commitmentTo, DRAW_ALGORITHM, randomWords } from '@sibyl/contracts/draws/sealed-draw'
import { drawFrom, randomnessOf } from '@sibyl/contracts/draws/shuffle'
import type { PublicCard } from '@sibyl/contracts/http/public-card'
import type { SignDraw } from '../draws/sign-draws.ts'
import { dailyCardFacts } from '../methods/daily-card/facts.ts'
import { dailyCardImage } from '../methods/daily-card/picture.ts'
import { cardById, cardLabel } from '../methods/tarot/cards/deck.ts'

export type DayPorts = { dailySecret: string; signDraw: SignDraw }

/** The seed of a day follows from the service's secret, so all replicas draw the same card, and nobody else can draw it earlier. */
const seedOf = (secret: string, date: string): string => createHmac('sha256', secret).update(`public-card|${date}`).digest('hex')

/** The signed commitment to a day's seed. It may be published before the day; the seed itself only on the day. */
const sealOf = async ({ signDraw }: DayPorts, date: string, seed: string) => {
  const promise = { date, id: `day-${date}`, algorithm: DRAW_ALGORITHM, commitment: await commitmentTo(seed) }
  return { ...promise, seal: await signDraw('sibyl-draw-seal', promise) }
}

/** The seal of a day that is still to come. */
export const sealOfDate = (ports: DayPorts, date: string) => sealOf(ports, date, seedOf(ports.dailySecret, date))

/** The public card of a date: the topmost card of a deck that a seed of that day shuffles, like the deck of any sealed draw. */
export const cardOfDate = async (ports: DayPorts, date: string): Promise<PublicCard> => {
  const seed = seedOf(ports.dailySecret, date)
  const sealed = await sealOf(ports, date, seed)
  const words = await randomWords({ seed, drawId: sealed.id, cut: '' })
  const [drawn = { card: '', reversed: false }] = drawFrom(deckOrder, 1, randomnessOf(words))
  const { card: id, reversed } = drawn
  const card = cardById(id)
  if (!card) throw new RangeError(`the deck has no card ${id}`)
  const way = reversed ? 'reversed' : 'upright'
  return {
    card: id,
    label: cardLabel(id, reversed) ?? card.name,
    reversed,
    meaning: card.meaning[way],
    keywords: [...card.keywords[way]],
    picture: dailyCardImage(dailyCardFacts({ card, reversed })).src,
    draw: { ...sealed, seed },
  }
}
