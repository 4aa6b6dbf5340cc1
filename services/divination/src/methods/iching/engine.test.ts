import fc from 'fast-check'
import { cryptographic, type Randomness } from '../randomness.ts'
import { castLines, type LineValue, type Way } from './cast-lines.ts'
import { cast } from './engine.ts'
import { ichingFacts } from './facts.ts'
import { figureOf } from './figure.ts'
import { book } from './hexagrams/hexagrams.data.ts'
import { leadingTexts } from './leading-texts.ts'
import { composed } from './trigrams.ts'

const value = fc.constantFrom<LineValue>(6, 7, 8, 9)
const six = fc.array(value, { minLength: 6, maxLength: 6 })
const everyHexagram = Array.from({ length: 64 }, (_, bits) => Array.from({ length: 6 }, (_line, place) => ((bits >> place) & 1) === 1))
const resting = (lines: readonly boolean[]): LineValue[] => lines.map((whole) => (whole ? 7 : 8))

/** Enumerates every outcome of a random source, each as often as it is likely. */
const everyLine = (way: Way): LineValue[] => {
  const bounds = way === 'coins' ? [2, 2, 2] : [4, 2, 2]
  const total = bounds.reduce((product, bound) => product * bound, 1)
  return Array.from({ length: total }, (_, outcome) => {
    let rest = outcome
    let turn = 0
    const chance: Randomness = () => {
      const bound = bounds[turn % 3] ?? 1
      const drawn = rest % bound
      rest = Math.floor(rest / bound)
      turn += 1
      return drawn
    }
    return castLines(way, chance)[0]?.value ?? 7
  })
}

const counted = (values: readonly LineValue[]): number[] => [6, 7, 8, 9].map((each) => values.filter((one) => one === each).length)

const factsOf = (values: readonly LineValue[], way: Way = 'coins') =>
  ichingFacts(
    values.map((each) => ({ value: each, from: [2, 2, 2] as const })),
    way,
    figureOf(values),
  )

describe('casting', () => {
  it('has the right odds for the four values: 1, 3, 3, 1 of 8 by coins and 1, 5, 7, 3 of 16 by yarrow', () => {
    expect(counted(everyLine('coins'))).toEqual([1, 3, 3, 1])
    expect(counted(everyLine('yarrow'))).toEqual([1, 5, 7, 3])
  })

  it.each([
    ['coins', [1 / 8, 3 / 8, 3 / 8, 1 / 8]],
    ['yarrow', [1 / 16, 5 / 16, 7 / 16, 3 / 16]],
  ] as const)('matches the odds of %s over many casts', (way, odds) => {
    const casts = 3000
    const counts = counted(Array.from({ length: casts }, () => castLines(way, cryptographic).map((line) => line.value)).flat())
    const chiSquared = odds.reduce((sum, share, kind) => sum + ((counts[kind] ?? 0) - share * casts * 6) ** 2 / (share * casts * 6), 0)
    expect(chiSquared).toBeLessThan(21) // three degrees of freedom: passed by chance once in 9000 runs
  })

  it('depends on its random source and nothing else', () => {
    const scripted = () => {
      let turn = 0
      return (bound: number) => (turn++ * 5) % bound
    }
    for (const way of ['coins', 'yarrow'] as const) expect(castLines(way, scripted())).toEqual(castLines(way, scripted()))
  })

  it('sets aside stalks so that multiples of four remain', () => {
    for (const { value: sum, from } of Array.from({ length: 50 }, () => castLines('yarrow', cryptographic)).flat())
      expect(49 - from.reduce((a, b) => a + b)).toBe(sum * 4)
  })
})

describe('the figure', () => {
  const numbers = (values: readonly LineValue[]) => {
    const { primary, relating, nuclear, changing } = figureOf(values)
    return [primary.hexagram.number, changing, relating?.hexagram.number, nuclear.hexagram.number]
  }

  it.each([
    [[9, 7, 7, 8, 8, 8], 11, [1], 46, 54],
    [[6, 8, 7, 8, 9, 7], 53, [1, 5], 22, 64],
    [[9, 9, 9, 9, 9, 9], 1, [1, 2, 3, 4, 5, 6], 2, 1],
    [[7, 7, 7, 8, 8, 8], 11, [], undefined, 54],
  ] as const)('of %j is hexagram %i', (values, ...expected) => expect(numbers(values)).toEqual(expected))

  it('has each of the 64 numbers once', () => {
    expect(new Set(everyHexagram.map((lines) => composed(lines).number))).toEqual(new Set(book.map(({ number }) => number)))
  })

  it('pairs the numbers in King Wen’s order: each even one is its neighbour inverted, or its complement if that is the same', () => {
    const linesOf = new Map(everyHexagram.map((lines) => [composed(lines).number, lines]))
    for (let number = 1; number < 64; number += 2) {
      const lines = linesOf.get(number) ?? []
      const over = [...lines].reverse()
      const same = over.every((line, place) => line === lines[place])
      expect(linesOf.get(number + 1)).toEqual(same ? lines.map((line) => !line) : over)
    }
  })

  it('has sixteen nuclear hexagrams, four times each', () => {
    const counts = new Map<number, number>()
    for (const lines of everyHexagram) {
      const { number } = figureOf(resting(lines)).nuclear.hexagram
      counts.set(number, (counts.get(number) ?? 0) + 1)
    }
    expect([...counts.values()]).toEqual(Array(16).fill(4))
  })

  it('returns when its changed lines change again', () => {
    fc.assert(
      fc.property(six, (values) => {
        const { primary, relating, changing } = figureOf(values)
        const back = (relating ?? primary).six.map(
          (whole, place): LineValue => (changing.includes(place + 1) ? (whole ? 9 : 6) : whole ? 7 : 8),
        )
        const again = figureOf(back)
        expect((again.relating ?? again.primary).hexagram.number).toBe(primary.hexagram.number)
      }),
    )
  })
})

