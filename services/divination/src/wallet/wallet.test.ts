import { given } from '@sibyl/platform/testing/given'
import { changeSubscription, emptyWallet, erase, release, reserve, settle, tierAt, tokensShown, type Wallet } from './wallet.ts'
import { grantWelcome } from './welcome.ts'

const noon = '2026-11-21T12:00:00.000Z'
const later = '2026-12-21T12:00:00.000Z'
const aWallet = (more: Partial<Wallet> = {}): Wallet => ({ ...emptyWallet('reader'), ...more })

describe('a wallet', () => {
  it('grants three welcome tokens once', () => {
    given(aWallet()).when(grantWelcome(noon), grantWelcome(noon)).becomes({ tokens: 3 }).publishes('wallet.changed.v1')
  })

  it('spends one token per reading, once', () => {
    given(aWallet({ tokens: 2 }))
      .when(reserve('r1', noon), reserve('r1', noon))
      .becomes({ tokens: 1 })
      .publishes('wallet.changed.v1')
  })

  it('rejects a reading at zero balance and stays unchanged', () => {
    given(aWallet({ tokens: 0 }))
      .whenFails(reserve('r1', noon), 'access_required')
      .becomes({ tokens: 0, recent: [] })
  })

  it('returns a token with the reason, once', () => {
    given(aWallet({ tokens: 1 }))
      .when(reserve('r1', noon), release('r1', 'away', noon), release('r1', 'away', noon))
      .becomes({ tokens: 1, open: [] })
      .becomes({ recent: [expect.objectContaining({ delta: -1 }), expect.objectContaining({ delta: 1, why: 'away', reason: 'returned' })] })
  })

  it('F18 rejects a reading whose release arrived before its reserve', () => {
    given(aWallet({ tokens: 1 }))
      .when(release('r1', 'away', noon))
      .whenFails(reserve('r1', noon), 'reading_ended')
      .becomes({ tokens: 1 })
  })

  it('returns nothing for a settled reading', () => {
    given(aWallet({ tokens: 1 }))
      .when(reserve('r1', noon), settle('r1'), release('r1', 'late', noon))
      .becomes({ tokens: 0, open: [] })
  })

  it('neither charges nor refunds premium readers', () => {
    given(aWallet({ tokens: 2, premiumUntil: later }))
      .when(reserve('r1', noon), release('r1', 'away', noon))
      .becomes({ tokens: 2 })
  })

  it('records since when a reservation is open, and clears that when all are closed', () => {
    const both = given(aWallet({ tokens: 2 }))
      .when(reserve('r1', noon), reserve('r2', later))
      .becomes({ openSince: noon })
    both.when(settle('r1')).becomes({ openSince: later })
    both.when(release('r2', 'away', later)).becomes({ open: [] })
  })

  it('retains two hundred operations, and all of the last two days', () => {
    const many = Array.from({ length: 300 }, (_, index) => reserve(`r${index}`, noon))
    const busy = many.reduce((wallet, decide) => decide(wallet).next, aWallet({ tokens: 301 }))
    expect(busy.recent).toHaveLength(300)
    expect(reserve('next', later)(busy).next.recent).toHaveLength(200)
  })
})

describe('the wallet of an erased reader', () => {
  const erased = given(
    aWallet({ tokens: 2, premiumUntil: later, open: [{ readingId: 'r1', at: noon }], openSince: noon, version: 7 }),
  ).when(erase(noon))

  it('is only a tombstone, for 90 days', () => {
    erased.becomes({ ...emptyWallet('reader'), version: 7, erasedAt: noon, expiresAt: '2027-02-19T12:00:00.000Z' })
  })

  it('F33 ignores late events', () => {
    erased
      .when(erase(later), grantWelcome(later), settle('r1'), release('r1', 'away', later))
      .when(changeSubscription('sub', { until: later, asOf: noon }, later))
      .whenFails(reserve('r2', later), 'session_ended')
      .becomes({ tokens: 0, premiumUntil: null, recent: [], erasedAt: noon })
      .publishes()
  })
})

describe('a subscription in the wallet', () => {
  const said = (until: string | null, asOf: string) => changeSubscription('sub', { until, asOf }, noon)

  it('makes its reader premium until it ends', () => {
    given(aWallet()).when(said(later, noon)).becomes({ premiumUntil: later })
    expect(tierAt(aWallet({ premiumUntil: later }), noon)).toBe('premium')
    expect(tierAt(aWallet({ premiumUntil: later, tokens: 2 }), later)).toBe('tokens')
    expect(tokensShown(aWallet({ premiumUntil: later, tokens: 2 }), noon)).toBeNull()
  })

  it('F29 is not reverted by an older report', () => {
    given(aWallet()).when(said(later, '2026-11-21T12:00:02.000Z'), said(null, '2026-11-21T12:00:01.000Z')).becomes({ premiumUntil: later })
  })
})
