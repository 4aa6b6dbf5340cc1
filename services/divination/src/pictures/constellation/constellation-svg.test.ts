import fc from 'fast-check'
import { lexicon } from '../../methods/dream/lexicon/lexicon.data.ts'
import { pictureSvg } from '../picture-svg.ts'

const drawn = (code: string) => pictureSvg('constellation', code)

test('a constellation is drawn from its code alone, with a title and a description', () => {
  const svg = drawn('school2.teeth3.sea1') ?? ''
  expect(svg).toContain('<title id="t">A dream as a constellation: A school, The teeth, The sea</title>')
  expect(svg).toContain('<desc')
  expect(drawn('school2.teeth3.sea1')).toBe(svg)
})

test('every entry of the lexicon can be a star, up to nine together', () => {
  const key = fc.constantFrom(...lexicon.map((entry) => entry.key))
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.integer({ min: 1, max: 4 })), { minLength: 1, maxLength: 9 }), (stars) => {
      const svg = drawn(stars.map(([name, weight]) => `${name}${weight}`).join('.')) ?? ''
      expect(svg).toMatch(/^<svg .*<\/svg>$/s)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }),
    { numRuns: 20 },
  )
})

test.each([
  '',
  '.',
  'teeth',
  'teeth9',
  'teeth2.',
  'constructor1',
  '__proto__1',
  'toString1',
  '<script>1',
  'teeth2"onload',
  Array(10).fill('sea1').join('.'),
  'sea1.'.repeat(5000),
])('a code like %j draws nothing', (code) => {
  expect(drawn(code)).toBeUndefined()
})
