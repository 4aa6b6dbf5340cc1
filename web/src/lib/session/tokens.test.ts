import { jest } from '@jest/globals'
import { currentReader, keepTokens } from './tokens.ts'

test('another tab that sees the tokens of a new session sees its reader too, and the session’s id comes last', () => {
  const written = jest.spyOn(Storage.prototype, 'setItem')
  keepTokens({ token: 'a', refreshToken: 'b' }, 'user_mira')
  expect(written.mock.calls.map(([name]) => name)).toEqual(['forgettingPictures', 'reader', 'token', 'refreshToken', 'session'])
  expect(currentReader()).toBe('user_mira')
  written.mockRestore()
})
