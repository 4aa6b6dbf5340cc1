import fc from 'fast-check'
import type { ReadingRequest } from '../reading-request.ts'
import { cardNames } from '../tarot/card-names.ts'
import { linkedIds, sharedLongSentences } from '../text/shared-sentences.fixture.ts'
import { writeAnswer } from '../write-answer.ts'

const cards = fc.tuple(
  fc.shuffledSubarray([...cardNames.keys()], { minLength: 4, maxLength: 4 }),
  fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
)
const positions = { two: ['self', 'between'], four: ['self', 'other', 'between', 'step'], safe: ['self', 'support'] }
const themeNames = [
  'Distance',
  'Trust',
  'Money',
  'Children',
  'Jealousy',
  'Tenderness',
  'Loneliness',
  'Family around you',
  'Forgiving',
  'Work and time',
]
const themes = fc.uniqueArray(fc.constantFrom(...themeNames), { maxLength: 4 })
const stage = fc.constantFrom('new', 'settled', 'doubt', 'ended', 'unrequited', 'open')

const cardFacts = (drawn: readonly string[], turned: readonly boolean[], places: readonly string[]) =>
  places.map((position, index) => {
    const card = drawn[index] ?? 'major-00'
    return {
      id: `card-${index + 1}`,
      label: `${cardNames.get(card)}${turned[index] ? ', reversed' : ''}`,
      detail: '',
      data: { card, position, reversed: turned[index] ?? false },
    }
  })

const themeFact = (name: string, index: number) => ({
  id: `theme-${index + 1}`,
  label: name,
  detail: '',
  data: {
    kind: 'theme',
    words: `so much ${name.toLowerCase()}`,
    readings: [`${name.toLowerCase()} as an old habit`, `a wish inside ${name.toLowerCase()}`, `the price of ${name.toLowerCase()}`],
    ask: 'Where does it begin?',
  },
})

const numberFacts = [
  {
    id: 'your-number',
    label: 'The number of your name, 5',
    data: { kind: 'your-number', gives: 'fresh air and new roads', needs: 'a door left on the latch' },
  },
  {
    id: 'partner-number',
    label: 'The number of the other name, 7',
    data: { kind: 'partner-number', gives: 'depth without noise', needs: 'silence not taken amiss' },
  },
  {
    id: 'numbers-together',
    label: '5 and 7: of one kind',
    data: { kind: 'numbers-together', relation: 'mind', asks: 'laughing, also about yourselves' },
  },
]

const request = fc.tuple(cards, fc.constantFrom<'two' | 'four'>('two', 'four'), themes, stage, fc.boolean()).map(
  ([[drawn, turned], spread, told, stands, named]): ReadingRequest => ({
    task: 'reading',
    method: 'love',
    date: '2026-11-21',
    reader: { relationshipContext: 'We have been together for a while.' },
    concerns: [],
    facts: [
      ...cardFacts(drawn, turned, positions[spread]),
      { id: 'majors', label: 'One of the two is of the major arcana', data: { count: 1, of: 2 } },
      ...(named ? numberFacts : []),
      { id: 'stage', label: 'A bond as it is', data: { kind: 'stage', stage: stands } },
      ...told.map(themeFact),
    ],
  }),
)

const write = (asked: ReadingRequest) => writeAnswer(JSON.stringify(asked))
test('over two hundred readings no long sentence comes twice', () => {
  const texts = fc.sample(request, { seed: 20261121, numRuns: 200 }).map(write)
  expect(sharedLongSentences(texts)).toEqual([])
})

test('every fact is linked and nothing else is; the form holds; no other card is named', () => {
  fc.assert(
    fc.property(request, (asked) => {
      const text = write(asked)
      expect(write(asked)).toBe(text)
      const ids = asked.facts.map(({ id }) => id)
      expect(linkedIds(text).filter((id) => !ids.includes(id))).toEqual([])
      expect(ids.filter((id) => !linkedIds(text).includes(id))).toEqual([])
      expect(text).not.toMatch(/ {2}|["']|\$[a-z]|[{}|<>]|\.\.|,,| [,.;:]|undefined|\n{3}|%/iu)
      expect(text).not.toMatch(/\b(definitely|certainly|guaranteed|doomed|cursed|soulmates?|meant to be)\b/iu)
      expect(text).toMatch(/entertain/u)
      const drawn = new Set(asked.facts.map(({ data }) => data?.card))
      const bare = text.replace(/\]\([^)]*\)/gu, ']')
      expect([...cardNames].filter(([id, name]) => !drawn.has(id) && / of /u.test(name) && bare.includes(name)).map(([id]) => id)).toEqual(
        [],
      )
    }),
    { seed: 7, numRuns: 60 },
  )
})

test('where somebody is hurt, help is named, and nothing speaks of two', () => {
  fc.assert(
    fc.property(cards, ([drawn, turned]) => {
      const text = write({
        task: 'reading',
        method: 'love',
        date: '2026-11-21',
        reader: { relationshipContext: 'My husband hits me. Can we be happy again?' },
        concerns: ['abuse'],
        facts: [{ id: 'safety', label: 'Your safety', data: { kind: 'safety' } }, ...cardFacts(drawn, turned, positions.safe)],
      })
      expect(linkedIds(text)).toContain('safety')
      expect(text).toMatch(/support service/u)
      expect(text).not.toMatch(/\b(together|forgive|patien|both of you|stay with)\b/iu)
    }),
    { seed: 8, numRuns: 40 },
  )
})

test('where it has ended, nothing leads back', () => {
  fc.assert(
    fc.property(request, (asked) => {
      const facts = asked.facts.map((each) => (each.id === 'stage' ? { ...each, data: { kind: 'stage', stage: 'ended' } } : each))
      expect(write({ ...asked, facts })).not.toMatch(
        /go for a walk together|sending it on Sunday|get back together|win (?:him|her|them) back/iu,
      )
    }),
    { seed: 9, numRuns: 40 },
  )
})
