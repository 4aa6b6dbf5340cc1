import type { ReadingRequest } from '../reading-request.ts'
import { countWords } from '../text/prose.ts'
import { seededRandom } from '../text/seed.ts'
import { sharedLongSentences } from '../text/shared-sentences.fixture.ts'
import { writeAnswer } from '../write-answer.ts'
import { natalRequest, weekRequest } from './astrology.fixture.ts'

const picks = (seed: string) => {
  const random = seededRandom(seed)
  return (bound: number) => Math.floor(random() * bound)
}

const write = (request: ReadingRequest) => writeAnswer(JSON.stringify(request))
const many = (make: (pick: (bound: number) => number, index: number) => ReadingRequest) =>
  Array.from({ length: 200 }, (_, index) => make(picks(`sky ${index}`), index))

const charts = many((pick, index) => natalRequest(pick, index % 5 !== 0))
const weeks = many((pick) => weekRequest(pick))
const premiumWeeks = many((pick) => weekRequest(pick, true))

const linksIn = (text: string) => [...text.matchAll(/\]\(fact:([^)]+)\)/gu)].map(([, id = '']) => id)
describe.each([
  ['birth charts', charts],
  ['weeks', weeks],
  ['premium weeks', premiumWeeks],
])('two hundred %s', (_, requests) => {
  const texts = requests.map(write)

  test('share no sentence of more than twelve words', () => {
    expect(sharedLongSentences(texts)).toEqual([])
  })

  test('link facts, and only facts that were given', () => {
    for (const [index, { facts }] of requests.entries()) {
      const ids = new Set(facts.map(({ id }) => id))
      const found = linksIn(texts[index] ?? '')
      expect(found.filter((id) => !ids.has(id))).toEqual([])
      for (const id of ['sun', 'moon', 'ascendant', 'week', 'phase-full']) if (ids.has(id)) expect(found).toContain(id)
    }
  })

  test('have a short title, clean typography, and no certainty', () => {
    for (const text of texts) {
      const title = /^# (.+)\n\n/u.exec(text)?.[1] ?? ''
      expect(countWords(title)).toBeGreaterThanOrEqual(2)
      expect(countWords(title)).toBeLessThanOrEqual(7)
      expect(text).not.toMatch(/ {2}|["']|\$[a-z]|[{}|<>]|\.\.|,,| [,.;:]|undefined|\n{3}/iu)
      expect(text).not.toMatch(/\b(definitely|certainly|guaranteed|doomed|fated|destined)\b/iu)
      expect(text).toContain('reflection and entertainment')
      expect(countWords(text)).toBeGreaterThan(180)
    }
  })
})

test('a place in the zodiac is given once for each placement that is told, and once in a week', () => {
  const places = (text: string) => text.match(/\d+°\d\d′(?! from exact)/gu)?.length ?? 0
  for (const chart of charts) expect(places(write(chart))).toBeLessThanOrEqual(5)
  for (const week of [...weeks, ...premiumWeeks]) expect(places(write(week))).toBe(1)
})

test('no sentence stands twice in a birth chart', () => {
  for (const chart of charts) {
    const sentences = write(chart)
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .flatMap((line) => line.split(/(?<=[.?!])\s+/u))
    expect(new Set(sentences).size).toBe(sentences.length)
  }
})

test('a premium week has a section for each day and one for the ruler of the Sun, and is half as long again', () => {
  for (const [index, request] of premiumWeeks.slice(0, 20).entries()) {
    const [text, plain] = [write(request), write(weeks[index] ?? request)]
    expect(text.match(/^## (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \d+ November$/gmu)).toHaveLength(7)
    expect(linksIn(text)).toEqual(expect.arrayContaining(['day-1-moon', 'day-7-moon', 'ruler']))
    expect(countWords(text)).toBeGreaterThan(1.5 * countWords(plain))
  }
})

test('the same chart is read in the same words', () => {
  const [chart] = charts
  if (chart) expect(write(chart)).toBe(write(chart))
})

test('where the hour is not known, no house and no rising sign is spoken of, and both signs are', () => {
  const text = write(natalRequest(picks('noon'), false))
  expect(text).not.toMatch(/\(fact:(?:house-\d+|ascendant|midheaven)\)/u)
  expect(text).not.toMatch(/\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house\b/u)
  expect(text).toContain('[time of birth unknown](fact:time-note)')
  expect(text).toMatch(/two signs|both signs/iu)
})
