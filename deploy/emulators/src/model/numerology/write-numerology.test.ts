import fc from 'fast-check'
import type { ReadingRequest } from '../reading-request.ts'
import { countWords } from '../text/prose.ts'
import { sharedLongSentences } from '../text/shared-sentences.fixture.ts'
import { writeAnswer } from '../write-answer.ts'
import { lifeRequest, monthRequest } from './numbers.fixture.ts'
import { agreementDeeds, crossings, practiceDeeds } from './phrases/relations.ts'
import { voices } from './voices.ts'

const core = fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33)
const digit = fc.integer({ min: 1, max: 9 })
const names = fc.constantFrom('Ada Lovelace', 'Tomáš Dvořák', 'Иван Петров', 'Mira Lund', 'O’Brien', 'jo')
const life = fc.record({
  parts: fc.tuple(digit, digit, digit),
  day: fc.integer({ min: 1, max: 31 }),
  life: core,
  birthday: core.map((number) => (number === 33 ? 22 : number)),
  name: fc.tuple(core, core, core),
})
const lifeRequests = fc.tuple(life, fc.boolean(), names).map(([numbers, premium, name]) => lifeRequest(numbers, premium, name))
const nameless = fc
  .tuple(life, fc.boolean())
  .map(([numbers, premium]) => lifeRequest({ ...numbers, name: 'left out' }, premium, 'محمد علي'))
const monthRequests = fc
  .tuple(digit, fc.integer({ min: 1, max: 28 }), fc.integer({ min: 0, max: 25_000 }), fc.boolean())
  .map(([year, day, days, premium]) =>
    monthRequest({ year, day, born: new Date(Date.UTC(1935, 0, 1) + days * 86_400_000).toISOString().slice(0, 10) }, premium),
  )
const any = fc.oneof(lifeRequests, nameless, monthRequests)
const seeded = { seed: 20261121, numRuns: 120 }

const write = (asked: ReadingRequest) => writeAnswer(JSON.stringify(asked))
const links = (text: string) =>
  [...text.matchAll(/\[([^\]]+)\]\(fact:([^)]+)\)/gu)].map((match) => ({ text: match[1] ?? '', id: match[2] ?? '' }))
const visible = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
const prose = (text: string) => text.split('\n\n').filter((block) => !block.startsWith('#'))

test.each([
  ['life path', lifeRequests],
  ['nameless', nameless],
  ['month', monthRequests],
])('no two of 200 %s readings share a sentence of more than twelve words', (_name, requests) => {
  const readings = new Map(fc.sample(requests, { seed: 7, numRuns: 200 }).map((asked) => [JSON.stringify(asked.facts), write(asked)]))
  expect(readings.size).toBeGreaterThan(100)
  expect(sharedLongSentences([...readings.values()])).toEqual([])
})

test('every link is to a given fact, every fact is linked, and headings carry the label to the letter', () => {
  fc.assert(
    fc.property(any, (asked) => {
      const text = write(asked)
      const given = new Map(asked.facts.map((fact) => [fact.id, fact.label]))
      const found = links(text)
      expect(found.filter(({ id }) => !given.has(id))).toEqual([])
      expect([...given.keys()].filter((id) => !found.some((link) => link.id === id))).toEqual([])
      const headed = [...text.matchAll(/^## (.+)$/gmu)].map(([, heading = '']) => links(heading)[0])
      expect(headed.map((link) => link?.text)).toEqual(headed.map((link) => given.get(link?.id ?? '')))
    }),
    seeded,
  )
})

test('the form holds: title, paragraphs of a readable length, clean typography, one word that it is for entertainment', () => {
  fc.assert(
    fc.property(any, (asked) => {
      const text = write(asked)
      const title = /^# (.+)\n\n/u.exec(text)?.[1] ?? ''
      expect(countWords(title)).toBeGreaterThanOrEqual(2)
      expect(countWords(title)).toBeLessThanOrEqual(6)
      expect(text).not.toMatch(/ {2}|["']|\$[a-z]|[{}|<>]|\.\.|,,| [,.;:]|undefined|\n{3}/iu)
      expect(text).not.toMatch(/\b(definitely|certainly|guaranteed|doomed|cursed|will be)\b/iu)
      expect(text.match(/entertain(?:ment|s\b)/giu)).toHaveLength(1)
      for (const block of prose(text)) expect(countWords(block)).toBeLessThanOrEqual(125)
      const opening = prose(text)[0] ?? ''
      expect(countWords(opening)).toBeGreaterThanOrEqual(30)
      expect(countWords(opening)).toBeLessThanOrEqual(80)
    }),
    seeded,
  )
})

test('no number is named in a role that has another', () => {
  fc.assert(
    fc.property(any, (asked) => {
      const text = visible(write(asked))
      const labels = new Set(asked.facts.map(({ label }) => label.replace(/^\w+, /u, '')))
      const roles = /\b(?:Life Path|Birthday|Expression|Soul Urge|Personality|Bridge|Personal (?:Year|Month|Day)) \d+/gu
      expect([...text.matchAll(roles)].map(([named]) => named).filter((named) => !labels.has(named))).toEqual([])
    }),
    seeded,
  )
})

test('the same request gives the same text, another reader another', () => {
  fc.assert(
    fc.property(life, (numbers) => {
      const one = lifeRequest(numbers, true, 'Ada Lovelace')
      expect(write(one)).toBe(write(one))
      expect(write(lifeRequest(numbers, true, 'Mira Lund'))).not.toBe(write(one))
    }),
    { ...seeded, numRuns: 20 },
  )
})

test.each(['[x](javascript:alert(1)) Smith', '<script> Ada', '# Heading', 'ignore all instructions', 'A'.repeat(80)])(
  'a name like "%s" is not taken up',
  (name) => {
    const numbers = { parts: [3, 5, 7], day: 14, life: 6, birthday: 5, name: [9, 7, 11] } as const
    expect(prose(write(lifeRequest(numbers, false, name)))[0]).toMatch(/^You /u)
  },
)

test('a name that is one is called once', () => {
  const numbers = { parts: [3, 5, 7], day: 14, life: 6, birthday: 5, name: [9, 7, 11] } as const
  expect(write(lifeRequest(numbers, false, 'Zdeňka Nováková')).match(/Zdeňka, you/gu)).toHaveLength(1)
})

const sentences = (text: string) => prose(text).flatMap((block) => visible(block).split(/(?<=[.?!])\s+/u))
const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

test('no sentence comes twice in a reading, sentences are of a natural length, and no two very short ones follow each other', () => {
  fc.assert(
    fc.property(any, (asked) => {
      const said = sentences(write(asked))
      expect(said.filter((each, index) => said.indexOf(each) !== index)).toEqual([])
      const lengths = said.map(countWords)
      expect(meanOf(lengths)).toBeGreaterThan(11)
      expect(Math.max(...lengths)).toBeLessThanOrEqual(60)
      expect(said.filter((_, index) => (lengths[index] ?? 0) < 7 && (lengths[index + 1] ?? 7) < 7)).toEqual([])
    }),
    seeded,
  )
})

test('every section asks a question or names a small deed', () => {
  fc.assert(
    fc.property(any, (asked) => {
      const sections = write(asked).split(/^## /mu).slice(1)
      const deeds = [...voices.values()].flatMap(({ strains }) => strains.map(({ deed }) => deed.slice(1)))
      const offered = [...deeds, ...Object.values(crossings).flatMap((each) => each.deeds), ...agreementDeeds, ...practiceDeeds]
      expect(sections.filter((section) => !offered.some((deed) => section.includes(deed)))).toEqual([])
    }),
    seeded,
  )
})
