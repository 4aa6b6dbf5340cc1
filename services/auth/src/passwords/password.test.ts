import { given } from '@sibyl/platform/testing/given'
import { HOUR, plus } from '@sibyl/platform/time'
import { type Account, opened, verify } from '../accounts/account.ts'
import { type Act, newAct } from '../activity/action.ts'
import { begun, isLive } from '../sessions/session.ts'
import { replacePassword, requestReset, resetPassword } from './password.ts'

const noon = '2026-11-21T12:00:00.000Z'
const act = (at = noon): Act => newAct(at, undefined)
const verification = { linkId: 'link_1', hash: 'hash-1', expiresAt: plus(noon, 24 * HOUR) }
const ada = { id: 'user_1', email: 'ada@example.org', firstName: 'Ada', lastName: 'Lovelace', passwordHash: 'old' }
const unverified = opened(ada, verification, act()).next
const account: Account = verify('hash-1', act())(unverified).next
const session = begun({ id: 'session_1', account }, act()).next
const other = begun({ id: 'session_2', account }, act()).next

const link = (name: string) => ({ linkId: name, hash: `hash-${name}`, expiresAt: plus(noon, HOUR) })
const toNew = (compared = 'old') => replacePassword({ session, compared, passwordHash: 'new' }, act())

describe('the password of an account', () => {
  it('is replaced together with all sessions but the one that asks, in one decision', () => {
    given(account)
      .when(toNew())
      .becomes({ passwordHash: 'new' })
      .tells('user.epoch-ended.v1', 'user.password-changed.v1', 'user.activity-noted.v1')
    const { next } = toNew()(account)
    expect([session, other].map((each) => isLive(each, next))).toEqual([true, false])
  })

  it('is not replaced when it changed while the current one was being compared, nor by a session that ended meanwhile', () => {
    given(account).when(toNew()).whenFails(toNew(), 'wrong_password')
    const elsewhere = replacePassword({ session: other, compared: 'old', passwordHash: 'other' }, act())
    given(account).when(elsewhere).whenFails(toNew(), 'session_ended')
  })

  it('is reset by the newest link alone, once, until it expires; then no session counts', () => {
    given(account)
      .when(requestReset(link('a'), act()), requestReset(link('b'), act()))
      .whenFails(resetPassword('hash-a', 'new', act()), 'link_unknown')
      .whenFails(resetPassword('hash-b', 'new', act(plus(noon, HOUR + 1))), 'link_expired')
      .when(resetPassword('hash-b', 'new', act(plus(noon, HOUR))))
      .becomes({ passwordHash: 'new', epoch: 1 })
      .whenFails(resetPassword('hash-b', 'newer', act()), 'link_unknown')
    const { next } = resetPassword('hash-a', 'new', act())(requestReset(link('a'), act())(account).next)
    expect([session, other].map((each) => isLive(each, next))).toEqual([false, false])
  })

  it('F30 brings the verification of the e-mail with a reset, told once', () => {
    given(unverified)
      .when(requestReset(link('a'), act()), resetPassword('hash-a', 'new', act()))
      .becomes({ emailVerified: true })
      .when(requestReset(link('b'), act()), resetPassword('hash-b', 'newer', act()))
      .tells(
        'user.password-reset-requested.v1',
        'user.activity-noted.v1',
        'user.epoch-ended.v1',
        'user.password-changed.v1',
        'user.activity-noted.v1',
        'user.verified.v1',
        'user.activity-noted.v1',
        'user.password-reset-requested.v1',
        'user.activity-noted.v1',
        'user.epoch-ended.v1',
        'user.password-changed.v1',
        'user.activity-noted.v1',
      )
  })
})
