import { given } from '@sibyl/platform/testing/given'
import { DAY, HOUR, plus } from '@sibyl/platform/time'
import type { Action } from '../activity/action.ts'
import { type Account, amend, newAccount, project, replaceLink, verify } from './account.ts'

const noon = '2026-11-21T12:00:00.000Z'
const action = (at = noon): Action => ({ id: 'activity_1', at, device: 'Firefox on Linux' })
const link = { linkId: 'link_1', hash: 'hash-1', expiresAt: plus(noon, 24 * HOUR) }
const newer = { linkId: 'link_2', hash: 'hash-2', expiresAt: plus(noon, 48 * HOUR) }
const ada = { id: 'user_1', email: 'ada@example.org', firstName: 'Ada', lastName: 'Lovelace', passwordHash: 'hashed' }
const anAccount = (changes: Partial<Account> = {}): Account => ({ ...newAccount(ada, link, action()).next, ...changes })

describe('an account', () => {
  it('opens unverified, without tokens, under the current terms', () => {
    const { next, events } = newAccount(ada, link, action())
    expect(next).toMatchObject({
      emailVerified: false,
      wallet: { version: 0, tokens: 0, premiumUntil: null },
      terms: { version: '2024-07-30', acceptedAt: noon },
    })
    expect(events?.map(({ type }) => type)).toEqual(['user.registered.v1', 'user.activity-noted.v1'])
  })

  it('is verified by its link, once; used again before it expires, the link changes nothing', () => {
    given(anAccount())
      .when(verify('hash-1', action()), verify('hash-1', action(plus(noon, DAY))))
      .becomes({ emailVerified: true })
      .publishes('user.verified.v1', 'user.activity-noted.v1')
      .whenFails(verify('hash-1', action(plus(noon, DAY + 1))), 'link_unknown')
  })

  it('is not verified by a link that has expired', () => {
    given(anAccount()).whenFails(verify('hash-1', action(plus(noon, DAY + 1))), 'link_expired')
  })

  it('accepts only its newest link', () => {
    given(anAccount())
      .when(replaceLink(newer))
      .whenFails(verify('hash-1', action()), 'link_unknown')
      .when(verify('hash-2', action()))
      .publishes('user.verification-requested.v1', 'user.verified.v1', 'user.activity-noted.v1')
  })

  it('needs no new link once it is verified', () => {
    given(anAccount({ emailVerified: true }))
      .when(replaceLink(newer))
      .becomes({ verificationHash: 'hash-1' })
      .publishes()
  })

  it('changes only the given fields', () => {
    given(anAccount())
      .when(amend({ timezone: 'Europe/Prague' }, action()), amend({ firstName: 'Augusta', lastName: undefined }, action()))
      .becomes({ firstName: 'Augusta', lastName: 'Lovelace', timezone: 'Europe/Prague' })
      .publishes('user.timezone-changed.v1', 'user.activity-noted.v1', 'user.renamed.v1', 'user.activity-noted.v1')
  })

  it('publishes nothing for a change without effect', () => {
    given(anAccount())
      .when(amend({ firstName: 'Ada', lastName: 'Lovelace', timezone: 'UTC' }, action()), amend({}, action()))
      .publishes()
  })

  it('applies a newer wallet and no older one', () => {
    const operation = { key: 'k', delta: 0, balance: 0, reason: 'purchase', at: noon } as const
    const said = (version: number, tokens: number) => project({ userId: 'user_1', version, tokens, premiumUntil: null, operation })
    given(anAccount())
      .when(said(2, 8), said(1, 3), said(2, 5))
      .becomes({ wallet: { version: 2, tokens: 8, premiumUntil: null } })
  })
})
