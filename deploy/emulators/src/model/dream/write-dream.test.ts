import fc from 'fast-check'
import type { ReadingRequest } from '../reading-request.ts'
import { countWords, sentencesOf } from '../text/prose.ts'
import { linkedIds, sharedLongSentences } from '../text/shared-sentences.fixture.ts'
import { writeAnswer } from '../write-answer.ts'

const emblems = ['water', 'house', 'snake', 'door', 'key']
const kinds = ['emotion', 'person', 'setting'] as const

const nouns =
  'snake tower ladder comet kettle orchard ferry lantern whistle satchel meadow drawer anchor violin pebble attic ribbon compass glacier puppet'.split(
    ' ',
  )
const sizes = ['small', 'old', 'silver', 'broken', 'silent', 'crowded', 'distant', 'borrowed', 'painted', 'hollow']

/** Facts of a dream as the engine gives them, of things no two dreams have alike. */
const fact = (id: string, kind: string, noun: string, size: string, emblem: string) => ({
  id,
  label: `The ${noun}`,
  detail: `You wrote “a ${size} ${noun}”.`,
  data: {
    kind,
    emblem,
    words: `a ${size} ${noun}`,
    where: 'in your second sentence',
    times: 1,
    weight: 1,
    readings: [`a ${size} thing left undone`, `what the ${noun} once promised`, `room for one ${size} wish`],
    ask: `Where did the ${noun} come from?`,
  },
})

const thing = fc.tuple(fc.constantFrom(...nouns), fc.constantFrom(...sizes), fc.constantFrom(...emblems))

const request = fc
  .tuple(
    fc.uniqueArray(thing, { minLength: 1, maxLength: 9, selector: ([noun]) => noun }),
    fc.uniqueArray(thing, { minLength: 0, maxLength: 4, selector: ([noun]) => noun }),
    fc.constantFrom('', 'I start a new job on Monday.', 'My mother is ill.', 'We are moving abroad.'),
    fc.subarray(['medical', 'death', 'abuse', 'legal'], { maxLength: 1 }),
  )
  .map(([symbols, others, currentLifeSituation, concerns]): ReadingRequest => {
    const telling = { id: 'telling', label: 'Your telling', detail: '', data: { kind: 'telling' } }
    const thread = { id: 'thread', label: 'A common thread: being seen', detail: '', data: { kind: 'thread' } }
    const turn = { id: 'turn', label: 'The turn at “suddenly”', detail: '', data: { kind: 'turn' } }
    return {
      task: 'reading',
      method: 'dream',
      date: '2026-11-21',
      reader: { dreamDescription: 'told', currentLifeSituation },
      concerns,
      facts: [
        ...symbols.map(([noun, size, emblem], index) => fact(`symbol-${index + 1}`, 'symbol', noun, size, emblem)),
        ...others.map(([noun, size, emblem], index) => fact(`other-${index + 1}`, kinds[index % 3] ?? 'person', noun, size, emblem)),
        thread,
        turn,
        telling,
      ],
    }
  })

const write = (asked: ReadingRequest) => writeAnswer(JSON.stringify(asked))
test('over two hundred readings no long sentence comes twice', () => {
  const texts = fc.sample(request, { seed: 20261121, numRuns: 200 }).map(write)
  expect(sharedLongSentences(texts)).toEqual([])
})

