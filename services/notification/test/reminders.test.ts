import { limits } from '@sibyl/contracts/limits'
import { networks } from '@sibyl/platform/config/variables'
import { eventually } from '@sibyl/platform/testing/eventually'
import { testClock } from '@sibyl/platform/testing/test-clock'
import { DAY, HOUR } from '@sibyl/platform/time'
import { vapidKey } from '../src/reminders/vapid-keys.ts'
import { openPushService } from './push-service.ts'
import { openStage, type Stage } from './stage.ts'
import { registered } from './support.ts'

const ada = 'reader-ada'
const VAPID_KEY = vapidKey.parse('0123456789abcdef'.repeat(4))
const reminders = '/notifications/reminders'
const browsers = '/notifications/push-subscriptions'

describe('reminders', () => {
  let clock: ReturnType<typeof testClock>
  let stage: Stage
  let pushService: Awaited<ReturnType<typeof openPushService>>

  beforeEach(async () => {
    clock = testClock('2027-01-10T00:00:00.000Z')
    pushService = await openPushService()
    stage = await openStage({ clock }, { VAPID_KEY, PUSH_ALLOW: networks.parse('127.0.0.0/8') })
    const verification = stage.next()
    await stage.publish('user.registered.v1', { ...registered, userId: ada, expiresAt: '2099-01-01T00:00:00.000Z' })
    await verification
  })
  afterEach(async () => {
    await stage.close()
    await pushService.close()
  })

  const mornings = (way: 'mail' | 'push') => ({ morning: { at: '07:30', way }, evening: null, timezone: 'Europe/Berlin' })
  const choose = (settings: object) => stage.call('PUT', reminders, ada, settings)
  const drawn = (date: string) => stage.publish('daily-card.drawn.v1', { userId: ada, readingId: 'rd_1', date })

  it('come by mail at the reader’s hour, and end by one click in the mail program', async () => {
    const settings = { ...mornings('mail'), resting: false }
    expect(await choose(mornings('mail'))).toMatchObject({ status: 200, body: { reminders: settings, pushKey: VAPID_KEY.publicKey } })
    const mail = stage.next()
    clock.advance(6.5 * HOUR)
    const { subject, text, headers } = await mail
    expect([subject, text]).toEqual(['Your card is face down', expect.stringContaining('/reading/daily-card?facedown')])
    const { value = '' } = headers.find(({ key }) => key === 'list-unsubscribe') ?? {}
    const path = /\/api(\/.+)>/.exec(value)?.[1] ?? ''
    const answer = await stage.post(path, 'List-Unsubscribe=One-Click', { 'Content-Type': 'application/x-www-form-urlencoded' })
    expect(answer.status).toBe(200)
    expect((await stage.call('GET', reminders, ada)).body).toMatchObject({ reminders: { morning: null, evening: null } })
  })

  it('follow the zone of the profile', async () => {
    await choose(mornings('mail'))
    await stage.publish('user.timezone-changed.v1', { userId: ada, timezone: 'Asia/Tokyo' })
    expect((await stage.call('GET', reminders, ada)).body).toMatchObject({ reminders: { timezone: 'Asia/Tokyo' } })
    const mail = stage.next()
    clock.advance(DAY - 1.5 * HOUR)
    await mail
    expect(await stage.ownData(ada)).toMatchObject({ reminders: { last: { morning: '2027-01-11' } } })
  })

  it('leave a morning out when its card is drawn, and ask about it in the evening', async () => {
    await choose({ ...mornings('mail'), evening: { at: '21:00', way: 'mail' } })
    await drawn('2027-01-10')
    clock.advance(6.5 * HOUR)
    await eventually(async () => expect(await stage.ownData(ada)).toMatchObject({ reminders: { last: { morning: '2027-01-10' } } }))
    const mail = stage.next()
    clock.advance(13.5 * HOUR)
    expect(await mail).toMatchObject({ subject: 'Did it speak?', text: expect.stringContaining('/reading/view/rd_1#spoke') })
    expect(stage.received().map(({ subject }) => subject)).not.toContain('Your card is face down')
  })

  it('come by push to every browser, which can stop them; one that is gone is forgotten', async () => {
    for (const path of ['/desk', '/phone'])
      expect((await stage.call('POST', browsers, ada, pushService.subscription(path))).status).toBe(201)
    await eventually(() => expect(pushService.samples.map(({ path }) => path).toSorted()).toEqual(['/desk', '/phone']))
    pushService.answer('/desk', 410)
    await choose(mornings('push'))
    clock.advance(6.5 * HOUR)
    await eventually(() => expect(pushService.pushed.map(({ path }) => path).toSorted()).toEqual(['/desk', '/phone']))
    expect(pushService.pushed[0]).toMatchObject({
      headers: { authorization: expect.stringContaining(`k=${VAPID_KEY.publicKey}`), topic: 'morning-2027-01-10', ttl: '7200' },
      message: { title: 'Your card is face down', url: '/reading/daily-card?facedown', tag: 'morning-2027-01-10' },
    })
    const kept = [expect.objectContaining({ endpoint: pushService.subscription('/phone').endpoint })]
    await eventually(async () => expect(await stage.ownData(ada)).toMatchObject({ pushSubscriptions: kept }))
    const stops = pushService.pushed.map(({ message }) => (message.stop as { url: string }).url.replace('/api', ''))
    expect((await stage.post(stops[0] ?? '')).status).toBe(200)
    expect((await stage.call('GET', reminders, ada)).body).toMatchObject({ reminders: { morning: null } })
  })

  it('are quiet in the evening when the reader has answered', async () => {
    await choose({ ...mornings('mail'), evening: { at: '21:00', way: 'mail' } })
    await stage.publish('daily-card.answered.v1', { userId: ada, readingId: 'rd_1', date: '2027-01-10' })
    clock.advance(6.5 * HOUR)
    await eventually(async () => expect(await stage.ownData(ada)).toMatchObject({ reminders: { last: { morning: '2027-01-10' } } }))
    clock.advance(13.5 * HOUR)
    await eventually(async () => expect(await stage.ownData(ada)).toMatchObject({ reminders: { last: { evening: '2027-01-10' } } }))
    expect(stage.received().map(({ subject }) => subject)).toEqual(['Verify your email for Sibyl'])
  })

  it('come by mail, which says so once, when no browser takes them any more', async () => {
    await stage.call('POST', browsers, ada, pushService.subscription('/phone'))
    pushService.answer('/phone', 410)
    await choose(mornings('push'))
    const first = stage.next()
    clock.advance(6.5 * HOUR)
    expect(await first).toMatchObject({ subject: 'Your card is face down', text: expect.stringContaining('None of your browsers') })
    await eventually(async () => expect((await stage.call('GET', reminders, ada)).body).toMatchObject({ reminders: mornings('mail') }))
    await eventually(async () => expect(await stage.ownData(ada)).toMatchObject({ reminders: { last: { morning: '2027-01-10' } } }))
    const second = stage.next()
    clock.advance(DAY)
    expect((await second).text).not.toContain('None of your browsers')
    expect(pushService.pushed).toHaveLength(1)
  })

  it.each(['https://10.0.0.1/push', 'https://[::1]/push', 'https://[::ffff:192.168.1.1]/push', 'https://169.254.169.254/latest'])(
    'are never sent to an address in a private network: %s',
    async (endpoint) => {
      const { keys } = pushService.subscription('/phone')
      const message = 'This address is in a private network, where we cannot reach a push service.'
      expect(await stage.call('POST', browsers, ada, { endpoint, keys })).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', fields: [{ field: 'endpoint', message }] },
      })
      expect(await stage.stored(ada)).toEqual([undefined, []])
    },
  )

  it('limit the browsers that a reader subscribes in an hour, and count each reader apart', async () => {
    const { points } = limits.pushSubscriptions
    const subscribe = async (reader: string) => (await stage.call('POST', browsers, reader, pushService.subscription('/phone'))).status
    const statuses: number[] = []
    for (let nth = 0; nth <= points; nth += 1) statuses.push(await subscribe(ada))
    expect(statuses).toEqual([...Array.from({ length: points }, () => 201), 429])
    expect(await subscribe('reader-bob')).toBe(201)
  })

  it('are tried again when the push service is in trouble', async () => {
    await stage.call('POST', browsers, ada, pushService.subscription('/phone'))
    pushService.answer('/phone', 503)
    await choose(mornings('push'))
    clock.advance(6.5 * HOUR)
    await eventually(() => expect(pushService.pushed).toHaveLength(1))
    pushService.answer('/phone', 201)
    await eventually(async () => {
      clock.advance(15_000)
      expect(await stage.ownData(ada)).toMatchObject({ reminders: { last: { morning: '2027-01-10' } } })
    })
    expect(pushService.pushed.map(({ headers }) => headers.topic)).toEqual(['morning-2027-01-10', 'morning-2027-01-10'])
  })

  it('belong to the reader who subscribed a browser last, and only they can end it', async () => {
    const phone = pushService.subscription('/phone')
    await stage.call('POST', browsers, ada, phone)
    await stage.call('POST', browsers, 'reader-bob', phone)
    expect(await choose(mornings('push'))).toMatchObject({ status: 400, body: { fields: [{ field: 'morning.way' }] } })
    const query = `${browsers}?endpoint=${encodeURIComponent(phone.endpoint)}`
    expect((await stage.call('DELETE', query, ada)).status).toBe(200)
    expect(await stage.ownData('reader-bob')).toMatchObject({ pushSubscriptions: [{ endpoint: phone.endpoint }] })
    await stage.call('DELETE', query, 'reader-bob')
    expect(await stage.ownData('reader-bob')).toMatchObject({ pushSubscriptions: [] })
  })

  it.each([
    ['an hour that no clock shows', { ...mornings('mail'), morning: { at: '24:00', way: 'mail' } }],
    ['another way', { ...mornings('mail'), morning: { at: '07:30', way: 'owl' } }],
    ['an unknown zone', { ...mornings('mail'), timezone: 'Europe/Atlantis' }],
    ['pushes without a browser', mornings('push')],
    ['half of the settings', { morning: null }],
  ])('refuse %s and change nothing', async (_, settings) => {
    await choose(mornings('mail'))
    expect(await choose(settings)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect((await stage.call('GET', reminders, ada)).body).toMatchObject({ reminders: mornings('mail') })
  })

  it('go with their reader, and no late event brings them back', async () => {
    await stage.call('POST', browsers, ada, pushService.subscription('/phone'))
    await choose(mornings('push'))
    await stage.publish('user.deleted.v1', { userId: ada })
    await drawn('2027-01-10')
    await stage.publish('user.timezone-changed.v1', { userId: ada, timezone: 'Asia/Tokyo' })
    expect(await stage.stored(ada)).toEqual([undefined, []])
  })
})
