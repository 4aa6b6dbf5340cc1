import fc from 'fast-check'
import type { ReadingRequest } from '../reading-request.ts'
import { countWords, sentencesOf, visible } from '../text/prose.ts'
import { linkedIds, sharedLongSentences } from '../text/shared-sentences.fixture.ts'
import { writeAnswer } from '../write-answer.ts'
import { figureOf } from './phrases/figures/figures.ts'
import { meaningOfLine } from './phrases/lines/lines.ts'

const trigrams = ['heaven', 'thunder', 'water', 'mountain', 'earth', 'wind', 'fire', 'lake']
const words =
  'amber basalt cedar dapple ember fallow gorse heron indigo juniper kestrel larch meadow nettle otter pebble quarry rowan sorrel thistle'.split(
    ' ',
  )
const situations = [
  'I have been offered a job in another city and my partner does not want to move. Should I accept it?',
  'My sister and I quarrelled about the house of our parents and now she does not answer. How can I reach her?',
  'I lost my father in spring and I cannot settle to anything.',
  'Should I move in with my boyfriend or keep my flat?',
  'When will I find a new flat?',
  'Why do I always say yes when I mean no at work?',
  'What should I focus on?',
  'Ich weiß nicht, ob ich meine Stelle kündigen soll.',
]

/** A cast as far as the emulated model is concerned: which hexagram stands, which one it turns into, and what changes. */
const cast = fc.record({
  numbers: fc.uniqueArray(fc.integer({ min: 1, max: 64 }), { minLength: 3, maxLength: 3 }),
  upper: fc.constantFrom(...trigrams),
  halves: fc.uniqueArray(fc.constantFrom(...trigrams), { minLength: 2, maxLength: 2 }),
  changing: fc.subarray([1, 2, 3, 4, 5, 6], { maxLength: 3 }),
  things: fc.uniqueArray(fc.constantFrom(...words), { minLength: 12, maxLength: 12 }),
  situation: fc.constantFrom(...situations),
})
type Cast = typeof cast extends fc.Arbitrary<infer T> ? T : never

const hexagram = (id: string, number: number, upper: string, lower: string, [a = '', b = '', c = '']: readonly string[]) => ({
  id,
  label: `Hexagram ${number}, The ${a}`,
  detail: '',
  data: { hexagram: number, name: `The ${a}`, keywords: [`${a} light`, `${b} shade`, `${c} wood`], counsel: '', upper, lower },
})
const text = (id: string, number: number, thing: string, leads: boolean) => ({
  id,
  label: `The text of ${thing}`,
  detail: `The ${thing} of the house with the number ${number} stands in the rain, and nobody has called it in. Wait for the ${thing} until it is dry.`,
  data: { hexagram: number, leads },
})

const requestOf = ({ numbers, upper, halves, changing, things, situation }: Cast): ReadingRequest => {
  const [primary = 1, relating = 2, nuclear = 3] = numbers
  const [lower = 'earth', then = 'fire'] = halves
  const leadsByLine = changing.length === 1 || changing.length === 2
  const lines = changing.map((line, at) => ({
    ...text(`line-${line}`, primary, things[at + 6] ?? '', leadsByLine),
    data: {
      hexagram: primary,
      line,
      value: 9,
      sign: `the ${things[at + 6]} gate`,
      counsel: `mend the ${things[at + 6]} gate`,
      leads: leadsByLine,
      chief: at === changing.length - 1,
    },
  }))
  const moves = changing.length > 0
  return {
    task: 'reading',
    method: 'iching',
    date: '2026-11-21',
    reader: { situation },
    concerns: [],
    facts: [
      hexagram('primary', primary, upper, lower, things.slice(0, 3)),
      { id: 'trigrams', label: 'Two halves', detail: '', data: {} },
      text('judgement', primary, things[9] ?? '', !leadsByLine),
      text('image', primary, things[10] ?? '', false),
      ...lines,
      ...(moves ? [hexagram('relating', relating, upper, then, things.slice(3, 6))] : []),
      ...(changing.length === 3 ? [text('relating-judgement', relating, things[11] ?? '', true)] : []),
      hexagram('nuclear', nuclear, upper, lower, things.slice(6, 9)),
      { id: 'cast', label: 'The fall of the coins', detail: '', data: {} },
      { id: 'rule', label: 'Which text leads', detail: '', data: {} },
    ],
  }
}

const write = (asked: ReadingRequest) => writeAnswer(JSON.stringify(asked))
const repeated = (all: readonly string[]) => all.filter((each, at) => all.indexOf(each) !== at)
const paragraphs = (reading: string) =>
  visible(reading)
    .split('\n\n')
    .filter((block) => !block.startsWith('#'))

