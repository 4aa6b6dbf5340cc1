import { given } from '@sibyl/platform/testing/given'
import { HOUR, plus } from '@sibyl/platform/time'
import { type Account, newAccount, verify } from '../accounts/account.ts'
import { type Action, newAction } from '../activity/action.ts'
import { isLive, newSession } from '../sessions/session.ts'
import { replacePassword, requestReset, resetPassword } from './password.ts'

const noon = '2026-11-21T12:00:00.000Z'
const action = (at = noon): Action => newAction(at, undefined)
const verification = { linkId: 'link_1', hash: 'hash-1', expiresAt: plus(noon, 24 * HOUR) }
const ada = { id: 'user_1', email: 'ada@example.org', firstName: 'Ada', lastName: 'Lovelace', passwordHash: 'old' }
const unverified = newAccount(ada, verification, action()).next
const account: Account = verify('hash-1', action())(unverified).next
const session = newSession({ id: 'session_1', account }, action()).next
const other = newSession({ id: 'session_2', account }, action()).next

const link = (name: string) => ({ linkId: name, hash: `hash-${name}`, expiresAt: plus(noon, HOUR) })
const toNew = (compared = 'old') => replacePassword({ session, compared, passwordHash: 'new' }, action())

describe('the password of an account', () => {
  it('is replaced in one decision that also ends all sessions but the caller’s', () => {
    given(account)
      .when(toNew())
      .becomes({ passwordHash: 'new' })
      .publishes('user.epoch-ended.v1', 'user.password-changed.v1', 'user.activity-noted.v1')
    const { next } = toNew()(account)
    expect([session, other].map((each) => isLive(each, next))).toEqual([true, false])
  })

  it('is not replaced if it changed during the comparison, nor by a session that ended meanwhile', () => {
    given(account).when(toNew()).whenFails(toNew(), 'wrong_password')
    const elsewhere = replacePassword({ session: other, compared: 'old', passwordHash: 'other' }, action())
    given(account).when(elsewhere).whenFails(toNew(), 'session_ended')
  })

  it('is reset only by the newest link, once, until it expires; the reset ends every session', () => {
    given(account)
      .when(requestReset(link('a'), action()), requestReset(link('b'), action()))
      .whenFails(resetPassword('hash-a', 'new', action()), 'link_unknown')
      .whenFails(resetPassword('hash-b', 'new', action(plus(noon, HOUR + 1))), 'link_expired')
      .when(resetPassword('hash-b', 'new', action(plus(noon, HOUR))))
      .becomes({ passwordHash: 'new', epoch: 1 })
      .whenFails(resetPassword('hash-b', 'newer', action()), 'link_unknown')
    const { next } = resetPassword('hash-a', 'new', action())(requestReset(link('a'), action())(account).next)
    expect([session, other].map((each) => isLive(each, next))).toEqual([false, false])
  })

  it('F30 verifies the email with a reset, and publishes that once', () => {
    given(unverified)
      .when(requestReset(link('a'), action()), resetPassword('hash-a', 'new', action()))
      .becomes({ emailVerified: true })
      .when(requestReset(link('b'), action()), resetPassword('hash-b', 'newer', action()))
      .publishes(
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
