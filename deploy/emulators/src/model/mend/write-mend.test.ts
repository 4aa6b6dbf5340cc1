import { type Dealt, tarotRequest } from '../draw.fixture.ts'
import { writeAnswer } from '../write-answer.ts'

const cards: Dealt[] = ['major-09', 'cups-06', 'swords-08'].map((card) => ({ card, reversed: false }))
const request = tarotRequest('present', cards, 'Should I take the offer from the studio?')
const blocks = writeAnswer(JSON.stringify(request)).split('\n\n')
const mend = (faults: { block: string; problem: string }[]) =>
  writeAnswer(JSON.stringify({ ...request, task: 'mend', text: blocks.join('\n\n'), faults }))

test('a faulty paragraph is replaced by a sound one, and nothing else is returned', () => {
  const [, opening = ''] = blocks
  expect(mend([{ block: `${opening} Behind it stands the Queen of Cups.`, problem: 'It names what no fact holds.' }])).toBe(opening)
})

test('several are returned in the order of the faults, with a line between them', () => {
  const [title = '', , heading = ''] = blocks
  const last = blocks.at(-1) ?? ''
  const faults = [`${last} <b>Look.</b>`, title, `${heading} once more`].map((block) => ({ block, problem: 'It is wrong.' }))
  expect(mend(faults).split('\n\n---\n\n')).toEqual([last, title, heading])
})

test('text that a fault quotes is left out, even if the sound text contains it', () => {
  const [, opening = ''] = blocks
  const [first = '', ...others] = opening.split(/(?<=[.?!]”?)\s+/u)
  expect(mend([{ block: opening, problem: `It says “${first.slice(4, 30)}”. That is too much.` }])).toBe(others.join(' '))
  expect(mend([{ block: opening, problem: 'It says “nothing of the kind”.' }])).toBe(opening)
})

test('a request without faults is not a request to mend', () => {
  expect(mend([])).toMatch(/^Good day\./u)
})
