import { newId } from '@sibyl/platform/ids'
import { refreshTokens } from './refresh-token.ts'

describe('refresh tokens', () => {
  const tokens = refreshTokens({ secret: 'a'.repeat(32) })
  const claim = { sessionId: newId('session'), generation: 7 }

  it('are the same for the same generation on every replica', () => {
    expect(refreshTokens({ secret: 'a'.repeat(32) }).issue(claim)).toBe(tokens.issue(claim))
    expect(tokens.read(tokens.issue(claim))).toEqual(claim)
  })

  it('differ by session, generation and secret', () => {
    const others = [
      tokens.issue({ ...claim, generation: 8 }),
      tokens.issue({ ...claim, sessionId: newId('session') }),
      refreshTokens({ secret: 'b'.repeat(32) }).issue(claim),
    ]
    expect(new Set([tokens.issue(claim), ...others]).size).toBe(4)
  })

  it('of the other secret are accepted while there are two, and none are issued with it', () => {
    const between = refreshTokens({ secret: 'b'.repeat(32), previous: 'a'.repeat(32) })
    expect(between.read(tokens.issue(claim))).toEqual(claim)
    expect(between.issue(claim)).toBe(refreshTokens({ secret: 'b'.repeat(32) }).issue(claim))
  })

  it('are rejected when any part was changed', () => {
    const [session, generation, proof] = tokens.issue(claim).split('.')
    for (const changed of [
      `${session}.8.${proof}`,
      `${newId('session')}.${generation}.${proof}`,
      `${session}.07.${proof}`,
      `${session}.${generation}.${proof}=`,
      `${session}.${generation}.${proof?.slice(1)}`,
      refreshTokens({ secret: 'b'.repeat(32) }).issue(claim),
      '',
    ]) {
      expect(tokens.read(changed)).toBeUndefined()
    }
  })
})
