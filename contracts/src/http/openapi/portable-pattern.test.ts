import { openApiDocument } from '../openapi.ts'
import { portablePattern } from './portable-pattern.ts'

const everyCharacter = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code))

const patternsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => (key === 'pattern' && typeof member === 'string' ? [member] : patternsIn(member)))
}

describe('a portable pattern', () => {
  it.each([
    /^[^\p{Cc}\p{Zl}\p{Zp}]$/u,
    /^(?:[^\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|[\n\r\t])$/u,
    /^[\w.-]$/,
    /^\S$/,
    /^\s$/,
    /^(?:\d|[\d.])$/,
    /^\W$/,
  ])('matches the same characters as %s', (ours) => {
    const portable = new RegExp(portablePattern(ours.source))
    expect(everyCharacter.filter((character) => portable.test(character) !== ours.test(character))).toEqual([])
  })

  it.each([/\p{L}/u, /\P{Cc}/u, /(?=a)b/, /(?<!a)b/, /(?<name>a)/, /[\S]/, /a\b/])(
    'is not made of %s, which other engines read otherwise',
    (ours) => {
      expect(() => portablePattern(ours.source)).toThrow(/portable|looks around/)
    },
  )

  it('is every pattern of the document', () => {
    const found = new Set(patternsIn(openApiDocument({ product: 'Sibyl', version: '1' })))
    expect(found.size).toBeGreaterThan(10)
    for (const pattern of found) expect(pattern).not.toMatch(/\\[pPudDsSwWbB]|\(\?[^:]/)
  })
})
