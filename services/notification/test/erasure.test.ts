import type { EventData, EventType } from '@sibyl/contracts/events/events'
import { eventually } from '@sibyl/platform/testing/eventually'
import { testClock } from '@sibyl/platform/testing/test-clock'
import { SECOND } from '@sibyl/platform/time'
import { queued } from '../src/delivery/mail.ts'
import { aPayment as payment } from '../src/mails/texts/payment.fixture.ts'
import { openStage, type Stage } from './stage.ts'
import { registered } from './support.ts'

describe('a deleted reader', () => {
  const clock = testClock()
  let stage: Stage

  beforeEach(async () => {
    stage = await openStage({ clock })
  })
  afterEach(() => stage.close())

  const marked = { ...registered, email: 'marker@sibyl.example', firstName: 'Marker', expiresAt: '2099-01-01T00:00:00.000Z' }
  const introduced = async (): Promise<void> => {
    const verification = stage.next()
    await stage.publish('user.registered.v1', marked)
    await verification
  }
  const kept = async (): Promise<string> => {
    const states = ['queued', 'sent', 'given-up'] as const
    const mails = await Promise.all(states.map((state) => stage.mails.find('byState', { state })))
    return JSON.stringify([mails, await stage.recipients.get('u')])
  }

  it('F35 gets a last mail, and no data about them remains', async () => {
    await introduced()
    const farewell = stage.next()
    await stage.publish('user.deleted.v1', { userId: 'u' })
    expect(await farewell).toMatchObject({ subject: 'Your Sibyl account is deleted', envelope: { to: ['marker@sibyl.example'] } })
    await eventually(async () => expect(await stage.mails.get('account-deleted/u')).toMatchObject({ state: 'sent' }))
    expect(await kept()).not.toMatch(/marker/i)
    expect(await stage.mails.find('byReader', { userId: 'u' })).toEqual([])
  })

  const late: { [T in EventType]?: EventData<T> } = {
    'user.registered.v1': marked,
    'user.verification-requested.v1': { userId: 'u', linkId: 'l', expiresAt: marked.expiresAt },
    'user.verified.v1': { userId: 'u' },
    'user.renamed.v1': { userId: 'u', firstName: 'Marker', asOf: marked.expiresAt },
    'user.timezone-changed.v1': { userId: 'u', timezone: 'Europe/Lisbon' },
    'daily-card.drawn.v1': { userId: 'u', readingId: 'rd', date: '2026-11-21' },
    'daily-card.answered.v1': { userId: 'u', readingId: 'rd', date: '2026-11-21' },
    'gift.opened.v1': { userId: 'u', giftId: 'gift_1', tokens: 5, at: marked.expiresAt },
    'user.password-reset-requested.v1': { userId: 'u', linkId: 'l', expiresAt: marked.expiresAt },
    'user.password-changed.v1': { userId: 'u', changeId: 'c', how: 'reset', at: marked.expiresAt },
    'subscription.changed.v1': { userId: 'u', subscriptionId: 's', premiumUntil: marked.expiresAt, asOf: marked.expiresAt },
    'payment.succeeded.v1': payment,
    'payment.failed.v1': payment,
    'payment.refunded.v1': { ...payment, refundId: 're_1', how: 'refund' },
    'reading.generated.v1': { userId: 'u', readingId: 'rd', methodId: 'love', unattended: true },
    'reading.failed.v1': { userId: 'u', readingId: 'rd', methodId: 'love', unattended: true, tokensReturned: 1 },
    'user.deleted.v1': { userId: 'u' },
  }

  it.each(Object.keys(late) as EventType[])('F33 is not brought back by %s that comes late, and gets no mail', async (type) => {
    await stage.publish('user.deleted.v1', { userId: 'u' })
    await stage.publish(type, late[type] as EventData<typeof type>)
    expect(await kept()).not.toMatch(/marker/i)
    expect(await stage.mails.find('byState', { state: 'queued' })).toEqual([])
    expect(stage.received()).toEqual([])
    expect(stage.parts.deadLetters).toEqual([])
  })

  it('F35 loses waiting mails while the mail server is away, and the last mail soon after', async () => {
    await introduced()
    const readerReturned = await stage.serverLeaves()
    await stage.publish('user.verified.v1', { userId: 'u' })
    await stage.publish('user.deleted.v1', { userId: 'u' })
    expect((await stage.mails.find('byState', { state: 'queued' })).map(({ _id }) => _id)).toEqual(['account-deleted/u'])
    clock.advance(46 * SECOND)
    await eventually(async () => expect(await stage.mails.get('account-deleted/u')).toMatchObject({ state: 'given-up' }))
    expect(await kept()).not.toMatch(/marker/i)
    await readerReturned()
  })

  it('F33 gets no mail of an event that was being handled during the deletion', async () => {
    await stage.publish('user.deleted.v1', { userId: 'u' })
    const content = { to: marked.email, subject: 's', text: 't', html: 'h' }
    await stage.mails.create(queued({ id: 'welcome/u', kind: 'welcome', userId: 'u' }, content, clock.now()))
    await eventually(async () => expect(await stage.mails.get('welcome/u')).toBeUndefined())
    expect(stage.received()).toEqual([])
  })
})
