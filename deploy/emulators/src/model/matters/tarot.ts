import { poolAt } from '../compose/words.ts'
import { bondOf, cardFacts, cardName, cardSlots, cardVars, drawScope } from './cards.ts'
import { inWords, type Method, seatOf, textIn } from './matter.ts'

const spans: Readonly<Record<string, { term: string; span: string }>> = {
  present: { term: 'hour', span: 'the present' },
  tomorrow: { term: 'day', span: 'tomorrow' },
  week: { term: 'week', span: 'the week' },
  month: { term: 'month', span: 'the month' },
}

/** The positions whose card decides the answer; without any of them, the last card does. */
const deciding = ['outcome', 'advice', 'tip', 'year']

export const tarot: Method = {
  folders: ['shared', 'cards', 'tarot'],
  matterOf({ facts, timeframe }, words) {
    const cards = cardFacts(facts, words)
    const chief = deciding.map((place) => cards.find((fact) => textIn(fact, 'position') === place)).find(Boolean) ?? cards.at(-1)
    if (!chief) return undefined
    const parts = cards.map((fact, index) => {
      const before = cards[index - 1]
      const vars = cardVars(fact, words)
      return {
        vars: {
          ...vars,
          side: poolAt(words, `sideOf.${vars.role}`)?.[0] ?? 'now',
          seat: seatOf(index, cards.length),
          bond: bondOf(fact, before),
          place: index + 1,
        },
        slots: {
          ...cardSlots(fact, cards),
          before: before && cardName(before, cards),
          where: /^Card \d+ of \d+, ([^.]+)\./u.exec(fact.detail ?? '')?.[1],
          day: vars.role === 'weekday' ? (textIn(fact, 'positionName') ?? fact.detail?.replace(/\..*$/su, '')) : undefined,
        },
      }
    })
    const draw = drawScope(facts)
    const span = timeframe && spans[timeframe] ? timeframe : 'present'
    const first = cards[0]
    // A single card is not counted and has no card after it, so the sentences about the count and the last card are left out.
    const last = cards.length > 1 ? cards.at(-1) : undefined
    return {
      sections: cards.length,
      scope: {
        vars: { ...draw.vars, timeframe: span },
        slots: {
          ...draw.slots,
          ...spans[span],
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
