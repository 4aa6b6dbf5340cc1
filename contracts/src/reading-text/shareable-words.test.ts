import { shareableWords } from './shareable-words.ts'

const method = { name: 'Tarot Reading', icon: 'tarot', colour: '#d9b978' }
const question = 'Should I take the offer from the studio, or wait for the other one?'
const hermit =
  'The week stands under [the Hermit](fact:card-1), who walks alone and carries light for one step. It is less a card of solitude than of proportion.'
const words = (content: string, formData: Record<string, unknown> = { timeframe: 'week', question }, title = 'A door already open') =>
  shareableWords({ title, content, formData, method })

const texts = (content: string, formData?: Record<string, unknown>) => words(content, formData).sentences.map(({ text }) => text)

const [first = '', second = ''] = hermit.replace('[the Hermit](fact:card-1)', 'the Hermit').split(/(?<=\.) /)

test('a sentence that reveals nothing of the question can be chosen, with what it stands under', () => {
  const opening = 'You have come to ask whether to take the offer from the studio. Five cards were drawn for the seven days to come.'
  const { title, sentences } = words(`# Title\n\n${opening}\n\n## [The Hermit](fact:card-1)\n\n${hermit}`)
  expect(title).toBe('A door already open')
  expect(sentences).toEqual([
    { text: 'Five cards were drawn for the seven days to come.', under: '', factId: null, cites: [] },
    { text: first, under: 'The Hermit', factId: 'card-1', cites: ['card-1'] },
    { text: second, under: 'The Hermit', factId: 'card-1', cites: [] },
  ])
})

test.each([
  ['quotes', 'You write “so it goes” about a long time of waiting, and the cards add a little patience.'],
  ['says what was asked', 'You ask how it stands with somebody near to you, and the lines that were cast say patience.'],
  ['has a word of the question', 'The studio is a door, and a door is a thing that one may leave ajar for a while.'],
  ['is too short to stand alone', 'Wait a little.'],
  ['is too long to be read at a glance', `${'It is said that a lamp reaches as far as one step, and no further '.repeat(3)}.`],
])('a sentence that %s is not offered', (_, sentence) => {
  expect(texts(`${sentence}\n\n${hermit}`)).toEqual([first, second])
})

test('names, places and dates stay with the reader', () => {
  const formData = { readingType: 'lifepath', fullName: 'Mira Lund', dateOfBirth: '1979-03-14', placeOfBirth: 'Ulm, Germany' }
  const told = [
    'Mira, these are letters that pull in different ways, as they often do.',
    'A wide sky stood above Ulm with all its planets in their places.',
    'It was the day of 14 March, a day of the last page, as the calendar has it.',
  ]
  expect(texts(`${told.join('\n\n')}\n\n${hermit}`, formData)).toEqual([first, second])
})

test.each([
  ['in capitals', 'Will Ana come back to me?', 'It may be that Ana keeps a light of her own for a while longer.'],
  ['first', 'Ana left in spring.', 'Ana may keep a light of her own for a while longer than that.'],
  ['in small letters', 'will ana come back?', 'It may be that Ana keeps a light of her own for a while longer.'],
])('a short name typed %s stays with the reader', (_, question, sentence) => {
  expect(texts(`${sentence}\n\n${hermit}`, { question })).toEqual([first, second])
})

test('a feeling of a dream stays with the dreamer', () => {
  expect(texts(`You felt calm, and a feeling is never decoration.\n\n${hermit}`, { dreamEmotions: 'calm, then afraid' })).toEqual([
    first,
    second,
  ])
})

test('what is typed in a form within the form stays with the reader', () => {
  const told = 'A wide sky stood above Ulm with all its planets in their places.'
  expect(texts(`${told}\n\n${hermit}`, { partnerBirth: { placeOfBirth: 'Ulm, Germany' } })).toEqual([first, second])
})

test('a title that gives the question away becomes the method', () => {
  expect(words(hermit, { question }, 'An offer from the studio').title).toBe('Tarot Reading')
  expect(words(hermit, { question }, '').title).toBe('Tarot Reading')
})

test('sentences of the answers to further questions are offered too, unless they repeat the question', () => {
  const followUp = { _id: 'rd_2', question: 'What about Ostrava?', createdAt: '2026-11-21T20:20:00.000Z', status: 'done' } as const
  const content =
    'Ostrava is a city of its own, and the lamp does not reach so far.\n\nA small light is still a light, and it is enough for tonight.'
  const { sentences } = shareableWords({ title: '', content: `# A lamp\n\n${hermit}`, formData: {}, method }, [{ ...followUp, content }])
  expect(sentences.map(({ text }) => text)).toEqual([first, second, 'A small light is still a light, and it is enough for tonight.'])
})