test('over two hundred readings no long sentence comes twice', () => {
  const texts = fc.sample(cast, { seed: 20261121, numRuns: 200 }).map((each) => write(requestOf(each)))
  expect(sharedLongSentences(texts)).toEqual([])
})

test('the hexagrams and what leads head their sections, and nothing is linked that is not given', () => {
  fc.assert(
    fc.property(cast, (each) => {
      const asked = requestOf(each)
      const reading = write(asked)
      const given = asked.facts.map(({ id }) => id)
      expect(linkedIds(reading).filter((id) => !given.includes(id))).toEqual([])
      const heading = ({ id, data }: ReadingRequest['facts'][number]) => id === 'primary' || id === 'relating' || data?.leads === true
      const headed = [...reading.matchAll(/^## \[[^\]]+\]\(fact:([^)]+)\)$/gmu)].map(([, id]) => id)
      expect(new Set(headed)).toEqual(new Set(asked.facts.filter(heading).map(({ id }) => id)))
      expect(linkedIds(reading).filter((id) => id === 'nuclear')).toHaveLength(1)
    }),
    { seed: 1, numRuns: 80 },
  )
})

test('the form holds, and the same request gives the same text', () => {
  fc.assert(
    fc.property(cast, (each) => {
      const reading = write(requestOf(each))
      expect(write(requestOf(each))).toBe(reading)
      expect(reading).toMatch(/^# .+\n\n/u)
      expect(reading).not.toMatch(/ {2}|["'!—]|\$[a-z]|[{}|<>]|\.\.|,,| [,.;:]|undefined|\n{3}|\b(?:a|the|an) (?:a|the|an)\b/iu)
      expect(reading).not.toMatch(/\b(?:definitely|certainly|guaranteed|doomed|cursed)\b/iu)
      expect(reading).toMatch(/entertainment/u)
    }),
    { seed: 2, numRuns: 80 },
  )
})

test('it reads as prose: nothing said or quoted twice, sentences of a fair length, and never two very short ones together', () => {
  fc.assert(
    fc.property(cast, (each) => {
      const sentences = paragraphs(write(requestOf(each))).map(sentencesOf)
      expect(repeated(sentences.flat())).toEqual([])
      expect(repeated(sentences.flat().flatMap((sentence) => sentence.match(/“[^”]+”/gu) ?? []))).toEqual([])
      const lengths = sentences.map((all) => all.map(countWords))
      const all = lengths.flat()
      expect(all.reduce((sum, length) => sum + length) / all.length).toBeGreaterThan(11)
      expect(Math.max(...all)).toBeLessThanOrEqual(36)
      expect(lengths.flatMap((some) => some.filter((length, at) => length < 7 && (some[at + 1] ?? 7) < 7))).toEqual([])
    }),
    { seed: 3, numRuns: 80 },
  )
})

test('what was told is taken up in sentences that can be read in one breath', () => {
  const [first, second] = situations.slice(0, 2).map((situation) => {
    const [one] = fc.sample(cast, { seed: 4, numRuns: 1 })
    return visible(write(requestOf({ ...(one as Cast), situation })))
  })
  expect(first).toMatch(/ou have been offered a job in another city\. Your partner does not want to move.{1,5}should you accept it\?/u)
  expect(second).toMatch(
    /ou and your sister quarrelled about the house of your parents\. Now she does not answer.{1,5}how could you reach her\?/u,
  )
})

test('whom somebody mourns is not asked about, and nothing is called a mistake', () => {
  for (const each of fc.sample(cast, { seed: 5, numRuns: 60 })) {
    expect(write(requestOf({ ...each, situation: situations[2] ?? '' }))).not.toMatch(
      /your father (?:stand|learn|might)|mistake|answer against/u,
    )
  }
})

test('what is known by heart of every hexagram and line is short enough to be met again, and said once', () => {
  const numbers = Array.from({ length: 64 }, (_, at) => at + 1)
  const said = numbers.flatMap((number) => [
    ...(figureOf(number)?.scene ?? []),
    ...(figureOf(number)?.plain ?? []),
    ...[1, 2, 3, 4, 5, 6].map((line) => meaningOfLine(number, line)),
  ])
  expect(said).toHaveLength(64 * 10)
  expect(said.filter((sentence) => countWords(sentence) < 7 || countWords(sentence) > 12)).toEqual([])
  expect(repeated(said)).toEqual([])
})
