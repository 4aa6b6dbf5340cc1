import { careFor } from './care.ts'

test.each([
  ['My dog died last week. How do I go on?', 'bereavement'],
  ['I lost my late uncle’s ring on the day of his funeral.', 'bereavement'],
  ['We lost our grandmother in May.', 'bereavement'],
  ['Since the death of my father I sleep badly.', 'bereavement'],
  ['When will I die?', 'death'],
  ['I nearly died in an accident. How long have I left?', 'death'],
])('a question that touches on death grieves, or asks about dying: %s', (question, care) => {
  expect(careFor(question, ['death'])).toBe(care)
})

test('the gravest concern of a question counts', () => {
  expect(careFor('Will I win the case, and will the operation go well?', ['legal', 'medical'])).toBe('medical')
  expect(careFor('My husband hits me and I mourn what we had.', ['death', 'abuse'])).toBe('abuse')
  expect(careFor('Where shall we go on holiday?')).toBeUndefined()
})