describe('the leading text', () => {
  it.each([
    [[7, 7, 7, 8, 8, 8], ['judgement']],
    [[9, 7, 7, 8, 8, 8], ['line-1']],
    [
      [6, 8, 7, 8, 9, 7],
      ['line-1', 'line-5'],
    ],
    [
      [9, 9, 9, 8, 8, 8],
      ['judgement', 'relating-judgement'],
    ],
    [
      [9, 9, 9, 6, 8, 8],
      ['relating-line-5', 'relating-line-6'],
    ],
    [[9, 9, 9, 6, 6, 8], ['relating-line-6']],
    [[9, 9, 9, 6, 6, 6], ['relating-judgement']],
    [[9, 9, 9, 9, 9, 9], ['all-lines']],
    [[6, 6, 6, 6, 6, 6], ['all-lines']],
  ] as const)('of %j', (values, ids) => expect(leadingTexts(figureOf(values)).ids).toEqual(ids))

  it('is marked as leading, and no other fact is', () => {
    fc.assert(
      fc.property(six, (values) => {
        const facts = factsOf(values)
        const { ids, chief } = leadingTexts(figureOf(values))
        expect(facts.filter(({ data }) => data.leads === true).map(({ id }) => id)).toEqual(ids)
        expect(ids[chief]).toBeDefined()
      }),
    )
  })
})

describe('the facts', () => {
  it('of one changing line', () => {
    const facts = factsOf([9, 7, 7, 8, 8, 8])
    expect(facts.map(({ id, label }) => [id, label])).toEqual([
      ['primary', 'Hexagram 11, Peace'],
      ['trigrams', 'Earth above Heaven'],
      ['judgement', 'The judgement of Peace'],
      ['image', 'The image of Peace'],
      ['line-1', 'Line one: the grass with its roots'],
      ['relating', 'Hexagram 46, Ascent'],
      ['nuclear', 'Hexagram 54, The Younger Bride'],
      ['cast', 'The fall of the coins'],
      ['rule', 'Which text leads'],
    ])
  })

  it('each have a unique id, a label, a text, a position and a reason', () => {
    fc.assert(
      fc.property(six, (values) => {
        const facts = factsOf(values)
        expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
        for (const { label, detail, data } of facts) {
          expect(label.length).toBeLessThan(80)
          expect(detail).toMatch(/^[A-Z].*[.?]$/u)
          expect(data).toMatchObject({ place: expect.stringMatching(/^[A-Z]/u), why: expect.stringMatching(/\.$/u) })
          expect(`${label} ${detail} ${String(data.why)}`).not.toMatch(/undefined|NaN| {2}/u)
        }
      }),
    )
  })

  it('depend on the occasion: coins for tokens, yarrow for premium', async () => {
    const occasion = { at: '2026-11-21T12:00:00.000Z' as never, date: '2026-11-21', zone: 'UTC', chance: cryptographic, concerns: [] }
    const way = async (premium: boolean) =>
      cast({ situation: 'A situation.' }, { ...occasion, premium }).facts.find(({ id }) => id === 'cast')
    expect((await way(false))?.data.why).toMatch(/^From the bottom up: (?:heads|tails), (?:heads|tails), (?:heads|tails): [6-9];/u)
    expect((await way(true))?.data.why).toMatch(/^From the bottom up: [59], [48] and [48] stalks set aside, \d\d left: [6-9];/u)
  })
})

describe('the book', () => {
  const texts = book.flatMap(({ number, judgement, image, lines }) => [
    { of: `${number} judgement`, text: judgement },
    { of: `${number} image`, text: image },
    ...lines.map(({ text }, index) => ({ of: `${number} line ${index + 1}`, text })),
  ])

  it('contains 64 hexagrams in order, with distinct names', () => {
    expect(book.map(({ number }) => number)).toEqual(Array.from({ length: 64 }, (_, index) => index + 1))
    for (const key of ['name', 'character'] as const) expect(new Set(book.map((hexagram) => hexagram[key])).size).toBe(64)
  })

  it('describes everything in one to four sentences, without repeats', () => {
    expect(new Set(texts.map(({ text }) => text)).size).toBe(64 * 8)
    for (const { of, text } of texts) {
      const count = text.split(/(?<=[.?!]) /u).length
      expect({ of, fits: text.length >= 60 && text.length <= 300 && count <= 4 }).toEqual({ of, fits: true })
      expect({ of, clean: !/ {2}|["']|\.\.|[ ,;]$/u.test(text) && /^[A-Z]/u.test(text) && /[.?]$/u.test(text) }).toEqual({
        of,
        clean: true,
      })
    }
  })

  it('names the image of each line, and its advice as a bare verb phrase', () => {
    const lines = book.flatMap((hexagram) => hexagram.lines)
    expect(new Set(lines.map(({ sign }) => sign)).size).toBe(384)
    expect(new Set(lines.map(({ counsel }) => counsel)).size).toBe(384)
    for (const { sign, counsel } of lines) {
      expect(sign).toMatch(/^the \S+/u)
      expect(counsel).toMatch(/^[a-z][^.:]*[a-z]$/u)
    }
  })
})
