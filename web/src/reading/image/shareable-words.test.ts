import { shareableWords } from './shareable-words.ts'

const method = { name: 'Tarot Reading', icon: 'tarot', colour: '#d9b978' }
const question = 'Should I take the offer from the studio, or wait for the other one?'
const hermit =
  'The week stands under [the Hermit](fact:card-1), who walks alone and carries light for one step. It is less a card of solitude than of proportion.'
const words = (content: string, formData: Record<string, unknown> = { timeframe: 'week', question }, title = 'A door already open') =>
  shareableWords({ title, content, formData, method })

test('the first passage that tells nothing of the question stands under its heading', () => {
  const opening =
    'You have come to ask whether to take the offer from the studio. Five cards were drawn for the seven days to come, and one lies reversed.'
  expect(words(`# Title\n\n${opening.slice(0, 64)}\n\n## [The Hermit](fact:card-1)\n\n${hermit}`)).toEqual({
    title: 'A door already open',
    passage:
      'The week stands under the Hermit, who walks alone and carries light for one step. It is less a card of solitude than of proportion.',
    under: 'The Hermit',
  })
})

test('an opening that keeps the secret is the passage', () => {
  expect(words(hermit)).toMatchObject({ passage: expect.stringMatching(/^The week stands/), under: '' })
})

test.each([
  ['quotes', 'You write “so it goes” about a long time of waiting, and the cards have little to add to that but patience and some light.'],
  [
    'says what was asked',
    'You ask how it stands with somebody near to you, and the lines that were cast for it have one thing to say, which is patience.',
  ],
  [
    'has a word of the question',
    'The studio is a door, and a door is a thing that one may leave ajar for as long as the weather is mild enough.',
  ],
])('a sentence that %s is left out', (_, sentence) => {
  expect(words(`${sentence}\n\n${hermit}`).passage).toMatch(/^The week stands/)
  expect(words(sentence)).toMatchObject({ passage: '', under: '' })
})

test('names, places and dates stay with the reader', () => {
  const formData = { readingType: 'lifepath', fullName: 'Mira Lund', dateOfBirth: '1979-03-14', placeOfBirth: 'Ulm, Germany' }
  const told = [
    'Mira, you gave the letters you answer to, and of them come four numbers that pull in different ways, as numbers of this kind do.',
    'You were born in Ulm, and a wide sky stood above it with all its planets in their places and none of them in any hurry at all.',
    'It was the day of 14 March, a day of the last page, as the calendar has it, with one more to come after it and one more again.',
  ]
  expect(words(`${told.join('\n\n')}\n\n${hermit}`, formData).passage).toMatch(/^The week stands/)
  expect(words(told.join('\n\n'), formData).passage).toBe('')
})

test('a title that gives the question away becomes the method', () => {
  expect(words(hermit, { question }, 'An offer from the studio').title).toBe('Tarot Reading')
  expect(words(hermit, { question }, '').title).toBe('Tarot Reading')
})

test('a passage is not longer than can be read at a glance', () => {
  const { passage } = words('It is said that a lamp reaches as far as one step, and no further than that. '.repeat(20))
  expect(passage.length).toBeLessThanOrEqual(360)
  expect(passage).toMatch(/\.$/)
})
