import { matches } from './search-words.ts'

test.each([
  ['', ['The Fool']],
  ['  ', ['The Fool']],
  ['fool', ['The Fool']],
  ['FOO', ['The Fool']],
  ['trust fool', ['The Fool', 'trust']],
  ['tai', ['Tài']],
  ['11', ['11', 'Peace']],
  ['held-back', ['held-back feeling']],
])('%j is found in %j', (typed, texts) => expect(matches(typed, texts)).toBe(true))

test.each([
  ['ool', ['The Fool']],
  ['fool sun', ['The Fool']],
  ['1', ['Peace']],
])('%j is not found in %j', (typed, texts) => expect(matches(typed, texts)).toBe(false))
