import { given } from '@sibyl/platform/testing/given'
import { plus } from '@sibyl/platform/time'
import { claim, giveUpLate, LEASE_MS, type Mail, queued, refused, renewLease, sent } from './mail.ts'

const noon = '2026-11-21T12:00:00.000Z'
const content = { to: 'ada@sibyl.example', subject: 's', text: 't', html: 'h' }
const aMail = (until?: string): Mail => queued({ id: 'm', kind: 'welcome', ...(until ? { until } : {}) }, content, noon).next
const passing = { forGood: false }

describe('a mail', () => {
  it('is in the hands of one attempt until its lease is over', () => {
    const later = plus(noon, LEASE_MS)
    given(aMail())
      .when(claim('one', noon), claim('two', noon))
      .becomes({ attempt: 'one', attempts: 1 })
      .when(renewLease('two', later), claim('two', later))
      .becomes({ attempt: 'two', attempts: 2 })
  })

  it('stays with an attempt that renews its lease', () => {
    const later = plus(noon, LEASE_MS)
    given(aMail())
      .when(claim('one', noon), renewLease('one', plus(noon, 5000)), claim('two', later))
      .becomes({ attempt: 'one' })
  })

  it('forgets whom it went to and what it said once it is sent', () => {
    const { next } = sent(noon)(aMail())
    expect(next.state).toBe('sent')
    expect(JSON.stringify(next)).not.toContain('ada@')
  })

  it('is tried again after a growing while', () => {
    given(aMail())
      .when(claim('one', noon), refused('one', noon, passing))
      .becomes({ attempts: 1, notBefore: plus(noon, 5_000) })
      .when(claim('two', plus(noon, 5_000)), refused('two', noon, passing))
      .becomes({ attempts: 2, notBefore: plus(noon, 15_000) })
  })

  it('is not put off by an attempt that has lost it', () => {
    const later = plus(noon, LEASE_MS)
    given(aMail())
      .when(claim('one', noon), claim('two', later), refused('one', later, { forGood: true }))
      .becomes({ state: 'queued', attempt: 'two' })
  })

  it('is given up in the end, and then holds nothing personal', () => {
    let mail = aMail()
    for (let attempt = 0; attempt < 100; attempt += 1) {
      mail = claim('a', mail.notBefore)(mail).next
      mail = refused('a', mail.notBefore, passing)(mail).next
    }
    expect(mail).toMatchObject({ state: 'given-up', attempts: 100 })
    expect(mail.content).toBeUndefined()
  })

  it('is given up at once when there is no such mailbox', () => {
    given(aMail())
      .when(claim('one', noon), refused('one', noon, { forGood: true }))
      .becomes({ state: 'given-up', attempts: 1 })
  })

  it('is given up when its time is over, also while somebody has it in hand, and not before', () => {
    const end = plus(noon, 4000)
    given(aMail(end))
      .when(claim('one', noon), giveUpLate(plus(noon, 3999)))
      .becomes({ state: 'queued' })
      .when(giveUpLate(end))
      .becomes({ state: 'given-up', doneAt: end })
    given(aMail(end)).when(claim('one', end)).becomes({ state: 'given-up', attempts: 0 })
    given(aMail()).when(giveUpLate('9999')).becomes({ state: 'queued' })
    expect(giveUpLate(end)(aMail(end)).next.content).toBeUndefined()
  })
})
