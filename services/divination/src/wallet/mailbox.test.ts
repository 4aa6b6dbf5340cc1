import { given } from '@sibyl/platform/testing/given'
import { DAY, plus, SECOND } from '@sibyl/platform/time'
import { claim, debtLeftTo, type Mailbox, mailboxCollection, release, successorOf } from './mailbox.ts'

const noon = '2026-11-21T12:00:00.000Z'
const later = plus(noon, 5 * SECOND)
const aYearOn = plus(noon, 365 * DAY)
const unused = (): Mailbox => mailboxCollection.initial?.('hash') as Mailbox
const held = (account: string, more: Partial<Mailbox> = {}): Mailbox => ({ ...unused(), welcomed: 'a', account, version: 1, ...more })
const deleted = (account: string, debt = 0): Mailbox => release(account, debt, noon)(held(account)).next

describe('a mailbox', () => {
  it('welcomes its first account only', () => {
    const first = claim('a', undefined, noon)(unused()).next
    expect(first).toMatchObject({ welcomed: 'a', account: 'a' })
    const known = { ...first, version: 1 }
    given(known)
      .when(claim('b', known, later))
      .becomes({ welcomed: 'a', account: 'b' })
  })

  it('is remembered for a year after its account was deleted, and then welcomes the next one', () => {
    const released = deleted('a')
    expect(released).toMatchObject({ releasedAt: noon, expiresAt: aYearOn })
    expect(claim('b', released, plus(aYearOn, -1))(released).next).toMatchObject({ welcomed: 'a', account: 'b' })
    expect(claim('b', released, aYearOn)(released).next).toMatchObject({ welcomed: 'b', account: 'b' })
  })

  it('does not expire once another account holds it', () => {
    const released = deleted('a')
    expect(claim('b', released, later)(released).next).toEqual({ _id: 'hash', version: 1, welcomed: 'a', account: 'b', debt: 0 })
  })

  it('carries a debt over to the next account', () => {
    const released = deleted('a', 3)
    expect(debtLeftTo('b', released, later)).toEqual({ from: 'a', tokens: 3 })
    expect(debtLeftTo('a', released, later)).toBeUndefined()
    expect(debtLeftTo('b', released, aYearOn)).toBeUndefined()
  })

  it('ignores a claim that has not seen its debt', () => {
    given(deleted('a', 3))
      .when(claim('b', undefined, later))
      .becomes({ account: 'a', debt: 3 })
  })

  it('names the account that took it over before the deletion', () => {
    const taken = held('b')
    expect(release('a', 3, noon)(taken).next).toBe(taken)
    expect(successorOf('a', taken)).toBe('b')
    expect(successorOf('b', taken)).toBeUndefined()
    expect(successorOf('a', deleted('b'))).toBeUndefined()
  })

  it('adds up the debts of two accounts deleted in turn, however often the deletions are repeated', () => {
    given(deleted('a', 3))
      .when(release('b', 2, later), release('a', 3, noon), release('b', 2, later))
      .becomes({ debt: 5, account: 'b', releasedAt: later })
  })

  it('counts as welcomed when its account is older than this record', () => {
    given(unused())
      .when(release('a', 0, noon))
      .becomes({ welcomed: 'a', expiresAt: aYearOn })
  })
})
