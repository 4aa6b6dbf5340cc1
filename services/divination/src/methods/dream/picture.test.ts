import fc from 'fast-check'
import { pictureSvg } from '../../picture-addresses/picture-svg.ts'
import { lexicon } from './lexicon/lexicon.data.ts'
import { constellationAt } from './picture.ts'

test('decodes an address into stars, each with the fact it opens', () => {
  expect(constellationAt('school2.teeth3.sea1')).toEqual([
    { name: 'A school', emblem: 'book', weight: 2, fact: 'setting-1' },
    { name: 'The teeth', emblem: 'tooth', weight: 3, fact: 'symbol-1' },
    { name: 'The sea', emblem: 'water', weight: 1, fact: 'symbol-2' },
  ])
})

test('a star has the word of its fact, be it a noun or a deed', () => {
  expect(constellationAt('boat~yacht2.boat~sailing1.boat1')?.map(({ name }) => name)).toEqual(['The yacht', 'Sailing', 'The boat'])
})

test('any entry of the lexicon can be a star, up to nine together', () => {
  const key = fc.constantFrom(...lexicon.map((entry) => entry.key))
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.integer({ min: 1, max: 4 })), { minLength: 1, maxLength: 9 }), (stars) => {
      const svg = pictureSvg('constellation', stars.map(([name, weight]) => `${name}${weight}`).join('.')) ?? ''
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
])('an address like %j names no stars', (code) => {
  expect(constellationAt(code)).toBeUndefined()
})
