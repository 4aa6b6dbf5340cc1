import type { Statistics, tallyKinds } from '@sibyl/contracts/http/journal'
import { suitNames } from '../methods/tarot/cards/card.ts'
import { cardById, deck } from '../methods/tarot/cards/deck.ts'
import { atLeast, atMost, type Distribution, hypergeometric, mean, ofDraws } from './distribution.ts'

/** The cards of one draw from our full deck. */
export type CountedDraw = { cards: readonly { card: string; reversed: boolean }[]; uprightOnly?: boolean }

type Tally = Statistics['tallies'][number]
/** How likely a fair deck gives at most, and at least, a count. */
type Tails = { most: (count: number) => number; least: (count: number) => number }

/** A fair deck falls outside an interval in at most one of twenty cases, on either side in at most one of forty. */
const UNUSUAL = 0.05
const MOST_DRAWN_SHOWN = 5

const sizesOf = (draws: readonly CountedDraw[]): Map<number, number> => {
  const sizes = new Map<number, number>()
  for (const { cards } of draws) sizes.set(cards.length, (sizes.get(cards.length) ?? 0) + 1)
  return sizes
}

/** The lowest count that is not too low, and the highest that is not too high. */
const intervalOf = ({ most, least }: Tails, near: number): [number, number] => {
  let low = Math.floor(near)
  while (low > 0 && most(low - 1) > UNUSUAL / 2) low -= 1
  while (most(low) <= UNUSUAL / 2) low += 1
  let high = low
  while (least(high + 1) > UNUSUAL / 2) high += 1
  return [low, high]
}

const tallied = (kind: (typeof tallyKinds)[number], count: number, of: number, expected: number, tails: Tails): Tally => {
  const [low, high] = intervalOf(tails, expected)
  const result = count < low ? 'fewer' : count > high ? 'more' : 'chance'
  return { kind, count, of, expected: Number(expected.toFixed(2)), interval: [low, high], result }
}

const tailsOf = (counts: Distribution): Tails => ({ most: (count) => atMost(counts, count), least: (count) => atLeast(counts, count) })

/**
 * The tails of the highest of 78 counts, each distributed as `one`. In draws without replacement the counts of different cards are negatively
 * associated (Joag-Dev and Proschan, Annals of Statistics 11, 1983), so both are upper bounds: the interval is never too narrow.
 */
const highestOf = (one: Distribution): Tails => ({
  most: (count) => atMost(one, count) ** deck.length,
  least: (count) => (count <= 0 ? 1 : Math.min(1, deck.length * atLeast(one, count))),
})

/** The mean of the highest count: the sum of the probabilities of reaching 1, 2 and so on. */
const meanOfHighest = (one: Distribution): number =>
  Array.from({ length: one.from + one.shares.length }, (_, count) => 1 - atMost(one, count) ** deck.length).reduce((a, b) => a + b, 0)

const ranked = (draws: readonly CountedDraw[]) => {
  const counts = new Map<string, number>()
  for (const { card } of draws.flatMap(({ cards }) => cards)) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([card, count]) => ({ card, count })).toSorted((a, b) => b.count - a.count || a.card.localeCompare(b.card))
}

/**
 * A reader's draws against a fair deck. The cards of one draw are taken without replacement, so a suit's count is hypergeometric in each
 * draw and the sum of independent draws over all; whether a card is reversed is a coin's toss of its own.
 */
export const statisticsOf = (draws: readonly CountedDraw[]): Statistics => {
  const sizes = sizesOf(draws)
  const drawn = draws.flatMap(({ cards }) => cards)
  const turnable = draws.filter(({ uprightOnly }) => !uprightOnly).flatMap(({ cards }) => cards)
  const suits = new Map(deck.map(({ id, suit }) => [id, suit]))
  const marked = (count: number) => ofDraws(sizes, (size) => hypergeometric(size, count, deck.length))
  const tests: [kind: Tally['kind'], count: number, of: number, expected: number, tails: Tails][] = []
  const add = (kind: Tally['kind'], count: number, of: number, fair: Distribution) =>
    tests.push([kind, count, of, mean(fair), tailsOf(fair)])

  for (const kind of ['majors', ...suitNames] as const) {
    const suit = kind === 'majors' ? undefined : kind
    const fair = marked(deck.filter((card) => card.suit === suit).length)
    add(kind, drawn.filter(({ card }) => suits.get(card) === suit).length, drawn.length, fair)
  }
  const tosses = ofDraws(new Map([[1, turnable.length]]), () => hypergeometric(1, 1, 2))
  add('reversed', turnable.filter(({ reversed }) => reversed).length, turnable.length, tosses)
  const cards = ranked(draws)
  const one = marked(1)
  tests.push(['most-drawn', cards[0]?.count ?? 0, drawn.length, meanOfHighest(one), highestOf(one)])

  return {
    readings: draws.length,
    cards: drawn.length,
    tallies: tests.map((test) => tallied(...test)),
    mostDrawn: cards
      .filter(({ count }) => count > 1)
      .slice(0, MOST_DRAWN_SHOWN)
      .map(({ card, count }) => ({ card, name: cardById(card)?.name ?? card, count })),
    // With seven counts, each may use only a seventh of the 5 % (Bonferroni).
    unusual: tests.some(([, count, , , { most, least }]) => 2 * Math.min(most(count), least(count)) * tests.length <= UNUSUAL),
  }
}
