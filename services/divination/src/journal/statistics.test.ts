import type { Randomness } from '@sibyl/contracts/draws/shuffle'
import { deck } from '../methods/tarot/cards/deck.ts'
import { drawCards } from '../methods/tarot/draw.ts'
import { atLeast, atMost, hypergeometric, mean, ofDraws } from './distribution.ts'
import { type CountedDraw, statisticsOf } from './statistics.ts'

/** Random numbers that a seed determines (mulberry32). */
const seeded = (seed: number): Randomness => {
  let state = seed
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * bound)
  }
}

const fairDraw = (size: number, chance: Randomness, uprightOnly = false): CountedDraw => ({
  cards: drawCards(size, chance, { uprightOnly }).map(({ card, reversed }) => ({ card: card.id, reversed })),
  uprightOnly,
})
const sizes = [1, 1, 3, 1, 10, 1, 4, 3, 1, 7]
const fairDraws = (count: number, chance: Randomness): CountedDraw[] =>
  Array.from({ length: count }, (_, index) => fairDraw(sizes[index % sizes.length] ?? 1, chance))

const tallyOf = (draws: readonly CountedDraw[], kind: string) => statisticsOf(draws).tallies.find((tally) => tally.kind === kind)

describe('the distribution of a fair deck', () => {
  it('is hypergeometric for one draw', () => {
    // C(22,2) C(56,1) / C(78,3) = 231 * 56 / 76076
    expect(atLeast(hypergeometric(3, 22, 78), 2) - atLeast(hypergeometric(3, 22, 78), 3)).toBeCloseTo((231 * 56) / 76_076, 12)
    expect(mean(hypergeometric(13, 14, 78))).toBeCloseTo((13 * 14) / 78, 12)
  })

  it('of a coin tossed a hundred times is binomial', () => {
    const tosses = ofDraws(new Map([[1, 100]]), () => hypergeometric(1, 1, 2))
    // The tabled binomial: P(X <= 39) = 0.0176, P(X <= 40) = 0.0284.
    expect(atMost(tosses, 39)).toBeCloseTo(0.0176, 4)
    expect(atMost(tosses, 40)).toBeCloseTo(0.0284, 4)
    expect(atMost(tosses, 45) + atLeast(tosses, 46)).toBeCloseTo(1, 10)
  })
})

describe('the statistics of a reader’s draws', () => {
  it('of no draws expect nothing and find nothing unusual', () => {
    const none = statisticsOf([])
    expect(none).toMatchObject({ readings: 0, cards: 0, mostDrawn: [], unusual: false })
    for (const tally of none.tallies) expect(tally).toMatchObject({ count: 0, of: 0, expected: 0, interval: [0, 0], result: 'chance' })
  })

  it('equal a count by hand on 200 readings', () => {
    const draws = [...fairDraws(180, seeded(5)), ...Array.from({ length: 20 }, (_, index) => fairDraw(3, seeded(index), true))]
    const ids = draws.flatMap(({ cards }) => cards.map(({ card }) => card))
    const starting = (name: string) => ids.filter((id) => id.startsWith(name)).length
    const statistics = statisticsOf(draws)
    const counts = Object.fromEntries(statistics.tallies.map(({ kind, count }) => [kind, count]))
    const repeats = deck.map(({ id }) => ids.filter((other) => other === id).length)
    expect(statistics).toMatchObject({ readings: 200, cards: ids.length })
    expect(counts).toEqual({
      majors: starting('major-'),
      cups: starting('cups-'),
      wands: starting('wands-'),
      swords: starting('swords-'),
      pentacles: starting('pentacles-'),
      reversed: draws.flatMap(({ cards }) => cards.filter(({ reversed }) => reversed)).length,
      'most-drawn': Math.max(...repeats),
    })
    expect(tallyOf(draws, 'majors')).toMatchObject({ of: ids.length, expected: Number(((ids.length * 22) / 78).toFixed(2)) })
    expect(tallyOf(draws, 'reversed')).toMatchObject({ of: ids.length - 60, expected: (ids.length - 60) / 2 })
    expect(statistics.mostDrawn.map(({ count }) => count)).toEqual(repeats.toSorted((a, b) => b - a).slice(0, 5))
  })

  it('narrow the interval of one large draw, because no card comes twice in it', () => {
    const inOne = [fairDraw(78, seeded(1))]
    const inMany = Array.from({ length: 78 }, (_, index) => fairDraw(1, seeded(index)))
    expect(tallyOf(inOne, 'cups')).toMatchObject({ count: 14, interval: [14, 14], result: 'chance' })
    expect(tallyOf(inMany, 'cups')).toMatchObject({ expected: 14, interval: [8, 21] })
  })

  it('name a loaded deck, by the line that shows it and together', () => {
    const loaded = Array.from({ length: 40 }, (_, index) => ({ cards: [{ card: `major-0${index % 10}`, reversed: index % 2 === 0 }] }))
    expect(statisticsOf(loaded)).toMatchObject({ unusual: true })
    expect(tallyOf(loaded, 'majors')).toMatchObject({ count: 40, result: 'more' })
    expect(tallyOf(loaded, 'cups')).toMatchObject({ count: 0, result: 'fewer' })
    expect(tallyOf(loaded, 'reversed')).toMatchObject({ count: 20, expected: 20, result: 'chance' })
    expect(tallyOf(loaded, 'most-drawn')).toMatchObject({ count: 4, result: 'chance' })
  })

  it('name one card that comes too often', () => {
    const draws = [...fairDraws(60, seeded(3)), ...Array.from({ length: 15 }, () => ({ cards: [{ card: 'cups-03', reversed: false }] }))]
    expect(statisticsOf(draws).mostDrawn[0]).toMatchObject({ card: 'cups-03' })
    expect(tallyOf(draws, 'most-drawn')).toMatchObject({ result: 'more' })
  })

  it('call a fair deck unusual in about one of twenty cases, not more', () => {
    const READERS = 500
    const outside = new Map<string, number>()
    let unusual = 0
    const chance = seeded(2026)
    for (let reader = 0; reader < READERS; reader += 1) {
      const statistics = statisticsOf(fairDraws(40, chance))
      if (statistics.unusual) unusual += 1
      for (const { kind, result } of statistics.tallies) if (result !== 'chance') outside.set(kind, (outside.get(kind) ?? 0) + 1)
    }
    // At most 5 % of all fair decks, plus three standard deviations of the count; counts being whole, most lines stay well below.
    const bound = READERS * 0.05 + 3 * Math.sqrt(READERS * 0.05 * 0.95)
    for (const [kind, count] of outside) expect([kind, count <= bound]).toEqual([kind, true])
    expect(unusual).toBeLessThanOrEqual(bound)
    expect(unusual).toBeGreaterThan(READERS * 0.01)
    const lines = [...outside.values()].reduce((sum, count) => sum + count, 0) / (7 * READERS)
    expect(lines).toBeGreaterThan(0.02)
  })
})
