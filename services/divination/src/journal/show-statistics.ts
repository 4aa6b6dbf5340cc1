import type { getStatistics } from '@sibyl/contracts/http/journal'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { inPages } from '@sibyl/platform/store/in-pages'
import { cardFacts } from '../methods/tarot/cards/card-facts.ts'
import type { Readings } from '../readings/collections.ts'
import type { Reading } from '../readings/reading.ts'
import type { Wallets } from '../wallet/collections.ts'
import { requireNotErased } from '../wallet/known-erased.ts'
import { type CountedDraw, statisticsOf } from './statistics.ts'

/**
 * The cards that our deck gave in a reading. A clarifying card does not count: the reader asks for it with the other cards in sight, so the
 * number of cards drawn would depend on which they are.
 */
const drawIn = ({ facts, formData }: Reading): CountedDraw | undefined => {
  if (formData.ownCards) return undefined
  const cards = cardFacts(facts)
    .filter(({ data }) => data.clarifies === undefined)
    .map(({ data }) => ({ card: String(data.card), reversed: data.reversed === true }))
  return cards.length > 0 ? { cards, uprightOnly: formData.uprightOnly === true } : undefined
}

export const showStatistics =
  ({ readings, wallets }: { readings: Readings; wallets: Wallets }) =>
  async ({ caller }: Call<typeof getStatistics>): Promise<Answer<typeof getStatistics>> => {
    const draws: CountedDraw[] = []
    for await (const reading of inPages<Reading>((page) => readings.find('byReader', { readerId: caller.id, listed: true }, page))) {
      const draw = drawIn(reading)
      if (draw) draws.push(draw)
    }
    if (draws.length === 0) await requireNotErased(wallets, caller.id)
    return { success: true, data: statisticsOf(draws) }
  }
