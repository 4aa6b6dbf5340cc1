import { once } from 'node:events'
import { operation } from '@sibyl/contracts/http/operation'
import { z } from 'zod'
import { startService } from '../lifecycle/service.ts'
import { recordEndedSessions } from '../session/ended-sessions.ts'
import { toEvent } from '../store/new-event.ts'
import { testParts } from '../testing/test-parts.ts'
import { route } from './route.ts'
import { type ServerSentEvent, ServerSentEvents } from './server-sent-events.ts'

const answer = z.object({ success: z.literal(true) })
const mine = operation({ method: 'get', path: '/mine', summary: 'Mine', caller: 'reader', answer })
const visit = operation({ method: 'get', path: '/visit', summary: 'Visit', caller: 'visitor', answer })
const follow = operation({ method: 'get', path: '/follow', summary: 'Follow', caller: 'reader', answer, streams: true })

describe('a service notified of ended sessions', () => {
  const parts = testParts('test')
  let running: Awaited<ReturnType<typeof startService>>
  beforeAll(async () => {
    const ok = async () => ({ success: true as const })
    const endless = async function* (signal: AbortSignal): AsyncGenerator<ServerSentEvent> {
      yield { event: 'delta', data: 1 }
      await once(signal, 'abort')
    }
    const routes = [route(mine, ok), route(visit, ok), route(follow, async ({ signal }) => new ServerSentEvents(endless(signal)))]
    const service = { routes, subscriptions: recordEndedSessions(parts) }
    running = await startService(service, parts, { name: 'test', host: '127.0.0.1', port: 0 })
  })
  afterAll(() => running.close())

  const ask = (path: string, token: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${running.http.port}/${path}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream, */*' },
    })
  const end = (token: string) =>
    parts.bus.publish(
      toEvent('auth', parts.clock.now(), { type: 'session.ended.v1', data: { userId: token, sessionId: `session-of-${token}` } }),
    )

  it('refuses the access tokens of the session, and no others', async () => {
    expect((await ask('mine', 'reader-1')).status).toBe(200)
    await end('reader-1')
    for (const path of ['mine', 'visit']) {
      const refused = await ask(path, 'reader-1')
      expect([path, refused.status, await refused.json()]).toMatchObject([path, 401, { code: 'session_ended' }])
    }
    expect((await ask('mine', 'reader-2')).status).toBe(200)
  })

  it('refuses the tokens of an epoch, except those of the session that continues', async () => {
    const endEpoch = (userId: string, keptSession?: string) =>
      parts.bus.publish(toEvent('auth', parts.clock.now(), { type: 'user.epoch-ended.v1', data: { userId, epoch: 0, keptSession } }))
    await endEpoch('reader-3')
    await endEpoch('reader-4', 'session-of-reader-4')
    expect([(await ask('mine', 'reader-3')).status, (await ask('mine', 'reader-4')).status]).toEqual([401, 200])
  })

  it('ends the open streams of the session', async () => {
    const [ends, goesOn] = await Promise.all([ask('follow', 'reader-5'), ask('follow', 'reader-6')])
    await end('reader-5')
    expect(await ends.text()).toMatch(/^: \d+ ms\nevent: delta\ndata: 1\n\n$/)
    const reader = goesOn.body?.getReader()
    expect((await reader?.read())?.done).toBe(false)
    await reader?.cancel()
  })
})
