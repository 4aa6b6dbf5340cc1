import { eventually } from '@sibyl/platform/testing/eventually'
import { openStage, type Stage } from './stage.ts'
import { registered } from './support.ts'

describe('the data that notification stores about a reader', () => {
  let stage: Stage

  beforeEach(async () => {
    stage = await openStage()
  })
  afterEach(() => stage.close())

  it('is exported to them: recipient, settings and sent mails', async () => {
    for (const userId of ['reader-ada', 'reader-bob']) {
      await stage.publish('user.registered.v1', { ...registered, userId, linkId: userId, email: `${userId}@sibyl.example` })
    }
    await stage.publish('subscription.changed.v1', {
      userId: 'reader-ada',
      subscriptionId: 's',
      premiumUntil: '2027-04-01T09:30:00.000Z',
      asOf: '2027-03-01T09:31:12.000Z',
    })
    const sent = (kind: string) => ({ kind, state: 'sent', queuedAt: expect.any(String), doneAt: expect.any(String) })
    await eventually(async () =>
      expect(await stage.ownData('reader-ada')).toEqual({
        recipient: { email: 'reader-ada@sibyl.example', firstName: 'Ada' },
        wishes: { readingReadyMails: true },
        premiumUntil: '2027-04-01T09:30:00.000Z',
        pushSubscriptions: [],
        mails: [sent('subscription-changed'), sent('verification')],
      }),
    )
  })

  it('is exported in full, however many mails there were', async () => {
    for (let number = 0; number < 120; number += 1) {
      await stage.mails.create({
        next: {
          _id: `m${number}`,
          version: 0,
          kind: 'reading-ready',
          userId: 'reader-ada',
          state: 'sent',
          queuedAt: `2027-03-01T12:00:00.${String(number).padStart(3, '0')}Z`,
          attempts: 1,
          notBefore: '2027-03-01T12:00:00.000Z',
        },
      })
    }
    const { mails } = (await stage.ownData('reader-ada')) as { mails: { queuedAt: string }[] }
    expect(new Set(mails.map(({ queuedAt }) => queuedAt)).size).toBe(120)
  })

  it('is empty for an unknown reader, and exported to nobody without a session', async () => {
    expect(await stage.ownData('reader-eve')).toEqual({
      recipient: {},
      wishes: { readingReadyMails: true },
      pushSubscriptions: [],
      mails: [],
    })
    expect(await stage.ownData('somebody')).toMatchObject({ code: 'unauthenticated' })
  })

  it('is empty once they are deleted', async () => {
    await stage.publish('user.deleted.v1', { userId: 'reader-ada' })
    expect(await stage.ownData('reader-ada')).toMatchObject({ code: 'session_ended' })
  })
})
