import { once } from 'node:events'
import { AppError } from '../app-error.ts'
import { JsonStream } from './json-stream.ts'
import { route } from './route.ts'
import { follow, ok, one, useServer } from './server.fixture.ts'
import { type ServerSentEvent, ServerSentEvents } from './server-sent-events.ts'

describe('the streams of a service’s HTTP server', () => {
  const { start, url } = useServer()

  describe('streams long responses', () => {
    const stream = (items: () => AsyncGenerator<unknown>) =>
      start(route(one, async () => new JsonStream({ success: true, note: 'a "b"', items: items(), none: none() })))
    const none = async function* () {}

    it('as one JSON object, its lists item by item', async () => {
      const texts = Array.from({ length: 3000 }, (_, index) => ({ index, text: '☽'.repeat(100) }))
      await stream(async function* () {
        yield* texts
      })
      const response = await fetch(`${url()}/thing/x`)
      expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
        'application/json; charset=utf-8',
        'no-store',
      ])
      expect(await response.json()).toEqual({ success: true, note: 'a "b"', items: texts, none: [] })
    })

    it('answers an ordinary failure if it fails before the first piece', async () => {
      // biome-ignore lint/correctness/useYield: it fails before its first item
      await stream(async function* () {
        throw new AppError('unavailable')
      })
      const response = await fetch(`${url()}/thing/x`)
      expect([response.status, await response.json()]).toMatchObject([503, { code: 'unavailable' }])
    })

    it('cuts the connection if it fails later, so that nobody takes a part for the whole', async () => {
      await stream(async function* () {
        yield 'x'.repeat(100_000)
        throw new AppError('unavailable')
      })
      const response = await fetch(`${url()}/thing/x`)
      expect(response.status).toBe(200)
      await expect(response.text()).rejects.toThrow()
    })

    it('stops reading the source when the caller disconnects', async () => {
      const left = Promise.withResolvers<void>()
      await stream(async function* () {
        try {
          for (;;) yield 'x'.repeat(100_000)
        } finally {
          left.resolve()
        }
      })
      const leaving = new AbortController()
      const response = await fetch(`${url()}/thing/x`, { signal: leaving.signal })
      await response.body?.getReader().read()
      leaving.abort()
      await expect(left.promise).resolves.toBeUndefined()
    })
  })

  describe('streams events', () => {
    const stream = (source: () => AsyncGenerator<ServerSentEvent>) => start(route(follow, async () => new ServerSentEvents(source())))

    it('as server-sent events', async () => {
      await stream(async function* () {
        yield { id: '1', event: 'delta', data: { text: 'line\nbreak' } }
        yield { event: 'done', data: {} }
      })
      const response = await fetch(`${url()}/follow`, { headers: { accept: 'text/event-stream' } })
      expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
      const delta = /^: \d+ ms\nid: 1\nevent: delta\ndata: {"text":"line\\nbreak"}\n\n/
      expect(await response.text()).toMatch(new RegExp(`${delta.source}: \\d+ ms\\nevent: done\\ndata: {}\\n\\n$`))
    })

    it('only to callers that accept them', async () => {
      const wants: boolean[] = []
      await start(
        route(follow, async ({ wantsEvents }) => {
          wants.push(wantsEvents)
          return ok
        }),
      )
      for (const accept of ['text/event-stream', 'application/json', '*/*']) await fetch(`${url()}/follow`, { headers: { accept } })
      expect(wants).toEqual([true, false, false])
    })

    it('answers an ordinary failure if it fails before the first event', async () => {
      // biome-ignore lint/correctness/useYield: it fails before its first event
      await stream(async function* () {
        throw new AppError('reading_not_found')
      })
      const response = await fetch(`${url()}/follow`, { headers: { accept: 'text/event-stream' } })
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'reading_not_found' })
    })

    it('at most sixteen at a time for one caller', async () => {
      const release = Promise.withResolvers<void>()
      const held = async function* (): AsyncGenerator<ServerSentEvent> {
        yield { event: 'delta', data: 1 }
        await release.promise
      }
      await start(route({ ...follow, caller: 'visitor' }, async () => new ServerSentEvents(held())))
      const ask = (reader: string) =>
        fetch(`${url()}/follow`, { headers: { accept: 'text/event-stream', authorization: `Bearer ${reader}` } })
      const open = await Promise.all(Array.from({ length: 16 }, () => ask('reader-1')))
      expect(open.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200))
      const refused = await ask('reader-1')
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
      expect((await ask('reader-2')).status).toBe(200)
      release.resolve()
      await Promise.all(open.map((response) => response.text()))
      expect((await ask('reader-1')).status).toBe(200)
    })

    it('notifies the source when the caller disconnects', async () => {
      const left = Promise.withResolvers<void>()
      await start(
        route(follow, async ({ signal }) => {
          const endless = async function* (): AsyncGenerator<ServerSentEvent> {
            yield { event: 'delta', data: 1 }
            await once(signal, 'abort')
            left.resolve()
          }
          return new ServerSentEvents(endless())
        }),
      )
      const leaving = new AbortController()
      const response = await fetch(`${url()}/follow`, { headers: { accept: 'text/event-stream' }, signal: leaving.signal })
      await response.body?.getReader().read()
      leaving.abort()
      await expect(left.promise).resolves.toBeUndefined()
    })
  })

  it('notifies a use case when its caller disconnects before the response', async () => {
    const [began, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await start(
      route(one, async ({ signal }) => {
        began.resolve()
        await once(signal, 'abort')
        left.resolve()
        return ok
      }),
    )
    const leaving = new AbortController()
    const asked = expect(fetch(`${url()}/thing/a`, { signal: leaving.signal })).rejects.toThrow()
    await began.promise
    leaving.abort()
    await left.promise
    await asked
  })
})
