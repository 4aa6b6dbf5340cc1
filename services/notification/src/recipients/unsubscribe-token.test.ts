import { linkToken } from '@sibyl/platform/link-tokens'
import { readerOfToken, unsubscribeToken } from './unsubscribe-token.ts'

const secret = 'a secret of thirty-two characters'
const token = unsubscribeToken(secret, 'user_ada')

describe('the token of a mail', () => {
  it('names its reader', () => {
    expect(readerOfToken(secret, token)).toBe('user_ada')
  })

  it.each([
    ['of another reader', token.replace('ada', 'bob')],
    ['made with another secret', unsubscribeToken(secret.toUpperCase(), 'user_ada')],
    ['made for another purpose', linkToken(secret, 'user_ada')],
    ['made to end reminders', unsubscribeToken(secret, 'user_ada', 'reminders')],
    ['cut off', token.slice(0, -1)],
    ['without a seal', 'user_ada.'],
    ['with letters of more bytes', `${token.slice(0, -1)}é`],
    ['made up', 'x'],
  ])('is refused when it is %s', (_, other) => {
    expect(() => readerOfToken(secret, other)).toThrow(expect.objectContaining({ code: 'link_unknown' }))
  })
})
