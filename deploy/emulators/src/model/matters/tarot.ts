import { bondOf, cardFacts, cardName, cardSlots, cardVars, drawScope } from './cards.ts'
import { inWords, type Method, seatOf, textIn } from './matter.ts'

/** What a place in a spread is about, for what is said of a topic there. */
const sides: Readonly<Record<string, string>> = {
  situation: 'now',
  present: 'now',
  theme: 'now',
  energy: 'now',
  self: 'now',
  weekday: 'now',
  help: 'help',
  advice: 'help',
  challenge: 'block',
  obstacle: 'block',
  block: 'block',
  hidden: 'block',
  'hopes-and-fears': 'block',
  foundation: 'past',
  past: 'past',
  crown: 'ahead',
  future: 'ahead',
  outcome: 'ahead',
  evening: 'ahead',
  others: 'others',
  morning: 'now',
  midday: 'now',
}

const spans: Readonly<Record<string, { term: string; span: string }>> = {
  present: { term: 'hour', span: 'the present' },
  tomorrow: { term: 'day', span: 'tomorrow' },
  week: { term: 'week', span: 'the week' },
  month: { term: 'month', span: 'the month' },
}

/** Which card decides the answer, by its place; where none of these is drawn, the last. */
const deciding = ['outcome', 'advice']

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
        vars: { ...vars, side: sides[vars.role] ?? 'now', seat: seatOf(index, cards.length), bond: bondOf(fact, before), place: index + 1 },
        slots: {
          ...cardSlots(fact, cards),
          before: before && cardName(before, cards),
          day: vars.role === 'weekday' ? (textIn(fact, 'positionName') ?? fact.detail?.replace(/\..*$/su, '')) : undefined,
        },
      }
    })
    const draw = drawScope(facts)
    const span = timeframe && spans[timeframe] ? timeframe : 'present'
    const [first, last] = [cards[0], cards.at(-1)]
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
          count: inWords(cards.length),
        },
        groups: { cards: parts, chief: parts.filter((_, index) => cards[index] === chief) },
      },
    }
  },
}
