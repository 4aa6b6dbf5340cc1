import { poolAt } from '../compose/words.ts'
import type { Fact } from '../reading-request.ts'
import { cardFacts, cardName, cardParts, decidingCard, drawScope } from './cards.ts'
import { inWords, type Method, textIn } from './matter.ts'

/** The positions whose card decides the answer; without any of them, the last card does. */
const deciding = ['outcome', 'advice', 'tip', 'year']

export const tarot: Method = {
  folders: ['shared', 'cards', 'tarot'],
  matterOf({ facts, timeframe, about }, words) {
    const cards = cardFacts(facts, words)
    const chief = decidingCard(cards, deciding, about)
    if (!chief) return undefined
    const parts = cardParts(cards, words).map(({ vars, slots }, index) => {
      const fact = cards[index] as Fact
      const where = /^Card \d+ of \d+, ([^.]+)\./u.exec(fact.detail ?? '')?.[1]
      const day = vars.role === 'weekday' ? (textIn(fact, 'positionName') ?? fact.detail?.replace(/\..*$/su, '')) : undefined
      return { vars: { ...vars, side: poolAt(words, `sideOf.${vars.role}`)?.[0] ?? 'now' }, slots: { ...slots, where, day } }
    })
    const draw = drawScope(facts)
    const first = cards[0]
    // A single card is not counted and has no card after it, so the sentences about the count and the last card are left out.
    const last = cards.length > 1 ? cards.at(-1) : undefined
    return {
      sections: cards.length,
      scope: {
        vars: { ...draw.vars, timeframe: timeframe ?? 'present' },
        slots: {
          ...draw.slots,
          first: first && cardName(first, cards),
          last: last && cardName(last, cards),
          chief: cardName(chief, cards),
          count: last && inWords(cards.length),
        },
        groups: { cards: parts, chief: parts.filter((_, index) => cards[index] === chief) },
      },
    }
  },
}
