import fc from 'fast-check'
import type { ReadingRequest } from '../reading-request.ts'
import { cardNames } from '../tarot/card-names.ts'
import { countWords, isShort, sentencesOf } from '../text/prose.ts'
import { linkedIds, sharedLongSentences } from '../text/shared-sentences.fixture.ts'
import { writeAnswer } from '../write-answer.ts'
import { personNamed } from './person.ts'
import { cards as cardsInLove } from './phrases/cards/cards-in-love.ts'
import { themesInLove } from './phrases/theme-in-love.ts'

const cards = fc.tuple(
  fc.shuffledSubarray([...cardNames.keys()], { minLength: 4, maxLength: 4 }),
  fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
)
const positions = { two: ['self', 'between'], four: ['self', 'other', 'between', 'step'], safe: ['self', 'support'] }
const themeKeys: Readonly<Record<string, string>> = {
  Distance: 'distance',
  Trust: 'trust',
  Money: 'money',
  Children: 'children',
  Jealousy: 'jealousy',
  Tenderness: 'affection',
  Loneliness: 'loneliness',
  'Family around you': 'family',
  Forgiving: 'forgiveness',
  'Work and time': 'work',
}
const themes = fc.uniqueArray(fc.constantFrom(...Object.keys(themeKeys)), { maxLength: 4 })
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
    key: themeKeys[name],
    words: `so much ${name.toLowerCase()}`,
    readings: [`${name.toLowerCase()} as an old habit`, `a wish inside ${name.toLowerCase()}`, `the price of ${name.toLowerCase()}`],
    ask: `Where does ${name.toLowerCase()} begin?`,
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

const paragraphsOf = (text: string): string[] => text.split('\n\n').filter((block) => !block.startsWith('#'))

test('no sentence and no quotation comes twice, and none is chopped small', () => {
  fc.assert(
    fc.property(request, (asked) => {
      const paragraphs = paragraphsOf(write(asked)).map(sentencesOf)
      const sentences = paragraphs.flat()
      expect(sentences.filter((each, at) => sentences.indexOf(each) !== at)).toEqual([])
      const quoted = sentences.flatMap((each) => each.match(/“so much [^”]+”/gu) ?? [])
      expect(new Set(quoted).size).toBe(quoted.length)
      expect(countWords(sentences.join(' ')) / sentences.length).toBeGreaterThan(11)
      const small = paragraphs.map((each) => each.map((sentence) => countWords(sentence) < 7))
      expect(small.some((each) => each.some((one, at) => one && each[at + 1]))).toBe(false)
    }),
    { seed: 10, numRuns: 60 },
  )
})

test('sentences without slots are short, and every card of the deck is known', () => {
  const ofCards = Object.values(cardsInLove).flatMap(({ upright, reversed }) => [upright, reversed])
  const said = [
    ...ofCards.flatMap(({ asks, together, alone }) => [asks, together, alone]),
    ...Object.values(themesInLove).flatMap(({ life, turn, together, alone }) => [...life, ...turn, together, alone]),
  ]
  expect(said.filter((each) => !isShort(each))).toEqual([])
  expect(ofCards.flatMap(({ ways, cost }) => [...ways, cost]).filter((each) => countWords(each) > 10)).toEqual([])
  expect([...cardNames.keys()].filter((key) => !cardsInLove[key])).toEqual([])
})

const theme = (id: string, words: string, key: string) => ({
  id,
  label: `What ${key} is`,
  data: { kind: 'theme', key, words, phrase: words, readings: ['one thing', 'another', 'a third'], ask: `And ${key}?` },
})

const told = (relationshipContext: string, ...themed: readonly ReturnType<typeof theme>[]) =>
  write({
    task: 'reading',
    method: 'love',
    date: '2026-11-21',
    reader: { relationshipContext },
    concerns: [],
    facts: [
      ...cardFacts(['cups-02', 'major-09'], [false, true], positions.two),
      { id: 'stage', label: 'A bond as it is', data: { kind: 'stage', stage: 'settled' } },
      ...themed,
    ],
  })

test('what was retold is only pointed at, and what is denied is not held against the reader', () => {
  const text = told(
    'He has never lied to me. We hardly talk in the evening.',
    theme('theme-1', 'lied to me', 'betrayal'),
    theme('theme-2', 'hardly talk', 'communication'),
  )
  expect(text).toContain('You write that he has never lied to you')
  expect(text).toMatch(/never|otherwise/u)
  expect(text).not.toContain('“lied to me”')
  expect(text.match(/“hardly talk”/gu)).toHaveLength(1)
  expect(text).not.toContain('“We hardly talk')
})

test.each([
  ['Tom', 'Tom'],
  ['Eva Nová', 'Eva'],
  ['', 'the other person'],
  [undefined, 'the other person'],
  ['my boss', 'the other person'],
  ['The one', 'the other person'],
  ['Justice', 'the other person'],
  ['[x](fact:y)', 'the other person'],
])('the other person called %p is spoken of as %s', (name, spoken) => {
  expect(personNamed(name)).toBe(spoken)
})

test('of somebody who has died nothing is asked, and nothing is to be done with them', () => {
  fc.assert(
    fc.property(request, (asked) => {
      const reader = { relationshipContext: 'I lost my husband in spring and I miss him.' }
      const text = write({ ...asked, reader, concerns: ['death'] })
      expect(text).toMatch(/counsellor/u)
      const meetings = Object.values(themesInLove).map(({ together }) => together)
      expect(meetings.filter((each) => text.includes(each))).toEqual([])
      expect(text).not.toMatch(/only they could tell you|new sentence|they themselves might/u)
    }),
    { seed: 11, numRuns: 40 },
  )
})
