import { bondOf, cardFacts, cardName, cardSlots, cardVars, drawScope } from './cards.ts'
import { inWords, type Method, seatOf, textIn } from './matter.ts'

/** The subject of a position in a spread, for sentences about a topic there. */
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
  month: 'now',
  mind: 'now',
  body: 'now',
  spirit: 'ahead',
  for: 'help',
  against: 'block',
  tip: 'now',
  'new-moon': 'ahead',
  'waxing-moon': 'help',
  'full-moon': 'now',
  'waning-moon': 'past',
  given: 'help',
  cost: 'block',
  'open-hand': 'ahead',
  'first-asks': 'block',
  'first-gives': 'ahead',
  'second-asks': 'block',
  'second-gives': 'ahead',
  strength: 'help',
  brake: 'block',
  door: 'ahead',
  'next-move': 'help',
  shadow: 'block',
  root: 'past',
  gift: 'help',
  welcome: 'help',
  other: 'others',
  ground: 'help',
  friction: 'block',
  step: 'help',
}

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
        vars: { ...vars, side: sides[vars.role] ?? 'now', seat: seatOf(index, cards.length), bond: bondOf(fact, before), place: index + 1 },
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
