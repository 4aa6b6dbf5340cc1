import { emblems } from '@sibyl/contracts/emblems'
import { constellationSvg, type Star } from './constellation-svg.ts'
import { NODE, scatter, seeded } from './layout.ts'

const stars: Star[] = [
  { name: 'The teeth', emblem: 'tooth', weight: 3, fact: 'symbol-1' },
  { name: 'Salt & sea', emblem: 'water', weight: 1, fact: 'symbol-2' },
]

test('a constellation has a title, a description and a tap target for each fact', () => {
  const svg = constellationSvg(stars, 'one')
  expect(svg).toContain('<title id="t">A dream as a constellation: The teeth, Salt &amp; sea</title>')
  expect(svg).toContain('<desc')
  expect([...svg.matchAll(/data-fact="([^"]+)"/g)].map(([, fact]) => fact)).toEqual(['symbol-1', 'symbol-2'])
})

test('the same seed draws the same picture, and another seed another one', () => {
  expect(constellationSvg(stars, 'one')).toBe(constellationSvg(stars, 'one'))
  expect(constellationSvg(stars, 'two')).not.toBe(constellationSvg(stars, 'one'))
})

test('every emblem can be drawn', () => {
  for (const emblem of emblems) {
    expect(constellationSvg([{ name: 'A star', emblem, weight: 2, fact: 'symbol-1' }], emblem)).not.toMatch(/NaN|undefined|Infinity/)
  }
})

test.each([2, 3, 4, 5])('%i stars keep their names apart', (count) => {
  for (const seed of ['one', 'two', 'three']) {
    const points = scatter(count, 216, 1, seeded(seed))
    for (const [index, a] of points.entries()) {
      for (const b of points.slice(index + 1)) {
        expect(Math.abs(a.x - b.x) >= 2 * NODE.half || Math.abs(a.y - b.y) >= NODE.above + NODE.below).toBe(true)
      }
    }
  }
})
