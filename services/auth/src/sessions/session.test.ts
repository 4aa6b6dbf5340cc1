import { given } from '@sibyl/platform/testing/given'
import { DAY, MINUTE, plus } from '@sibyl/platform/time'
import { begun, end, requireLive, rotate, type Session } from './session.ts'

const noon = '2026-11-21T12:00:00.000Z'
const aSession = (changes: Partial<Session> = {}): Session => ({
  ...begun({ id: 'session_1', userId: 'user_1', userAgent: 'x'.repeat(500) }, noon).next,
  ...changes,
})

describe('a session', () => {
  it('begins with its first token, good for thirty days', () => {
    expect(aSession()).toMatchObject({ generation: 1, expiresAt: plus(noon, 30 * DAY), device: 'x'.repeat(120) })
  })

  it('moves on by its newest token and lasts thirty days from then', () => {
    const tomorrow = plus(noon, DAY)
    given(aSession())
      .when(rotate(1, tomorrow))
      .becomes({ generation: 2, rotatedAt: tomorrow, expiresAt: plus(tomorrow, 30 * DAY) })
  })

  it('F36 stays where it is for the token just replaced, for a minute', () => {
    given(aSession())
      .when(rotate(1, noon), rotate(1, noon), rotate(1, plus(noon, MINUTE)))
      .becomes({ generation: 2 })
      .when(rotate(2, plus(noon, MINUTE)))
      .becomes({ generation: 3 })
  })

  it.each([
    ['the token just replaced, after its minute', 1, plus(noon, MINUTE + 1), 2],
    ['a token older than that', 1, noon, 3],
    ['a token of a generation that was never given', 4, noon, 2],
  ])('F37 ends by %s', (_what, generation, at, current) => {
    const session = aSession({ generation: current })
    const ended = { at, why: 'replayed' } as const
    given(session)
      .when(rotate(generation, at))
      .becomes({ generation: current, ended })
      .when(rotate(current, at))
      .becomes({ generation: current, ended })
  })

  it('stays ended as it first was', () => {
    given(aSession())
      .when(end('signed_out', noon), end('replayed', plus(noon, DAY)))
      .becomes({ ended: { at: noon, why: 'signed_out' } })
  })

  it('is asked for alive', () => {
    expect(requireLive(aSession())).toBeDefined()
    const over = aSession({ ended: { at: noon, why: 'signed_out' } })
    for (const dead of [undefined, over]) expect(() => requireLive(dead)).toThrow(expect.objectContaining({ code: 'session_ended' }))
  })
})
