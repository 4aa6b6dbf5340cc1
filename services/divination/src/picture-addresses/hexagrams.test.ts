import fc from 'fast-check'
import { ichingFacts } from '../methods/iching/facts.ts'
import { figureOf } from '../methods/iching/figure.ts'
import { pictureSvg } from './picture-svg.ts'

type Value = 6 | 7 | 8 | 9
const hexagramsSvg = (code: string) => pictureSvg('hexagrams', code)
const six = fc.array(fc.constantFrom<Value>(6, 7, 8, 9), { minLength: 6, maxLength: 6 })

test('draws the cast, the relating hexagram and the nuclear one, and describes them', () => {
  const svg = hexagramsSvg('977888') ?? ''
  expect(svg).toContain('<title id="t">Peace, tending to Ascent</title>')
  expect(svg).toContain(
    '<desc id="d">Hexagram 11, Peace, line 1 changing, tending to hexagram 46, Ascent; inside it hexagram 54, The Younger Bride.</desc>',
  )
  expect([...svg.matchAll(/data-fact="([^"]+)"/gu)].map(([, id]) => id)).toEqual(['primary', 'line-1', 'relating', 'nuclear'])
})

test('a cast without changing lines has one hexagram and no path to another', () => {
  const svg = hexagramsSvg('777888') ?? ''
  expect(svg).toContain('<title id="t">Peace</title>')
  expect(svg).not.toContain('data-fact="relating')
})

test('every cast can be drawn, small, well-formed, and with its own facts', () => {
  fc.assert(
    fc.property(six, (values) => {
      const svg = hexagramsSvg(values.join('')) ?? ''
      const facts = ichingFacts(
        values.map((value) => ({ value, from: [2, 2, 2] as const })),
        'coins',
        figureOf(values),
      )
      const ids = new Set(facts.map(({ id }) => id))
      expect([...svg.matchAll(/data-fact="([^"]+)"/gu)].filter(([, id = '']) => !ids.has(id))).toEqual([])
      expect(svg).not.toMatch(/NaN|undefined|Infinity/u)
      expect(svg.length).toBeLessThan(60_000)
      expect(svg.match(/<g\b/gu)?.length).toBe(svg.match(/<\/g>/gu)?.length)
    }),
    { numRuns: 60 },
  )
})

test.each([
  '',
  '97788',
  '9778888',
  '977885',
  '97788a',
  '977888 ',
  '９77888',
  '977888"><script>',
  '../977888',
  '-97788',
  '9.7788',
  '977888\n',
])('the code %j draws nothing', (code) => {
  expect(hexagramsSvg(code)).toBeUndefined()
})

test('a code of other than six values draws nothing', () => {
  fc.assert(
    fc.property(fc.string(), (code) => {
      fc.pre(!/^[6-9]{6}$/u.test(code))
      expect(hexagramsSvg(code)).toBeUndefined()
    }),
  )
})
