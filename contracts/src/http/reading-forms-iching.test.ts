import { ichingForm, SITUATION_MAX } from './reading-forms-iching.ts'

const messageFor = (form: unknown): string | undefined => ichingForm.safeParse(form).error?.issues[0]?.message

test.each([
  [{}, 'Please describe your situation'],
  [{ situation: '' }, 'Please describe your situation'],
  [{ situation: ' \n\t ' }, 'Please describe your situation'],
  [{ situation: null }, 'Please describe your situation'],
  [{ situation: 'My job.' }, 'Please provide more detail about your situation'],
  [{ situation: `   ${'a'.repeat(19)}   ` }, 'Please provide more detail about your situation'],
  [{ situation: 'ab '.repeat(SITUATION_MAX) }, 'Please keep your situation under 5,000 characters'],
  [{ situation: '1234567890 1234567890 12345' }, 'Please describe your situation in words'],
  [{ situation: 'A quiet house \u0000 and a loud street' }, 'Please remove the hidden or control characters from this text'],
  [{ situation: 'A quiet house \u202e and a loud street' }, 'Please remove the hidden or control characters from this text'],
])('%j is answered', (form, message) => expect(messageFor(form)).toBe(message))

test('a situation is trimmed and composed, and keeps its line breaks', () => {
  const situation = `  My cafe\u0301 is losing money.\nShould I close it?  `
  expect(ichingForm.parse({ situation })).toEqual({ situation: 'My café is losing money.\nShould I close it?' })
})

test('twenty characters are enough, and 5,000 not too many', () => {
  expect(messageFor({ situation: 'a'.repeat(20) })).toBeUndefined()
  expect(messageFor({ situation: 'a'.repeat(SITUATION_MAX) })).toBeUndefined()
})
