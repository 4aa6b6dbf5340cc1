import { gzipSync } from 'node:zlib'
import { cardTitles, SUITS } from './card-names.ts'
import { cardSvg } from './card-svg.ts'

const RANKS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', 'page', 'knight', 'queen', 'king']
const ids = [
  ...Array.from({ length: 22 }, (_, i) => `major-${String(i).padStart(2, '0')}`),
  ...SUITS.flatMap((suit) => RANKS.map((rank) => `${suit}-${rank}`)),
]

const draw = (id: string): string => cardSvg(id) ?? ''
const deck = ids.map((id) => [id, draw(id)] as const)
const everything = [...deck, ['back', draw('back')] as const]
const bytes = (svg: string): number => gzipSync(svg, { level: 9 }).length

/** The names of unbalanced elements; empty if every tag is balanced. */
function unbalanced(svg: string): string[] {
  const open: string[] = []
  for (const [, closing, name = '', selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s+[a-zA-Z:-]+="[^"<>]*")*\s*(\/?)>/g)) {
    if (closing && open.pop() !== name) return [name]
    if (!closing && !selfClosing) open.push(name)
  }
  return open
}

describe('the deck', () => {
  it('contains exactly the 78 cards that have a title', () => {
    expect(ids).toHaveLength(78)
    expect(cardTitles.map((title) => title.id).sort()).toEqual([...ids].sort())
  })

  it.each(cardTitles)('is drawn as the library describes it: $id', ({ id, name, scene }) => {
    expect(draw(id)).toContain(`<title id="card-${id}-title">${name}</title><desc id="card-${id}-desc">${scene}</desc>`)
  })

  it.each(everything)('draws %s as a well-formed document with a title and a description', (_, svg) => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 300 520"/)
    expect(svg).toMatch(/<title id="[^"]+">[^<]{3,}<\/title><desc id="[^"]+">[^<]{10,}<\/desc>/)
    expect(unbalanced(svg)).toEqual([])
    expect(svg.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]/)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it.each(everything)('repeats no attribute in %s', (_, svg) => {
    const repeated = [...svg.matchAll(/<[a-zA-Z][^<>]*>/g)].filter(([tag]) => {
      const names = [...tag.matchAll(/\s([a-zA-Z:-]+)="/g)].map((match) => match[1])
      return new Set(names).size < names.length
    })
    expect(repeated).toEqual([])
  })

  it.each(everything)('makes %s self-contained: no script, no external address, no web font', (_, svg) => {
    expect(svg).not.toContain('<script')
    expect(svg).not.toMatch(/href="(?!#)/)
    expect(svg).not.toMatch(/url\((?!#)/)
    expect(svg).not.toMatch(/<text|font-family/)
  })

  it.each(everything)('uses every id of %s once', (_, svg) => {
    const used = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(used).size).toBe(used.length)
  })

  it('shares no id between two cards, so that they can be on one page', () => {
    const used = everything.flatMap(([, svg]) => [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]))
    expect(new Set(used).size).toBe(used.length)
  })

  it('draws no two cards alike', () => {
    const pictures = deck.map(([, svg]) => svg.replace(/<title.*?<\/desc>/, '').replaceAll(/(?:window|opening)-[a-z]+-\w+/g, ''))
    expect(new Set(pictures).size).toBe(78)
  })

  it('is small: no card above 8 kB gzipped, 5 kB on average', () => {
    const sizes = everything.map(([, svg]) => bytes(svg))
    expect(Math.max(...sizes)).toBeLessThanOrEqual(8192)
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThanOrEqual(5120)
  })

  it('has no other card', () => {
    for (const id of ['', '../cards', 'major-22', 'major-0', 'cups-11', 'cups-00', 'coins-01', '__proto__', 'constructor'])
      expect(cardSvg(id)).toBeUndefined()
  })
})
