import fc from 'fast-check'
import type { ReadingRequest } from '../reading-request.ts'
import { countWords } from '../text/prose.ts'
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