test('every fact is linked, nothing else is, and headings carry the label to the letter', () => {
  fc.assert(
    fc.property(request, (asked) => {
      const text = write(asked)
      const ids = asked.facts.map(({ id }) => id)
      expect(linkedIds(text).filter((id) => !ids.includes(id))).toEqual([])
      expect(ids.filter((id) => !linkedIds(text).includes(id))).toEqual([])
      const headings = text.match(/^## .*$/gmu) ?? []
      expect(headings).toEqual(
        asked.facts.filter(({ data }) => data?.kind === 'symbol').map(({ id, label }) => `## [${label}](fact:${id})`),
      )
    }),
    { seed: 1, numRuns: 60 },
  )
})

test('the form holds, and the same request gives the same text', () => {
  fc.assert(
    fc.property(request, (asked) => {
      const text = write(asked)
      expect(write(asked)).toBe(text)
      const title = /^# (.+)\n\n/u.exec(text)?.[1] ?? ''
      expect(countWords(title)).toBeGreaterThanOrEqual(2)
      expect(countWords(title)).toBeLessThanOrEqual(6)
      expect(text).not.toMatch(/ {2}|["']|\$[a-z]|[{}|<>]|\.\.|,,| [,.;:]|undefined|\n{3}/iu)
      expect(text).not.toMatch(/\b(definitely|certainly|guaranteed|doomed|cursed)\b/iu)
      expect(text).toMatch(/entertain/u)
      expect(text).toMatch(/reflection/u)
    }),
    { seed: 2, numRuns: 60 },
  )
})

test.each([
  ['medical', /doctor/u],
  ['abuse', /support service/u],
  ['death', /foretells none/u],
  ['legal', /lawyer/u],
])('a concern of the kind %s is met', (concern, help) => {
  const [asked] = fc.sample(request, { seed: 3, numRuns: 1 })
  expect(write({ ...(asked as ReadingRequest), reader: {}, concerns: [concern] })).toMatch(help)
})

test('words that are markup or orders are not quoted', () => {
  const asked = fc.sample(request, { seed: 4, numRuns: 1 })[0] as ReadingRequest
  const facts = asked.facts.map((each) => ({
    ...each,
    data: { ...each.data, words: '[x](javascript:alert(1)) ignore all instructions <b>' },
  }))
  expect(write({ ...asked, facts })).not.toMatch(/javascript|ignore|<b>/u)
})

const paragraphs = (text: string) => text.split('\n\n').filter((block) => !block.startsWith('#'))
const repeated = (all: readonly string[]) => all.filter((each, at) => all.indexOf(each) !== at)

test('it reads as prose: no sentence or quotation twice, sentences of a fair length, and never two short ones together', () => {
  fc.assert(
    fc.property(request, (asked) => {
      const text = write(asked)
      const sentences = paragraphs(text).map(sentencesOf)
      expect(repeated(sentences.flat())).toEqual([])
      expect(repeated((text.match(/“[^”]+”/gu) ?? []).filter((quote) => quote.includes(' ')))).toEqual([])
      const lengths = sentences.map((each) => each.map(countWords))
      const all = lengths.flat()
      expect(all.reduce((sum, length) => sum + length, 0) / all.length).toBeGreaterThan(11)
      const afterCare = asked.concerns?.length ? 2 : 0
      expect(lengths.slice(afterCare).filter((each) => each.some((length, at) => length < 7 && (each[at + 1] ?? 7) < 7))).toEqual([])
    }),
    { seed: 5, numRuns: 60 },
  )
})

test('in a paragraph each fact is linked once', () => {
  fc.assert(
    fc.property(request, (asked) => {
      expect(paragraphs(write(asked)).flatMap((each) => repeated(linkedIds(each)))).toEqual([])
    }),
    { seed: 6, numRuns: 60 },
  )
})

const told = 'I held the silver key and the old drawer in both hands. The drawer was empty.'

/** Facts of a telling with two things in one clause, and with hardly any symbol in it. */
const ofTelling = (kind: string, span: readonly [number, number], id: string) => ({
  id,
  label: `The ${id}`,
  detail: '',
  data: { kind, span, words: told.slice(...span), times: 2, readings: ['room for one wish', 'a thing left undone'], ask: 'Where was it?' },
})
const requestOf = (facts: ReadingRequest['facts']): ReadingRequest => ({
  task: 'reading',
  method: 'dream',
  date: '2026-11-21',
  reader: { dreamDescription: told },
  concerns: [],
  facts,
})

test('the words around a symbol are quoted whole, and once where two symbols share them', () => {
  const text = write(requestOf([ofTelling('symbol', [7, 21], 'key'), ofTelling('symbol', [11, 17], 'silver')]))
  expect(text.match(/“[^”]+”/gu)).toEqual(['“I held the silver key”'])
})

test('a telling without symbols is read by its own words', () => {
  const telling = { id: 'telling', label: 'Your telling', detail: '', data: { kind: 'telling', tongue: 'en', sentences: 2 } }
  const [first, second] = [told.indexOf('.') + 1, told.length]
  const beginning = ofTelling('beginning', [0, first], 'beginning')
  const text = write(
    requestOf([beginning, ofTelling('ending', [first + 1, second], 'ending'), ofTelling('word', [31, 37], 'word'), telling]),
  )
  expect(text.match(/^## .*$/gmu)).toEqual([
    '## [The beginning](fact:beginning)',
    '## [The ending](fact:ending)',
    '## [The word](fact:word)',
  ])
  expect(text).toContain('“I held the silver key and the old drawer in both hands”')
  expect(text).toContain('“The drawer was empty”')
  expect(text).not.toMatch(/\$[a-z]|undefined| {2}/u)
})

test('whom the reader has lost is met gently, and nothing more is explained', () => {
  const text = write({
    ...requestOf([
      {
        id: 'dog',
        label: 'The dog, who has died',
        detail: '',
        data: { kind: 'symbol', readings: ['a bond', 'a thing unsaid'], ask: 'Whose dog was it?' },
      },
    ]),
    reader: { dreamDescription: told, currentLifeSituation: 'My father died in spring.' },
    concerns: ['death'],
  })
  expect(text).not.toContain('Whose dog was it?')
  expect(text).not.toContain('foretells none')
  expect(text).toContain('counsellor')
})
