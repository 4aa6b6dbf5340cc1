import fc from 'fast-check'
import { CARD_RATIO, layCards } from './card-places.ts'
import { balanced, brokenAt } from './lines.ts'

const measure = (text: string) => text.length

test('lines are no wider than they may be, and lose no word', () => {
  const text = fc.array(fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 1, maxLength: 12 }), { maxLength: 40 })
  fc.assert(
    fc.property(text, fc.integer({ min: 12, max: 60 }), (words, width) => {
      for (const lines of [brokenAt(words.join(' '), width, measure), balanced(words.join(' '), width, measure)]) {
        expect(lines.join(' ')).toBe(words.join(' '))
        expect(lines.filter((line) => measure(line) > width)).toEqual([])
      }
    }),
  )
})

test('a title is balanced without needing a line more', () => {
  expect(brokenAt('A trumpet beside a potted flower', 28, measure)).toEqual(['A trumpet beside a potted', 'flower'])
  expect(balanced('A trumpet beside a potted flower', 28, measure)).toEqual(['A trumpet beside', 'a potted flower'])
})

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('%i cards lie on the table, and none on another but the one that crosses', (count) => {
  const { places, height } = layCards(count, 904)
  expect(places).toHaveLength(count)
  const upright = places.filter(({ across }) => !across)
  expect(places.length - upright.length).toBe(count === 10 ? 1 : 0)
  for (const { x, y, width } of places) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(904.01)
    expect(y + width * CARD_RATIO).toBeLessThanOrEqual(height + 0.01)
  }
  for (const [at, one] of upright.entries()) {
    for (const other of upright.slice(at + 1)) {
      const apart = Math.abs(one.x - other.x) >= one.width || Math.abs(one.y - other.y) >= one.width * CARD_RATIO
      expect(apart).toBe(true)
    }
  }
})
