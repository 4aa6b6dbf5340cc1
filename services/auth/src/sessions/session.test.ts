import { given } from '@sibyl/platform/testing/given'
import { DAY, MINUTE, plus } from '@sibyl/platform/time'
import type { Account } from '../accounts/account.ts'
import { nextEpoch } from '../accounts/epoch.ts'
import { end, isLive, markSuperseded, newSession, requireLive, rotate, type Session } from './session.ts'

const noon = '2026-11-21T12:00:00.000Z'
const account = { _id: 'user_1', version: 1 } as Account
const action = (at: string) => ({ id: 'activity_1', at, device: 'Firefox on Linux' })
const aSession = (changes: Partial<Session> = {}): Session => ({
  ...newSession({ id: 'session_1', account }, action(noon)).next,
  ...changes,
})

describe('a session', () => {
  it('begins with its first token, valid for thirty days', () => {
    expect(aSession()).toMatchObject({ generation: 1, expiresAt: plus(noon, 30 * DAY), device: 'Firefox on Linux' })
  })

  it('continues by its newest token and lasts thirty days from then', () => {
    const tomorrow = plus(noon, DAY)
    given(aSession())
      .when(rotate(1, action(tomorrow)))
      .becomes({ generation: 2, rotatedAt: tomorrow, expiresAt: plus(tomorrow, 30 * DAY) })
  })

  it('F36 accepts the token just replaced for a minute, without another generation', () => {
    given(aSession())
      .when(rotate(1, action(noon)), rotate(1, action(noon)), rotate(1, action(plus(noon, MINUTE))))
      .becomes({ generation: 2 })
      .when(rotate(2, action(plus(noon, MINUTE))))
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
      .when(rotate(generation, action(at)))
      .becomes({ generation: current, ended })
      .when(rotate(current, action(at)))
      .becomes({ generation: current, ended })
      .publishes('session.ended.v1', 'user.activity-noted.v1')
  })

  it('that has ended keeps its first end', () => {
    given(aSession())
      .when(end('signed_out', noon, []), end('replayed', plus(noon, DAY), []), markSuperseded(plus(noon, DAY)))
      .becomes({ ended: { at: noon, why: 'signed_out' } })
  })

  it('is live only until it ends or expires', () => {
    expect(requireLive(aSession(), account)).toEqual({ session: aSession(), account })
    const over = aSession({ ended: { at: noon, why: 'signed_out' } })
    const elsewhere = aSession({ userId: 'user_2' })
    for (const dead of [undefined, over, elsewhere]) {
      expect(() => requireLive(dead, account)).toThrow(expect.objectContaining({ code: 'session_ended' }))
    }
    expect(() => requireLive(aSession(), undefined)).toThrow(expect.objectContaining({ code: 'session_ended' }))
  })

  it('F38 has ended when its account began a later epoch, whatever the clocks say', () => {
    const changed = nextEpoch(account, 'session_1').next
    expect(isLive(aSession(), changed)).toBe(true)
    expect(isLive(aSession({ _id: 'session_2' }), changed)).toBe(false)
    expect(isLive(aSession({ _id: 'session_3', epoch: 1 }), changed)).toBe(true)
    expect(isLive(aSession(), nextEpoch(changed).next)).toBe(false)
  })
})
