import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networks } from '@sibyl/platform/config/variables'
import { eventually } from '@sibyl/platform/testing/eventually'
import { testClock } from '@sibyl/platform/testing/test-clock'
import { HOUR } from '@sibyl/platform/time'
import { Webhook } from 'standardwebhooks'
import { deliveryCollection, replay } from '../src/webhooks/delivery.ts'
import type { WebhookEvent } from '../src/webhooks/webhook-events.ts'
import { openStage } from './stage.ts'
import { registered } from './support.ts'

const SECRET = `whsec_${Buffer.from('twenty-four bytes at least').toString('base64')}`
const OLD_SECRET = `whsec_${Buffer.from('the one before this secret').toString('base64')}`

type Received = { headers: IncomingHttpHeaders; body: string }

/** The operator's server, which answers with the statuses given, then with 204. */
const openReceiver = async (statuses: number[] = []) => {
  const received: Received[] = []
  const listen: RequestListener = async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    const status = statuses.shift() ?? 204
    response.writeHead(status, status === 302 ? { Location: '/elsewhere' } : {}).end()
  }
  const server = createServer(listen).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

describe('the webhook of an installation', () => {
  const clock = testClock()
  const closing: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })

  const open = async ({
    statuses = [],
    events = ['reading.generated.v1', 'user.deleted.v1', 'user.registered.v1'] as WebhookEvent[],
    allow = '127.0.0.0/8',
    url = '',
  }: {
    statuses?: number[]
    events?: WebhookEvent[]
    allow?: string | undefined
    url?: string
  } = {}) => {
    const receiver = await openReceiver(statuses)
    closing.push(receiver.close)
    const stage = await openStage(
      { clock },
      {
        WEBHOOK_URL: url || receiver.url,
        WEBHOOK_SECRET: [SECRET, OLD_SECRET],
        WEBHOOK_EVENTS: events,
        ...(allow ? { WEBHOOK_ALLOW: networks.parse(allow) } : {}),
      },
    )
    closing.push(stage.close)
    const deliveries = await stage.parts.store.collection(deliveryCollection)
    const deliverDue = stage.service.jobs?.find(({ name }) => name === 'deliver-webhooks')?.run ?? (async () => undefined)
    const ended = (readingId = 'rd_1') =>
      stage.publish('reading.generated.v1', { userId: 'u', readingId, methodId: 'tarot', unattended: false }, { id: readingId })
    /**
     * Starts due deliveries before each look, because the process is still busy with an item whose outcome it has just stored. Checks only
     * between two attempts.
     */
    const stateBecomes = (id: string, wanted: object) =>
      eventually(async () => {
        await deliverDue()
        const delivery = await deliveries.get(id)
        expect(delivery).toMatchObject(wanted)
        expect(delivery).not.toHaveProperty('attempt')
      })
    return { ...receiver, stage, deliveries, ended, stateBecomes }
  }

  it('gets a chosen event once, as a CloudEvent signed with each secret, and no other event', async () => {
    const { stage, received, ended, stateBecomes, deliveries } = await open()
    await stage.publish('reading.failed.v1', { userId: 'u', readingId: 'rd_0', methodId: 'tarot', unattended: false, tokensReturned: 1 })
    await ended()
    await ended()
    await stateBecomes('rd_1', { state: 'delivered' })
    expect(received).toHaveLength(1)
    const [{ headers, body } = { headers: {}, body: '' }] = received
    expect(headers).toMatchObject({ 'content-type': 'application/cloudevents+json; charset=utf-8', 'webhook-id': 'rd_1' })
    expect(JSON.parse(body)).toMatchObject({ specversion: '1.0', id: 'rd_1', type: 'reading.generated.v1', data: { readingId: 'rd_1' } })
    const now = Date.now
    Date.now = () => Date.parse(clock.now())
    try {
      for (const secret of [SECRET, OLD_SECRET]) {
        const verifier = new Webhook(secret)
        expect(verifier.verify(body, headers as Record<string, string>)).toEqual(JSON.parse(body))
        expect(() => verifier.verify(body.replace('tarot', 'dream'), headers as Record<string, string>)).toThrow('No matching signature')
      }
    } finally {
      Date.now = now
    }
    expect(await deliveries.get('rd_1')).not.toHaveProperty('event')
  })

  it('gets an event again, with its id, until it accepts it', async () => {
    const { received, ended, stateBecomes } = await open({ statuses: [500, 302] })
    await ended()
    for (const attempts of [1, 2]) {
      await stateBecomes('rd_1', { state: 'waiting', attempts, reason: expect.stringMatching(/the webhook answered (500|302)/) })
      clock.advance(HOUR)
    }
    await stateBecomes('rd_1', { state: 'delivered', attempts: 3 })
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(['rd_1', 'rd_1', 'rd_1'])
  })

  it('leaves a dead letter with its reason after the last attempt, which can be sent again', async () => {
    const { ended, stateBecomes, deliveries } = await open({ statuses: Array.from({ length: 13 }, () => 503) })
    await ended()
    for (let attempts = 1; attempts < 13; attempts += 1) {
      await stateBecomes('rd_1', { state: 'waiting', attempts, reason: 'the webhook answered 503' })
      clock.advance(11 * HOUR)
    }
    await stateBecomes('rd_1', { state: 'dead', reason: 'the webhook answered 503', event: { id: 'rd_1' } })
    await deliveries.change('rd_1', replay(clock.now()))
    await stateBecomes('rd_1', { state: 'delivered' })
  })

  describe('for administrators', () => {
    const opened = async (statuses: number[]) => {
      const its = await open({ statuses })
      const acts: unknown[] = []
      for (const outbox of its.stage.parts.store.outboxes()) outbox.onWrite(({ event }) => acts.push(event.data))
      const ask = (path = '', body?: object, as = 'admin-lena') =>
        its.stage.call(body ? 'POST' : 'GET', `/webhooks/admin/deliveries${path}`, as, body)
      return { ...its, acts, ask }
    }
    const reason = 'Their server is back'

    it('lists its deliveries without their events, and exists for nobody else', async () => {
      const { ended, stateBecomes, ask } = await opened([410, 503])
      await ended('rd_1')
      await stateBecomes('rd_1', { state: 'dead' })
      await ended('rd_2')
      await stateBecomes('rd_2', { state: 'waiting', attempts: 1 })
      await ended('rd_3')
      await stateBecomes('rd_3', { state: 'delivered' })
      const { body } = await ask()
      expect(body).toMatchObject({
        webhook: true,
        deliveries: [
          { id: 'rd_1', type: 'reading.generated.v1', state: 'dead', attempts: 1, reason: 'the webhook answered 410' },
          { id: 'rd_2', state: 'waiting', attempts: 1, nextAttemptAt: expect.any(String), reason: 'the webhook answered 503' },
          { id: 'rd_3', state: 'delivered', doneAt: clock.now() },
        ],
      })
      expect(JSON.stringify(body)).not.toContain('tarot')
      expect((await ask('', undefined, 'reader-ada')).status).toBe(404)
      expect((await ask('/rd_1/drop', { reason }, 'reader-ada')).status).toBe(404)
    })

    it('replays a dead delivery, with an event for the audit log in the same write', async () => {
      const { ended, stateBecomes, ask, acts } = await opened([410])
      await ended()
      await stateBecomes('rd_1', { state: 'dead' })
      expect(await ask('/rd_1/replay', { reason: '' })).toMatchObject({ status: 400 })
      expect(await ask('/rd_1/replay', { reason })).toMatchObject({ status: 200, body: { changed: true } })
      await stateBecomes('rd_1', { state: 'delivered' })
      expect(await ask('/rd_1/replay', { reason })).toMatchObject({ body: { changed: false } })
      expect(await ask('/rd_none/replay', { reason })).toMatchObject({ body: { changed: false } })
      const about = { by: 'admin-lena', readerId: 'u', reason, deliveryId: 'rd_1', eventType: 'reading.generated.v1' }
      expect(acts).toEqual([expect.objectContaining({ ...about, kind: 'webhook_replayed', actId: expect.stringMatching(/^act_/) })])
    })

    it('drops a dead delivery, which is not sent even if its event arrives again', async () => {
      const { ended, stateBecomes, ask, acts, received, deliveries } = await opened([410])
      await ended()
      await stateBecomes('rd_1', { state: 'dead' })
      expect(await ask('/rd_1/drop', { reason })).toMatchObject({ body: { changed: true } })
      expect(acts).toMatchObject([{ kind: 'webhook_dropped' }])
      await ended()
      await stateBecomes('rd_1', { state: 'dropped' })
      expect(await deliveries.get('rd_1')).not.toHaveProperty('event')
      expect(received).toHaveLength(1)
    })
  })

  it('is not sent an event again that it answers with 410', async () => {
    const { ended, stateBecomes } = await open({ statuses: [410] })
    await ended()
    await stateBecomes('rd_1', { state: 'dead', attempts: 1 })
  })

  it.each([
    ['written as an address', ''],
    ['found by a name', 'http://localhost:9/hook'],
    ['an IPv6 address that maps a private one', 'http://[::ffff:10.0.0.1]:9/hook'],
    ['the metadata of a cloud', 'http://169.254.169.254/latest'],
  ])('is never called at a private address that nobody has allowed: %s', async (_, url) => {
    const { received, ended, stateBecomes } = await open({ allow: '', url })
    await ended()
    await stateBecomes('rd_1', { state: 'waiting', attempts: 1, reason: expect.stringContaining('private address') })
    expect(received).toEqual([])
  })

  it('gets the deletion event of a deleted reader, and none of their waiting events', async () => {
    const { stage, received, ended, stateBecomes, deliveries } = await open({ statuses: [500, 500] })
    await stage.publish('user.registered.v1', registered, { id: 'e_1' })
    await ended()
    await stateBecomes('e_1', { attempts: 1, reason: expect.any(String) })
    await stateBecomes('rd_1', { attempts: 1, reason: expect.any(String) })
    await stage.publish('user.deleted.v1', { userId: 'u' }, { id: 'e_2' })
    await stateBecomes('e_2', { state: 'delivered' })
    await ended('rd_2')
    expect(await Promise.all(['e_1', 'rd_1', 'rd_2'].map((id) => deliveries.get(id)))).toEqual([undefined, undefined, undefined])
    expect(received.map(({ headers }) => headers['webhook-id']).toSorted()).toEqual(['e_1', 'e_2', 'rd_1'])
  })
})
