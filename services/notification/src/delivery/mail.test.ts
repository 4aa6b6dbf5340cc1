import { given } from '@sibyl/platform/testing/given'
import { plus } from '@sibyl/platform/time'
import { giveUpLate, LEASE_MS, lease, type Mail, queued, sent } from './mail.ts'

const noon = '2026-11-21T12:00:00.000Z'
const content = { to: 'ada@sibyl.example', subject: 's', text: 't', html: 'h' }
const aMail = (until?: string): Mail => queued({ id: 'm', kind: 'welcome', ...(until ? { until } : {}) }, content, noon).next

describe('a mail', () => {
  it('is leased to one attempt until the lease ends', () => {
    const later = plus(noon, LEASE_MS)
    given(aMail())
      .when(lease.claim('one', noon), lease.claim('two', noon))
      .becomes({ attempt: 'one', attempts: 1 })
      .when(lease.renew('two', later), lease.claim('two', later))
      .becomes({ attempt: 'two', attempts: 2 })
  })

  it('stays with an attempt that renews its lease', () => {
    const later = plus(noon, LEASE_MS)
    given(aMail())
      .when(lease.claim('one', noon), lease.renew('one', plus(noon, 5000)), lease.claim('two', later))
      .becomes({ attempt: 'one' })
  })

  it('drops its recipient and content once it is sent', () => {
    const { next } = sent(noon)(aMail())
    expect(next.state).toBe('sent')
    expect(JSON.stringify(next)).not.toContain('ada@')
  })

  it('is retried after growing delays', () => {
    given(aMail())
      .when(lease.claim('one', noon), lease.fail('one', noon))
      .becomes({ attempts: 1, notBefore: plus(noon, 5_000) })
      .when(lease.claim('two', plus(noon, 5_000)), lease.fail('two', noon))
      .becomes({ attempts: 2, notBefore: plus(noon, 15_000) })
  })

  it('is not postponed by an attempt that has lost its lease', () => {
    const later = plus(noon, LEASE_MS)
    given(aMail())
      .when(lease.claim('one', noon), lease.claim('two', later), lease.fail('one', later, { final: true }))
      .becomes({ state: 'queued', attempt: 'two' })
  })

  it('is given up in the end, and then holds no personal data', () => {
    let mail = aMail()
    for (let attempt = 0; attempt < 100; attempt += 1) {
      mail = lease.claim('a', mail.notBefore)(mail).next
      mail = lease.fail('a', mail.notBefore)(mail).next
    }
    expect(mail).toMatchObject({ state: 'given-up', attempts: 100 })
    expect(mail.content).toBeUndefined()
  })

  it('is given up at once if the mailbox does not exist', () => {
    given(aMail())
      .when(lease.claim('one', noon), lease.fail('one', noon, { final: true }))
      .becomes({ state: 'given-up', attempts: 1 })
  })

  it('is given up when it expires, even during an attempt, and not before', () => {
    const end = plus(noon, 4000)
    given(aMail(end))
      .when(lease.claim('one', noon), giveUpLate(plus(noon, 3999)))
      .becomes({ state: 'queued' })
      .when(giveUpLate(end))
      .becomes({ state: 'given-up', doneAt: end })
    given(aMail(end)).when(lease.claim('one', end)).becomes({ state: 'given-up', attempts: 0 })
    given(aMail()).when(giveUpLate('9999')).becomes({ state: 'queued' })
    expect(giveUpLate(end)(aMail(end)).next.content).toBeUndefined()
  })
})
