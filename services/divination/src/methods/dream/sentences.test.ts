import { phraseAt } from './sentences.ts'

test.each([
  ['My mother was sewing a red coat in the garden while it snowed.', 'My mother', 'My mother was sewing a red coat'],
  ['I have a crush on a colleague who is moving to another office in January.', 'crush', 'I have a crush on a colleague'],
  ['A train stopped at our gate.', 'train', 'A train stopped at our gate'],
])('of “%s” what is quoted for %s ends on a word that can end it', (text, own, quoted) => {
  const at = text.indexOf(own)
  expect(phraseAt(text, at, at + own.length)).toBe(quoted)
})
