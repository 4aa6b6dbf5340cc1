import fc from 'fast-check'
import { deckOrder } from './deck-order.ts'
import { commitmentTo, randomWords } from './sealed-draw.ts'
import { drawFrom, randomnessOf } from './shuffle.ts'

/** The example of docs/draws.md. */
const example = {
  seed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  drawId: 'draw_0123456789abcdefghijkl',
  cut: '7 žlutých',
}

const drawn = async (source: typeof example, count = 78): Promise<string[]> =>
  drawFrom(deckOrder, count, randomnessOf(await randomWords(source))).map(({ card, reversed }) => (reversed ? `${card} reversed` : card))

const hexadecimal = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
const sources = fc.record({
  seed: fc.uint8Array({ minLength: 32, maxLength: 32 }).map(hexadecimal),
  drawId: fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => `draw_${Buffer.from(bytes).toString('base64url')}`),
  cut: fc.string({ maxLength: 60 }),
})

/** The 99.9th percentile of chi-squared with `k` degrees of freedom (Wilson and Hilferty, 1931). */
const critical = (k: number): number => k * (1 - 2 / (9 * k) + 3.0902 * Math.sqrt(2 / (9 * k))) ** 3

describe('a sealed draw', () => {
  it('matches the worked example of its description', async () => {
    expect(await commitmentTo(example.seed)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd')
    expect((await randomWords(example)).slice(0, 4).map((word) => word.toString(16))).toEqual([
      'c2e1c7c0',
      'b5c96d1a',
      '106c1a18',
      '7516fea7',
    ])
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

  it('is reproducible, holds every card once, and begins alike for any number of cards', async () => {
    await fc.assert(
      fc.asyncProperty(sources, fc.integer({ min: 1, max: 78 }), async (source, count) => {
        const whole = await drawn(source)
        expect(new Set(whole.map((card) => card.replace(' reversed', ''))).size).toBe(78)
        expect(await drawn(source, count)).toEqual(whole.slice(0, count))
      }),
      { numRuns: 50 },
    )
  })

  it('differs for another seed, another id or another cut', async () => {
    const others = [{ seed: example.seed.replace('00', '01') }, { drawId: 'draw_0' }, { cut: '' }, { cut: '7 žlutých ' }]
    const all = await Promise.all([{}, ...others].map(async (other) => (await drawn({ ...example, ...other })).join()))
    expect(new Set(all).size).toBe(5)
  })

  it('gives every position every card and both orientations equally often', async () => {
    const rounds = 3900
    const tops = new Map(deckOrder.map((card) => [card, 0]))
    const thirds = new Map(tops)
    let reversals = 0
    for (let round = 0; round < rounds; round += 1) {
      const words = await randomWords({ ...example, drawId: `draw_${round}` })
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

describe('cards picked from a sealed deck', () => {
  const whole = async () => drawFrom(deckOrder, 78, randomnessOf(await randomWords(example)))

  it('are those at the picked positions, with the same orientations; the other positions get the topmost remaining cards', async () => {
    const deck = await whole()
    const picked = drawFrom(deckOrder, 5, randomnessOf(await randomWords(example)), { picks: [30, 1, 77] })
    expect(picked).toEqual([deck[30], deck[1], deck[77], deck[0], deck[2]])
  })

  it('all lie upright if the reader wants no reversed ones, and are the same cards', async () => {
    const upright = drawFrom(deckOrder, 78, randomnessOf(await randomWords(example)), { uprightOnly: true })
    expect(upright).toEqual((await whole()).map(({ card }) => ({ card, reversed: false })))
  })

  it('are every card equally often, wherever in the fan they were picked', async () => {
    const rounds = 10_000
    const counts = new Map(deckOrder.map((card) => [card, 0]))
    for (let round = 0; round < rounds; round += 1) {
      const words = await randomWords({ ...example, drawId: `draw_${round}` })
      const [picked] = drawFrom(deckOrder, 1, randomnessOf(words), { picks: [(round * 31) % 78] })
      if (picked) counts.set(picked.card, (counts.get(picked.card) ?? 0) + 1)
    }
    const expected = rounds / 78
    expect([...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(critical(77))
  })
})

describe('random numbers from prepared words', () => {
  it('skip words that would favour the small numbers', () => {
    const chance = randomnessOf([2 ** 32 - 1, 2 ** 32 - 2, 5])
    expect(chance(3)).toBe(2)
    expect(chance(3)).toBe(2)
  })

  it('refuse to continue without words', () => {
    const chance = randomnessOf([1])
    chance(78)
    expect(() => chance(78)).toThrow('used up')
  })
})
