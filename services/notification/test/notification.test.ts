import type { EventData, EventType } from '@sibyl/contracts/events/events'
import { linkToken } from '@sibyl/platform/link-tokens'
import { eventually } from '@sibyl/platform/testing/eventually'
import { MINUTE, plus, systemClock } from '@sibyl/platform/time'
import { aPayment as payment } from '../src/mails/texts/payment.fixture.ts'
import { openStage, type Stage } from './stage.ts'
import { inAnHour, LINK_SECRET, registered } from './support.ts'

describe('notification', () => {
  let stage: Stage

  beforeEach(async () => {
    stage = await openStage()
  })
  afterEach(() => stage.close())

  const introduced = async (): Promise<void> => {
    const verification = stage.next()
    await stage.publish('user.registered.v1', registered)
    await verification
  }

  it('sends a new account the link that auth accepts', async () => {
    const mail = stage.next()
    await stage.publish('user.registered.v1', registered)
    expect(await mail).toMatchObject({ envelope: { to: ['ada@sibyl.example'] }, subject: 'Verify your email for Sibyl' })
    expect((await mail).text).toContain(`https://sibyl.example/verify-email?token=${linkToken(LINK_SECRET, 'link_1')}`)
  })

  type Case<T extends EventType> = [T, EventData<T>, string, string]
  const cases: { [T in EventType]?: Case<T> } = {
    'user.registered.v1': ['user.registered.v1', registered, 'Verify your email for Sibyl', linkToken(LINK_SECRET, 'link_1')],
    'user.verification-requested.v1': [
      'user.verification-requested.v1',
      { userId: 'u', linkId: 'link_2', expiresAt: inAnHour() },
      'A new link to verify your email for Sibyl',
      linkToken(LINK_SECRET, 'link_2'),
    ],
    'user.verified.v1': ['user.verified.v1', { userId: 'u' }, 'Welcome to Sibyl', '3 free tokens'],
    'user.password-reset-requested.v1': [
      'user.password-reset-requested.v1',
      { userId: 'u', linkId: 'link_3', expiresAt: inAnHour() },
      'Choose a new password for Sibyl',
      linkToken(LINK_SECRET, 'link_3'),
    ],
    'user.password-changed.v1': [
      'user.password-changed.v1',
      { userId: 'u', changeId: 'change_1', how: 'changed', at: '2027-03-01T12:05:00.000Z' },
      'Your password for Sibyl was changed',
      'March 1, 2027 at 12:05 PM UTC',
    ],
    'subscription.changed.v1': [
      'subscription.changed.v1',
      { userId: 'u', subscriptionId: 's', premiumUntil: '2027-04-01T09:30:00.000Z', asOf: '2027-03-01T09:31:12.000Z' },
      'Your Sibyl subscription is active',
      'until April 1, 2027 at 9:30 AM UTC',
    ],
    'payment.succeeded.v1': ['payment.succeeded.v1', payment, 'Your receipt from Sibyl: $12.99', '15 Oracle Tokens'],
    'payment.failed.v1': ['payment.failed.v1', payment, 'A payment to Sibyl did not go through', 'Nothing was taken'],
    'payment.refunded.v1': [
      'payment.refunded.v1',
      { ...payment, refundId: 're_1', how: 'refund' },
      '$12.99 is on its way back to you',
      '15 tokens',
    ],
    'gift.sent.v1': [
      'gift.sent.v1',
      { userId: 'u', giftId: 'gift_1', email: 'ada@sibyl.example', tokens: 5, expiresAt: plus(systemClock.now(), MINUTE) },
      'Ada has left you a sealed envelope',
      `https://sibyl.example/gift#${linkToken(LINK_SECRET, 'gift_1')}`,
    ],
    'gift.opened.v1': [
      'gift.opened.v1',
      { userId: 'u', giftId: 'gift_1', tokens: 1, at: '2027-03-01T12:05:00.000Z' },
      'Your envelope was opened',
      'your gift of one reading has arrived',
    ],
    'reading.generated.v1': [
      'reading.generated.v1',
      { userId: 'u', readingId: 'rd_1', methodId: 'iching', unattended: true },
      'Your I Ching consultation is ready',
      'https://sibyl.example/reading/view/rd_1',
    ],
    'reading.failed.v1': [
      'reading.failed.v1',
      { userId: 'u', readingId: 'rd_1', methodId: 'iching', unattended: true, tokensReturned: 1 },
      'Your I Ching consultation could not be written',
      'Your token is back in your wallet',
    ],
    'user.deleted.v1': ['user.deleted.v1', { userId: 'u' }, 'Your Sibyl account is deleted', 'Goodbye, Ada'],
  }

  it.each(Object.values(cases) as Case<EventType>[])(
    'sends one mail for %s, which comes three times',
    async (type, data, subject, words) => {
      if (type !== 'user.registered.v1') await introduced()
      const first = stage.next()
      await stage.publish(type, data)
      expect(await first).toMatchObject({ subject, envelope: { to: ['ada@sibyl.example'] }, text: expect.stringContaining(words) })
      const before = stage.received().length
      await Promise.all([stage.publish(type, data), stage.publish(type, data)])
      await eventually(async () => expect(await stage.mails.count('byState', { state: 'queued' })).toBe(0))
      // This mail is sent after the others, and none came between.
      const behind = stage.next()
      await stage.publish('user.registered.v1', { ...registered, userId: 'v', linkId: 'link_9', email: 'bob@sibyl.example' })
      expect((await behind).envelope.to).toEqual(['bob@sibyl.example'])
      expect(stage.received()).toHaveLength(before + 1)
    },
  )

  it.each([
    ['reading.generated.v1', 'reading-ready', {}],
    ['reading.failed.v1', 'reading-failed', { tokensReturned: 1 }],
  ] as const)('sends no mail for %s to a reader who waited, nor to a visitor', async (type, kind, more) => {
    await introduced()
    for (const userId of ['u', 'visitor']) {
      await stage.publish(type, { userId, readingId: 'rd_1', methodId: 'tarot', unattended: false, ...more } as EventData<typeof type>)
    }
    expect(await stage.mails.get(`${kind}/rd_1`)).toBeUndefined()
    expect(stage.parts.deadLetters).toEqual([])
  })

  it('waits for a recipient it does not know yet', async () => {
    const welcomed = stage.publish('user.verified.v1', { userId: 'u' })
    const mails = [stage.next(), stage.next()]
    await stage.publish('user.registered.v1', registered)
    await welcomed
    const subjects = (await Promise.all(mails)).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual(['Verify your email for Sibyl', 'Welcome to Sibyl'])
    expect(stage.parts.deadLetters).toEqual([])
  })

  it('dead-letters an event whose recipient must have been lost', async () => {
    await stage.publish('user.verified.v1', { userId: 'u' }, { time: plus(systemClock.now(), -2 * MINUTE) })
    expect(stage.parts.deadLetters).toMatchObject([{ reason: 'recipient u is not known yet' }])
  })

  it('uses the reader’s current name', async () => {
    await introduced()
    await stage.publish('user.renamed.v1', { userId: 'u', firstName: 'Augusta', asOf: '2027-03-01T12:00:00.000Z' })
    await stage.publish('user.renamed.v1', { userId: 'u', firstName: 'Adele', asOf: '2027-03-01T11:00:00.000Z' })
    const welcome = stage.next()
    await stage.publish('user.verified.v1', { userId: 'u' })
    expect((await welcome).text).toContain('Thank you, Augusta.')
  })

  it('reports the end of a subscription after its beginning, and no change without effect', async () => {
    await introduced()
    const said = { userId: 'u', subscriptionId: 's', premiumUntil: '2027-04-01T09:30:00.000Z', asOf: '2027-03-01T00:00:00.000Z' }
    const began = stage.next()
    await stage.publish('subscription.changed.v1', said)
    await began
    await stage.publish('subscription.changed.v1', { ...said, asOf: '2027-03-02T00:00:00.000Z' })
    const ending = stage.next()
    const until = '2027-04-01T08:30:00.000Z'
    await stage.publish('subscription.changed.v1', {
      ...said,
      premiumUntil: until,
      cancelAtPeriodEnd: true,
      asOf: '2027-03-02T12:00:00.000Z',
    })
    expect((await ending).subject).toBe('Your Sibyl subscription ends on April 1, 2027')
    const ended = stage.next()
    await stage.publish('subscription.changed.v1', { ...said, premiumUntil: null, asOf: '2027-03-03T00:00:00.000Z' })
    expect((await ended).subject).toBe('Your Sibyl subscription has ended')
  })

  it('F35 stores neither the address nor the content of a sent mail', async () => {
    await introduced()
    await eventually(async () => expect(await stage.mails.get('verification/link_1')).toMatchObject({ state: 'sent' }))
    expect(JSON.stringify(await stage.mails.get('verification/link_1'))).not.toMatch(/ada|Ada|token=/)
  })

  it('holds a mail while the mail server is away, and sends it once when it is back', async () => {
    const readerReturned = await stage.serverLeaves()
    await stage.publish('user.registered.v1', registered)
    await readerReturned()
    expect((await stage.next()).envelope.to).toEqual(['ada@sibyl.example'])
    expect(stage.received()).toHaveLength(1)
  })

  it('does not send a link that has expired meanwhile', async () => {
    await stage.publish('user.registered.v1', { ...registered, expiresAt: systemClock.now() })
    await eventually(async () => expect(await stage.mails.get('verification/link_1')).toMatchObject({ state: 'given-up', attempts: 0 }))
    expect(stage.received()).toEqual([])
  })
})
