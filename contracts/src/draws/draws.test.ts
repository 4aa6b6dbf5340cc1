import fc from 'fast-check'
import { deckOrder } from './deck-order.ts'
import { commitmentTo, wordsOf } from './sealed-draw.ts'
import { drawFrom, randomnessOf } from './shuffle.ts'

/** The example of docs/draws.md. */
const example = {
  seed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  drawId: 'draw_0123456789abcdefghijkl',
  cut: '7 žlutých',
}

const drawn = async (source: typeof example, count = 78): Promise<string[]> =>
  drawFrom(deckOrder, count, randomnessOf(await wordsOf(source))).map(({ card, reversed }) => (reversed ? `${card} reversed` : card))

const hexadecimal = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
const sources = fc.record({
  seed: fc.uint8Array({ minLength: 32, maxLength: 32 }).map(hexadecimal),
  drawId: fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => `draw_${Buffer.from(bytes).toString('base64url')}`),
  cut: fc.string({ maxLength: 60 }),
})

/** The 99.9th percentile of chi-squared with `k` degrees of freedom (Wilson and Hilferty, 1931). */
const critical = (k: number): number => k * (1 - 2 / (9 * k) + 3.0902 * Math.sqrt(2 / (9 * k))) ** 3

describe('a sealed draw', () => {
  it('is the worked example of its description', async () => {
    expect(await commitmentTo(example.seed)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd')
    expect((await wordsOf(example)).slice(0, 4).map((word) => word.toString(16))).toEqual(['c2e1c7c0', 'b5c96d1a', '106c1a18', '7516fea7'])
    expect(await drawn(example, 10)).toEqual([
      'pentacles-05',
      'pentacles-01 reversed',
      'swords-knight',
      'cups-07',
      'cups-09',
      'pentacles-page',
      'pentacles-04',
      'major-12 reversed',
      'wands-08',
      'cups-knight reversed',
    ])
  })

  it('is the same each time, holds every card once, and begins alike however many are drawn', async () => {
    await fc.assert(
      fc.asyncProperty(sources, fc.integer({ min: 1, max: 78 }), async (source, count) => {
        const whole = await drawn(source)
        expect(new Set(whole.map((card) => card.replace(' reversed', ''))).size).toBe(78)
        expect(await drawn(source, count)).toEqual(whole.slice(0, count))
      }),
      { numRuns: 50 },
    )
  })

  it('is another for another seed, another id or another cut', async () => {
    const others = [{ seed: example.seed.replace('00', '01') }, { drawId: 'draw_0' }, { cut: '' }, { cut: '7 žlutých ' }]
    const all = await Promise.all([{}, ...others].map(async (other) => (await drawn({ ...example, ...other })).join()))
    expect(new Set(all).size).toBe(5)
  })

  it('gives every card to every place, and both orientations, alike', async () => {
    const rounds = 3900
    const tops = new Map(deckOrder.map((card) => [card, 0]))
    const thirds = new Map(tops)
    let reversals = 0
    for (let round = 0; round < rounds; round += 1) {
      const words = await wordsOf({ ...example, drawId: `draw_${round}` })
      const [top, , third] = drawFrom(deckOrder, 3, randomnessOf(words))
      if (!top || !third) continue
      tops.set(top.card, (tops.get(top.card) ?? 0) + 1)
      thirds.set(third.card, (thirds.get(third.card) ?? 0) + 1)
      reversals += Number(top.reversed) + Number(third.reversed)
    }
    const expected = rounds / 78
    for (const counts of [tops, thirds])
      expect([...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(critical(77))
    expect(Math.abs(reversals / (rounds * 2) - 0.5)).toBeLessThan(0.02)
  })
})

describe('chance out of words', () => {
  it('passes over what would favour the small numbers', () => {
    const chance = randomnessOf([2 ** 32 - 1, 2 ** 32 - 2, 5])
    expect(chance(3)).toBe(2)
    expect(chance(3)).toBe(2)
  })

  it('refuses to go on without words', () => {
    const chance = randomnessOf([1])
    chance(78)
    expect(() => chance(78)).toThrow('used up')
  })
})
