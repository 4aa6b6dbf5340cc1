import fc from 'fast-check'
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
