import { positionsTaken, type Taking } from '@sibyl/contracts/draws/shuffle'
import type { Fact } from '@sibyl/contracts/http/readings'
import { capital, inWords } from '../../wording.ts'
import type { Suit } from './cards/card.ts'
import type { DrawnCard } from './draw.ts'
import type { Position, Spread } from './spreads.data.ts'

const ordinals = ['top', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** A drawn card's name in the reading. */
export const labelOf = ({ card, reversed }: DrawnCard): string => (reversed ? `${card.name}, reversed` : card.name)

const nth = (number: number): string => {
  const teen = number % 100 > 10 && number % 100 < 14
  return `${number}${(teen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[number % 10]) ?? 'th'}`
}

/** How the cards were taken: from a shuffled deck, or by the reader from a deck of their own. */
export type Taken = Taking | 'own'

/** Why a card is the one at this index of the draw. */
export const whyOf = (reversed: boolean, index: number, taken: Taken): string => {
  if (taken === 'own') return 'You drew this card from your own deck.'
  const position = positionsTaken(index + 1, taken)[index] ?? index
  const picked = index < (taken.picks?.length ?? 0)
  const place = position === 0 ? 'The top card' : `${capital(ordinals[position] ?? nth(position + 1))} from the top`
  const way = taken.uprightOnly ? 'you asked for upright cards only' : `one further bit ${reversed ? 'turned it over' : 'left it upright'}`
  return `${picked ? `You chose the ${nth(position + 1)} of the 78 sealed cards` : `${place} of a full shuffle of 78`}; ${way}.`
}

const cardFact = (drawn: DrawnCard, position: Position, index: number, of: number, taken: Taken): Fact => {
  const { card, reversed } = drawn
  const keywords = reversed ? card.keywords.reversed : card.keywords.upright
  return {
    id: `card-${index + 1}`,
    label: labelOf(drawn),
    detail: `Card ${index + 1} of ${of}, ${position.as}. ${reversed ? card.meaning.reversed : card.meaning.upright}`,
    data: {
      card: card.id,
      position: position.id,
      positionName: position.name,
      positionMeaning: position.meaning,
      ...(position.at && { place: { at: position.at, turned: position.turned === true } }),
      reversed,
      why: whyOf(reversed, index, taken),
      keywords: [...keywords],
    },
  }
}

const suitName = (suit: Suit): string => capital(suit)

const patternFacts = (drawn: readonly DrawnCard[]): Fact[] => {
  const of = drawn.length
  const majors = drawn.filter(({ card }) => card.arcana === 'major').length
  const reversals = drawn.filter(({ reversed }) => reversed).length
  const facts: Fact[] = []
  if (majors > 0) {
    const share = majors === of ? 'Every card is' : `${capital(inWords(majors))} of the ${inWords(of)} ${majors === 1 ? 'is' : 'are'}`
    facts.push({
      id: 'majors',
      label: `${share} of the major arcana`,
      detail: 'Major arcana speak of turning points; minor arcana of days and doings. 22 of the 78 cards are major.',
      data: { count: majors, of },
    })
  }
  if (reversals > 0) {
    const share =
      reversals === of ? 'Every card lies' : `${capital(inWords(reversals))} of the ${inWords(of)} ${reversals === 1 ? 'lies' : 'lie'}`
    facts.push({
      id: 'reversals',
      label: `${share} reversed`,
      detail: 'A reversed card is read as delayed, turned inward or loosening.',
      data: { count: reversals, of },
    })
  }
  const suits = drawn.flatMap(({ card }) => card.suit ?? [])
  const counts = [...new Set(suits)].map((suit) => ({ suit, count: suits.filter((other) => other === suit).length }))
  for (const { suit, count } of counts.filter((entry) => entry.count > 1)) {
    facts.push({
      id: `suit-${suit}`,
      label: `${capital(inWords(count))} cards of ${suitName(suit)}`,
      detail: `${suitName(suit)} speak of ${suitThemes[suit]}.`,
      data: { suit, count, of },
    })
  }
  return facts
}

/** What each suit speaks of. */
export const suitThemes: Record<Suit, string> = {
  cups: 'feeling, closeness and what the heart keeps',
  wands: 'will, work begun and the spark behind it',
  swords: 'thought, speech and where they cut',
  pentacles: 'the body, money and what lasts',
}

/** The facts of a draw: each card in its position, then what the cards show together. */
export const tarotFacts = (drawn: readonly DrawnCard[], { positions }: Spread, taken: Taken = {}): Fact[] => [
  ...drawn.flatMap((card, index) => {
    const position = positions[index]
    return position ? [cardFact(card, position, index, positions.length, taken)] : []
  }),
  ...(drawn.length > 1 ? patternFacts(drawn) : []),
]
