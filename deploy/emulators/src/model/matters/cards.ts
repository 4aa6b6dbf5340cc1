import type { Name, Scope } from '../compose/scope.ts'
import { poolAt, type Words, wordsFrom } from '../compose/words.ts'
import type { Fact } from '../reading-request.ts'
import { headingOf, seatOf, textIn } from './matter.ts'

/** The cards' English names by id. */
export const cardNames = (): ReadonlyMap<string, string> => {
  const words = wordsFrom('cards')
  return new Map(Object.keys(words.pools.cards ?? {}).map((id) => [id, poolAt(words, `cards.${id}.name`)?.[0] ?? id]))
}

const bareLabel = ({ label }: Fact): string => label.replace(/, reversed$/u, '')

/** A card's name within a sentence: the Tower, Justice; the Ten of Cups, later just the Ten if `drawn` has no other. */
export const cardName = (fact: Fact, drawn: readonly Fact[]): Name => {
  const { id } = fact
  const text = bareLabel(fact)
  // Without a link, a sentence about this card would read as a threat.
  if (text === 'Death') return { text, short: `[${text}](fact:${id})`, id }
  if (text === 'The Devil') return { article: 'the ', text: 'Devil', short: `the [Devil](fact:${id})`, id }
  if (text.startsWith('The ')) return { article: 'the ', text: text.slice(4), id }
  const [short = text, suit] = text.split(' of ')
  if (suit === undefined) return { text, id }
  const alone = suit !== 'Fortune' && !drawn.some((other) => other !== fact && bareLabel(other).startsWith(`${short} of `))
  return { article: 'the ', text, id, ...(alone ? { short: `the ${short}` } : {}) }
}

/** The facts that are cards and known to the words. */
export const cardFacts = (facts: readonly Fact[], words: Words): Fact[] =>
  facts.filter((fact) => poolAt(words, `cards.${textIn(fact, 'card')}.name`) !== undefined)

export const cardVars = (fact: Fact, words: Words) => {
  const card = textIn(fact, 'card') ?? ''
  const way = fact.data?.reversed === true ? 'reversed' : 'upright'
  return {
    card,
    way,
    role: (textIn(fact, 'position') ?? 'present').replace(/^day-\d+$/u, 'weekday').replace(/^month-\d+$/u, 'month'),
    suit: card.split('-')[0],
    leaning: poolAt(words, `cards.${card}.${way}.leaning`)?.[0],
  }
}

export const cardSlots = (fact: Fact, drawn: readonly Fact[]) => ({ heading: headingOf(fact), card: cardName(fact, drawn) })

/** The card that decides the answer: the one asked about, else the first of these positions, else the last. */
export const decidingCard = (cards: readonly Fact[], places: readonly string[], about: string | undefined): Fact | undefined =>
  cards.find(({ id }) => id === about) ??
  places.map((place) => cards.find((fact) => textIn(fact, 'position') === place)).find(Boolean) ??
  cards.at(-1)

/** How a card follows the one before it. */
const bondOf = (fact: Fact, before: Fact | undefined): string | undefined => {
  if (!before) return undefined
  const [[suit = '', rank], [suitBefore, rankBefore]] = [(textIn(fact, 'card') ?? '').split('-'), (textIn(before, 'card') ?? '').split('-')]
  if (suit === suitBefore) return suit === 'major' ? 'majors' : 'suit'
  if (rank === rankBefore && suit !== 'major' && suitBefore !== 'major') return 'rank'
  const [turned, turnedBefore] = [fact.data?.reversed === true, before.data?.reversed === true]
  return turned === turnedBefore ? (turned ? 'both-reversed' : 'both-upright') : turned ? 'turning' : 'righting'
}

/** The cards as parts of a reading. */
export const cardParts = (cards: readonly Fact[], words: Words): Scope[] =>
  cards.map((fact, index) => {
    const before = cards[index - 1]
    return {
      vars: { ...cardVars(fact, words), seat: seatOf(index, cards.length), bond: bondOf(fact, before) },
      slots: { ...cardSlots(fact, cards), before: before && cardName(before, cards) },
    }
  })

/** The facts about the draw as a whole, in words and links. No fact counts a single card, so none says that it is no major or not reversed. */
export const drawScope = (facts: readonly Fact[]) => {
  const whole = (id: string) => facts.find((fact) => fact.id === id || fact.id.startsWith(`${id}-`))
  const clause = (fact: Fact | undefined) => fact && { text: fact.label, id: fact.id }
  const shareOf = (fact: Fact | undefined): string | undefined => {
    const [count, of] = [Number(fact?.data?.count ?? 0), Number(fact?.data?.of ?? facts.filter((each) => textIn(each, 'card')).length)]
    return count === 0 ? (of > 1 ? 'none' : undefined) : count === of ? 'all' : count * 2 > of ? 'most' : count === 1 ? 'one' : 'some'
  }
  const [majors, reversals, suit, lean, ownDeck] = ['majors', 'reversals', 'suit', 'lean', 'own-deck'].map(whole)
  return {
    vars: {
      majors: shareOf(majors),
      reversals: shareOf(reversals),
      drawnSuit: suit && textIn(suit, 'suit'),
      lean: lean && textIn(lean, 'lean'),
      ownDeck: ownDeck && 'deck',
    },
    slots: {
      majors: clause(majors),
      reversals: clause(reversals),
      lean: clause(lean),
      ownDeck: clause(ownDeck),
      suit: suit && { text: suit.label.charAt(0).toLowerCase() + suit.label.slice(1), id: suit.id },
    },
  }
}
