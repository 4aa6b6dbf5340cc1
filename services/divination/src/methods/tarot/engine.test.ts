import { timeframes } from '@sibyl/contracts/http/reading-forms-tarot'
import fc from 'fast-check'
import { cryptographic } from '../randomness.ts'
import { deck } from './cards/deck.ts'
import { drawCards } from './draw.ts'
import { tarotFacts } from './facts.ts'
import { leanFact } from './lean.ts'
import { spreads } from './spreads.data.ts'
import { spreadFor } from './spreads.ts'

/** The 99.9th percentile of chi-squared with `k` degrees of freedom (Wilson and Hilferty, 1931). */
const critical = (k: number): number => k * (1 - 2 / (9 * k) + 3.0902 * Math.sqrt(2 / (9 * k))) ** 3

const chiSquared = (counts: readonly number[], expected: number): number =>
  counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)

describe('a draw', () => {
  it('never contains a card twice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 78 }),
        (count) => new Set(drawCards(count, cryptographic).map(({ card }) => card.id)).size === count,
      ),
    )
  })

  it('depends on its random source and nothing else', () => {
    const scripted = () => {
      let turn = 0
      return (bound: number) => (turn++ * 7) % bound
    }
    expect(drawCards(10, scripted())).toEqual(drawCards(10, scripted()))
  })

  it('draws every card and both orientations equally often', () => {
    const rounds = 7800
    const counts = new Map(deck.map(({ id }) => [id, 0]))
    let reversals = 0
    for (let round = 0; round < rounds; round += 1) {
      for (const { card, reversed } of drawCards(3, cryptographic)) {
        counts.set(card.id, (counts.get(card.id) ?? 0) + 1)
        if (reversed) reversals += 1
      }
    }
    expect(chiSquared([...counts.values()], (rounds * 3) / 78)).toBeLessThan(critical(77) * 1.3)
    expect(Math.abs(reversals / (rounds * 3) - 0.5)).toBeLessThan(0.02)
  })
})

describe('spreads', () => {
  it('have the number of cards in the rules, more for premium readers', () => {
    const sizes = timeframes.map((timeframe) => [
      spreadFor({ timeframe }, false, '2026-11-21').positions.length,
      spreadFor({ timeframe }, true, '2026-11-21').positions.length,
    ])
    expect(sizes).toEqual([
      [3, 10],
      [3, 5],
      [5, 7],
      [5, 7],
    ])
  })

  it('name the days of a week, starting with the day of the request', () => {
    expect(spreadFor({ timeframe: 'week' }, true, '2026-11-21').positions.map(({ name }) => name)).toEqual([
      'Saturday',
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
    ])
  })
})

describe('a spread of the reader’s choice', () => {
  it('is used for any timeframe, and otherwise refused with the ids to choose from', () => {
    expect(spreadFor({ timeframe: 'week', spread: 'two-paths' }, false, '2026-11-21').positions).toHaveLength(5)
    expect(() => spreadFor({ timeframe: 'week', spread: 'pyramid' }, true, '2026-11-21')).toThrow(/one-card, past-present-future/)
  })

  it('of the advanced ones needs a subscription', () => {
    expect(() => spreadFor({ timeframe: 'week', spread: 'year-ahead' }, false, '2026-11-21')).toThrow('Year ahead is one of the advanced')
  })

  it('for a year names the twelve months, starting with the month of the request', () => {
    const [year, ...months] = spreadFor({ timeframe: 'month', spread: 'year-ahead' }, true, '2026-11-30').positions.map(({ name }) => name)
    expect([year, months.length, months.slice(0, 4)]).toEqual(['The year', 12, ['November', 'December', 'January', 'February']])
  })

  it('has a question of its own for each place, and no two cards of one spread lie on the same spot', () => {
    for (const { id, positions } of spreads) {
      const spots = positions.map(({ at, turned }, index) => String([at ?? [index, 0], turned === true]))
      expect([id, new Set(spots).size, new Set(positions.map((position) => position.id)).size]).toEqual([
        id,
        positions.length,
        positions.length,
      ])
    }
    expect(spreads.length).toBeGreaterThanOrEqual(18)
  })
})

describe('a yes-or-no spread', () => {
  const lay = (...ids: string[]) =>
    ids.map((id) => {
      const card = deck.find((known) => known.id === id.replace(/r$/, ''))
      if (!card) throw new Error(`no card ${id}`)
      return { card, reversed: id.endsWith('r') }
    })

  it.each([
    [['major-19', 'cups-02', 'wands-03'], 'The cards lean towards yes'],
    [['cups-02r', 'major-16', 'wands-03'], 'The cards lean towards no'],
    [['cups-02', 'swords-09', 'wands-03'], 'The cards lean neither way'],
  ])('of %j leans and says why', (ids, label) => {
    const [fact] = leanFact(lay(...ids))
    expect(fact).toMatchObject({ label, detail: expect.stringMatching(/in favour.*against.*not an answer/) })
  })
})

describe('facts of a draw', () => {
  const find = (id: string, reversed = false) => {
    const card = deck.find((known) => known.id === id)
    if (!card) throw new Error(`no card ${id}`)
    return { card, reversed }
  }

  it('state each card in its position, and what the cards show together', () => {
    const spread = spreadFor({ timeframe: 'present' }, false, '2026-11-21')
    const facts = tarotFacts([find('major-09'), find('swords-08', true), find('swords-03')], spread)
    expect(facts.map(({ id }) => id)).toEqual(['card-1', 'card-2', 'card-3', 'majors', 'reversals', 'suit-swords'])
    expect(facts[1]).toMatchObject({
      label: 'Eight of Swords, reversed',
      data: { card: 'swords-08', position: 'challenge', positionName: 'Challenge', reversed: true },
    })
    expect(facts.map(({ label }) => label).slice(3)).toEqual([
      'One of the three is of the major arcana',
      'One of the three lies reversed',
      'Two cards of Swords',
    ])
  })
})
