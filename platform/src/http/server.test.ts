import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { operation } from '@sibyl/contracts/http/operation'
import { z } from 'zod'
import { AppError } from '../app-error.ts'
import { currentContext } from '../logging/context.ts'
import { nextWarning } from '../testing/next-warning.ts'
import { testParts } from '../testing/test-parts.ts'
import { AnswerExtras, Content } from './answers.ts'
import { JsonStream } from './json-stream.ts'
import { type Caller, type Route, rawRoute, route } from './route.ts'
import { type HttpServer, listen, startHttpServer } from './server.ts'
import { type ServerSentEvent, ServerSentEvents } from './server-sent-events.ts'

const answer = z.object({ success: z.literal(true), said: z.unknown().optional() })
const ok = { success: true } as const

const save = operation({
  method: 'post',
  path: '/save',
  summary: 'Save',
  caller: 'public',
  body: z.object({
    name: z.string('Name is required').min(1, 'Name is required'),
    age: z.coerce.number('Please give a number').min(18, 'Too young').optional(),
  }),
  status: 201,
  answer,
})
const one = operation({
  method: 'get',
  path: '/thing/:id',
  summary: 'One',
  caller: 'public',
  params: z.object({ id: z.string().max(8) }),
  answer,
})
const mine = operation({ method: 'get', path: '/mine', summary: 'Mine', caller: 'reader', answer })
const visit = operation({ method: 'get', path: '/visit', summary: 'Visit', caller: 'visitor', answer })
const contact = operation({ method: 'get', path: '/contact', summary: 'Contact', caller: 'guest', answer })
const follow = operation({ method: 'get', path: '/follow', summary: 'Follow', caller: 'public', answer, streams: true })

describe('a service’s HTTP server', () => {
  let http: HttpServer
  let url: string
  const start = async (...routes: Route[]): Promise<void> => {
    http = await startHttpServer({ routes, parts: testParts('test'), host: '127.0.0.1', port: 0, ready: async () => undefined })
    url = `http://127.0.0.1:${http.port}`
  }
  let onTestEnd: (() => unknown) | undefined
  afterEach(async () => {
    onTestEnd?.()
    onTestEnd = undefined
    await http.close(0)
  })

  const json = { 'content-type': 'application/json' }
  const post = (body: string | Uint8Array, headers: Record<string, string> = json) =>
    fetch(`${url}/save`, { method: 'POST', body: body as string, headers })

  describe('checks what comes in', () => {
    beforeEach(() =>
      start(
        route(save, async ({ body }) => ({ ...ok, said: body })),
        route(one, async ({ params }) => ({ ...ok, said: params.id })),
      ),
    )

    it('and hands on only what the contract knows', async () => {
      const response = await post('{"name": "Ada", "age": "36", "tier": "premium", "__proto__": {"admin": true}}')
      expect(response.status).toBe(201)
      expect(await response.json()).toEqual({ success: true, said: { name: 'Ada', age: 36 } })
    })

    it('and names each wrong field with its sentence', async () => {
      const response = await post('{"name": "", "age": 3}')
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({
        success: false,
        code: 'invalid_input',
        message: 'Name is required',
        error: 'Name is required',
        requestId: response.headers.get('x-request-id'),
        fields: [
          { field: 'name', message: 'Name is required' },
          { field: 'age', message: 'Too young' },
        ],
      })
    })

    it.each(['{"name":', '[{"name": "Ada"}]', '"Ada"', 'null', '7', 'name=Ada'])(
      'and refuses %s, which is no JSON object',
      async (body) => {
        const response = await post(body)
        expect(response.status).toBe(400)
        expect(await response.json()).toMatchObject({ success: false, code: 'malformed_body' })
      },
    )

    it('and takes no body for an empty one', async () => {
      expect(await (await fetch(`${url}/save`, { method: 'POST' })).json()).toMatchObject({
        fields: [{ field: 'name', message: 'Name is required' }],
      })
    })

    it('F47 and lets no operator through', async () => {
      expect((await post('{"name": {"$ne": 1}}')).status).toBe(400)
    })

    it('F55 and refuses a body over 100 kB, also one that only grows to it', async () => {
      expect((await post(JSON.stringify({ name: 'x'.repeat(100_001) }))).status).toBe(413)
      const bomb = gzipSync(JSON.stringify({ name: 'x'.repeat(5_000_000) }))
      const response = await post(bomb, { ...json, 'content-encoding': 'gzip' })
      expect(response.status).toBe(413)
      expect(await response.json()).toMatchObject({ code: 'too_large' })
    })

    it('F55 and stands JSON nested 1,000 deep', async () => {
      expect((await post(`{"name": "Ada", "age": ${'['.repeat(1000)}${']'.repeat(1000)}}`)).status).toBe(400)
      expect((await post(`${'{"name":'.repeat(1000)}1${'}'.repeat(1000)}`)).status).toBe(400)
    })

    it('and answers 415 for encodings it does not know', async () => {
      expect((await post('{}', { ...json, 'content-encoding': 'zip' })).status).toBe(415)
    })

    it.each(['gzip', 'deflate', 'br'])('and answers 400 for a body that is not %s as it says', async (encoding) => {
      const encoded = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync }[encoding] ?? gzipSync
      const whole = encoded('{"name": "Ada"}')
      expect((await post(whole, { ...json, 'content-encoding': encoding })).status).toBe(201)
      for (const broken of ['no such thing', whole.subarray(0, -6), whole.subarray(4)]) {
        const response = await post(broken, { ...json, 'content-encoding': encoding })
        expect([response.status, await response.json()]).toMatchObject([400, { code: 'malformed_body' }])
      }
    })

    it.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'json',
      '',
    ])('and answers 415 for a body of the type "%s"', async (type) => {
      const response = await post(new TextEncoder().encode('{"name": "Ada"}'), type === '' ? {} : { 'content-type': type })
      expect([response.status, await response.json()]).toMatchObject([415, { code: 'unsupported_media_type' }])
    })

    it.each(['application/json', 'Application/JSON;charset=UTF-8'])('and takes a body of the type "%s"', async (type) => {
      expect((await post('{"name": "Ada"}', { 'content-type': type })).status).toBe(201)
    })

    it('and refuses bytes that are not UTF-8, halves of characters, and NUL', async () => {
      expect((await post(Buffer.from('{"name": "Ad\xe9"}', 'latin1'))).status).toBe(400)
      for (const name of ['\\ud83d', '\\udc00\\ud800', 'A\\u0000da'])
        expect(await (await post(`{"name": "${name}"}`)).json()).toMatchObject({ code: 'invalid_input', fields: [{ field: 'name' }] })
      expect((await post('{"name": "Ada", "unknown": "\\u0000\\ud800"}')).status).toBe(201)
    })

    it('F55 and answers 413 to a body that goes on for ever, before it ends', async () => {
      const socket = connect(http.port, '127.0.0.1')
      onTestEnd = () => socket.destroy()
      socket.write('POST /save HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n')
      const piece = `3e8\r\n${' '.repeat(1000)}\r\n`
      for (let sent = 0; sent < 110; sent += 1) socket.write(piece)
      const [head] = await once(socket, 'data')
      expect(String(head)).toMatch(/^HTTP\/1\.1 413 /)
      socket.write(`${piece}0\r\n\r\nGET /thing/next HTTP/1.1\r\nHost: x\r\n\r\n`)
      const [next] = await once(socket, 'data')
      expect(String(next)).toMatch(/^HTTP\/1\.1 200 /)
    })

    it('and refuses an Idempotency-Key that is too long, empty or no visible text', async () => {
      const keyed = (key: string) => post('{"name": "Ada"}', { ...json, 'idempotency-key': key })
      expect((await keyed('k'.repeat(128))).status).toBe(201)
      for (const key of ['k'.repeat(129), '', 'two words', 'caf\u00e9'])
        expect(await (await keyed(key)).json()).toMatchObject({ code: 'invalid_input', fields: [{ field: 'Idempotency-Key' }] })
    })

    it('and answers 405 with the methods of a path for any other', async () => {
      const asked = async (path: string, method: string) => {
        const response = await fetch(`${url}${path}`, { method })
        return [response.status, response.headers.get('allow')]
      }
      expect(await asked('/save', 'GET')).toEqual([405, 'POST'])
      expect(await asked('/thing/abc', 'DELETE')).toEqual([405, 'GET, HEAD'])
      expect(await asked('/thing/abc', 'HEAD')).toEqual([200, null])
    })

    it('in the path too', async () => {
      expect(await (await fetch(`${url}/thing/abc`)).json()).toEqual({ success: true, said: 'abc' })
      expect((await fetch(`${url}/thing/far-too-long`)).status).toBe(400)
      expect((await fetch(`${url}/thing/%E0%A4%A`)).status).toBe(404)
      expect((await fetch(`${url}/thing/a%00b`)).status).toBe(400)
      expect((await fetch(`${url}/nothing`)).status).toBe(404)
    })
  })

  describe('answers failures', () => {
    const failing = (error: unknown) =>
      start(
        route(one, async () => {
          throw error
        }),
      )

    it('with their code, status and Retry-After', async () => {
      await failing(new AppError('already_drawn', { retryAfter: 60, extra: { nextDraw: 'tomorrow' } }))
      const response = await fetch(`${url}/thing/a`)
      expect(response.status).toBe(429)
      expect(response.headers.get('retry-after')).toBe('60')
      expect(await response.json()).toMatchObject({ success: false, code: 'already_drawn', nextDraw: 'tomorrow' })
    })

    it('of unknown kinds with 500, and tells nothing of what happened inside', async () => {
      await failing(new Error('password of the database is hunter2'))
      const response = await fetch(`${url}/thing/a`)
      const text = await response.text()
      expect(response.status).toBe(500)
      expect(JSON.parse(text)).toMatchObject({ code: 'internal', message: 'Something went wrong on our side. Please try again.' })
      expect(text).not.toMatch(/hunter2|stack|\.ts/)
    })
  })

  describe('gives each request an id', () => {
    beforeEach(() => start(route(one, async () => ({ ...ok, said: currentContext() }))))
    const ask = async (headers: Record<string, string>) => {
      const response = await fetch(`${url}/thing/a`, { headers })
      return {
        header: response.headers.get('x-request-id'),
        context: ((await response.json()) as { said: { requestId: string; traceparent: string } }).said,
      }
    }

    it('of the caller’s choice where that is acceptable', async () => {
      const { header, context } = await ask({ 'x-request-id': 'call-12345678' })
      expect([header, context.requestId]).toEqual(['call-12345678', 'call-12345678'])
    })

    it.each(['short', 'x'.repeat(65), 'has spaces in it', '"><script>alert(1)'])('of its own instead of %p', async (given) => {
      const { header } = await ask({ 'x-request-id': given })
      expect(header).toMatch(/^req_[\w-]{22}$/)
    })

    it('and goes on in the caller’s trace', async () => {
      const trace = '0af7651916cd43dd8448eb211c80319c'
      const { context } = await ask({ traceparent: `00-${trace}-b7ad6b7169203331-01` })
      expect(context.traceparent.split('-')[1]).toBe(trace)
    })
  })

  describe('finds out who calls', () => {
    const callers: Caller[] = []
    beforeEach(async () => {
      callers.length = 0
      const note = async ({ caller }: { caller: Caller }) => {
        callers.push(caller)
        return ok
      }
      await start(route(mine, note), route(visit, note), route(contact, note))
    })

    it('by a bearer token that verifies', async () => {
      expect((await fetch(`${url}/mine`, { headers: { authorization: 'Bearer reader-1' } })).status).toBe(200)
      expect(callers).toEqual([expect.objectContaining({ id: 'reader-1', signedIn: true })])
    })

    it.each([undefined, 'Bearer forged', 'Bearer ', 'Basic cmVhZGVyLTE6', 'reader-1'])(
      'and refuses %p where a reader is needed',
      async (authorization) => {
        const response = await fetch(`${url}/mine`, { headers: { ...(authorization ? { authorization } : {}), 'x-user-id': 'reader-1' } })
        expect(response.status).toBe(401)
        expect(await response.json()).toMatchObject({ code: 'unauthenticated' })
      },
    )

    it('and gives a guest no cookie', async () => {
      for (const headers of [{}, { authorization: 'Bearer reader-1' }])
        expect((await fetch(`${url}/contact`, { headers })).headers.getSetCookie()).toEqual([])
      expect(callers).toEqual([{ id: '', signedIn: false }, expect.objectContaining({ id: 'reader-1', signedIn: true })])
      expect((await fetch(`${url}/contact`, { headers: { authorization: 'Bearer forged' } })).status).toBe(401)
    })

    it('and knows a visitor again by a cookie that holds a random id only', async () => {
      const cookie = (await fetch(`${url}/visit`)).headers.getSetCookie()[0] ?? ''
      expect(cookie).toMatch(/^sibyl_visitor=visitor_[\w-]{22}; Max-Age=31536000; Path=\/api; Expires=.*; HttpOnly; SameSite=Lax$/)
      const again = await fetch(`${url}/visit`, { headers: { cookie: cookie.split(';', 1).join('') } })
      expect(again.headers.getSetCookie()).toEqual([])
      expect(callers[1]).toEqual(callers[0])
      expect(callers[0]?.signedIn).toBe(false)
    })

    it('and sends that cookie over TLS only where the caller came by TLS', async () => {
      const [cookie] = (await fetch(`${url}/visit`, { headers: { 'x-forwarded-proto': 'https' } })).headers.getSetCookie()
      expect(cookie).toContain('; Secure')
    })

    it('and takes no made-up visitor’s id', async () => {
      const response = await fetch(`${url}/visit`, { headers: { cookie: 'sibyl_visitor=admin' } })
      expect(response.headers.getSetCookie()).toHaveLength(1)
      expect(callers[0]?.id).not.toBe('admin')
    })

    it('and does not take a session that has ended for a visitor', async () => {
      expect((await fetch(`${url}/visit`, { headers: { authorization: 'Bearer expired' } })).status).toBe(401)
    })
  })

  describe('sends other answers than JSON', () => {
    it('with their own type, headers and status', async () => {
      await start(
        route(one, async ({ params }) =>
          params.id === 'svg'
            ? new Content('image/svg+xml', '<svg/>', { 'Cache-Control': 'immutable' })
            : new AnswerExtras(ok, { status: 202, headers: { 'X-A': 'b' } }),
        ),
      )
      const picture = await fetch(`${url}/thing/svg`)
      expect([picture.headers.get('content-type'), picture.headers.get('cache-control'), await picture.text()]).toEqual([
        'image/svg+xml; charset=utf-8',
        'immutable',
        '<svg/>',
      ])
      const accepted = await fetch(`${url}/thing/x`)
      expect([accepted.status, accepted.headers.get('x-a'), accepted.headers.get('cache-control')]).toEqual([202, 'b', 'no-store'])
    })
  })

  describe('streams long answers', () => {
    const stream = (items: () => AsyncGenerator<unknown>) =>
      start(route(one, async () => new JsonStream({ success: true, note: 'a "b"', items: items(), none: none() })))
    const none = async function* () {}

    it('as one JSON object, its lists item by item', async () => {
      const texts = Array.from({ length: 3000 }, (_, index) => ({ index, text: '☽'.repeat(100) }))
      await stream(async function* () {
        yield* texts
      })
      const response = await fetch(`${url}/thing/x`)
      expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
        'application/json; charset=utf-8',
        'no-store',
      ])
      expect(await response.json()).toEqual({ success: true, note: 'a "b"', items: texts, none: [] })
    })

    it('unless it fails before the first of it is out, which is an ordinary failure', async () => {
      // biome-ignore lint/correctness/useYield: it fails before it has anything to give
      await stream(async function* () {
        throw new AppError('unavailable')
      })
      const response = await fetch(`${url}/thing/x`)
      expect([response.status, await response.json()]).toMatchObject([503, { code: 'unavailable' }])
    })

    it('and breaks off where it fails later, so that nobody takes a part for the whole', async () => {
      await stream(async function* () {
        yield 'x'.repeat(100_000)
        throw new AppError('unavailable')
      })
      const response = await fetch(`${url}/thing/x`)
      expect(response.status).toBe(200)
      await expect(response.text()).rejects.toThrow()
    })

    it('and asks for no more when the caller has left', async () => {
      const left = Promise.withResolvers<void>()
      await stream(async function* () {
        try {
          for (;;) yield 'x'.repeat(100_000)
        } finally {
          left.resolve()
        }
      })
      const leaving = new AbortController()
      const response = await fetch(`${url}/thing/x`, { signal: leaving.signal })
      await response.body?.getReader().read()
      leaving.abort()
      await left.promise
    })
  })

  describe('streams events', () => {
    const stream = (source: () => AsyncGenerator<ServerSentEvent>) => start(route(follow, async () => new ServerSentEvents(source())))

    it('in the form of server-sent events', async () => {
      await stream(async function* () {
        yield { id: '1', event: 'delta', data: { text: 'line\nbreak' } }
        yield { event: 'done', data: {} }
      })
      const response = await fetch(`${url}/follow`, { headers: { accept: 'text/event-stream' } })
      expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
      expect(await response.text()).toBe('id: 1\nevent: delta\ndata: {"text":"line\\nbreak"}\n\nevent: done\ndata: {}\n\n')
    })

    it('only to those who want them', async () => {
      const wants: boolean[] = []
      await start(
        route(follow, async ({ wantsEvents }) => {
          wants.push(wantsEvents)
          return ok
        }),
      )
      for (const accept of ['text/event-stream', 'application/json', '*/*']) await fetch(`${url}/follow`, { headers: { accept } })
      expect(wants).toEqual([true, false, false])
    })

    it('unless it fails before the first, which is an ordinary failure', async () => {
      // biome-ignore lint/correctness/useYield: it fails before it has anything to give
      await stream(async function* () {
        throw new AppError('reading_not_found')
      })
      const response = await fetch(`${url}/follow`, { headers: { accept: 'text/event-stream' } })
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'reading_not_found' })
    })

    it('at most sixteen at a time to one caller', async () => {
      const release = Promise.withResolvers<void>()
      const held = async function* (): AsyncGenerator<ServerSentEvent> {
        yield { event: 'delta', data: 1 }
        await release.promise
      }
      await start(route({ ...follow, caller: 'visitor' }, async () => new ServerSentEvents(held())))
      const ask = (reader: string) =>
        fetch(`${url}/follow`, { headers: { accept: 'text/event-stream', authorization: `Bearer ${reader}` } })
      const open = await Promise.all(Array.from({ length: 16 }, () => ask('reader-1')))
      expect(open.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200))
      const refused = await ask('reader-1')
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
      expect((await ask('reader-2')).status).toBe(200)
      release.resolve()
      await Promise.all(open.map((response) => response.text()))
      expect((await ask('reader-1')).status).toBe(200)
    })

    it('and tells the source when the caller has left', async () => {
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
      const response = await fetch(`${url}/follow`, { headers: { accept: 'text/event-stream' }, signal: leaving.signal })
      await response.body?.getReader().read()
      leaving.abort()
      await left.promise
    })
  })

  it('tells a use case that its caller has left before the answer', async () => {
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
    const asked = expect(fetch(`${url}/thing/a`, { signal: leaving.signal })).rejects.toThrow()
    await began.promise
    leaving.abort()
    await left.promise
    await asked
  })

  it('goes on when a connection could not be accepted', async () => {
    const server = createServer((_request, response) => response.end('here'))
    http = await listen(server, { host: '127.0.0.1', port: 0 })
    const warned = nextWarning()
    server.emit('error', new Error('accept EMFILE'))
    expect(await warned).toMatchObject({ message: 'accept EMFILE' })
    expect(await (await fetch(`http://127.0.0.1:${http.port}`)).text()).toBe('here')
  })

  it('F14 closes as soon as the request in hand is answered', async () => {
    const [began, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await start(
      route(one, async () => {
        began.resolve()
        await release.promise
        return ok
      }),
    )
    const asked = fetch(`${url}/thing/a`)
    await began.promise
    const closing = http.close(60_000)
    release.resolve()
    expect(await (await asked).json()).toEqual(ok)
    await closing
  })

  it('F14 answers on a kept connection while it closes, says that this was the last, and ends the idle ones later', async () => {
    await start(route(one, async () => ok))
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ask = async (): Promise<IncomingMessage> => {
      const request = get(`${url}/thing/a`, { agent })
      const [answer] = (await once(request, 'response')) as [IncomingMessage]
      answer.resume()
      await once(answer, 'end')
      return answer
    }
    expect((await ask()).headers.connection).toBe('keep-alive')
    const closing = http.close(60_000, 60_000)
    const last = await ask()
    expect([last.statusCode, last.headers.connection]).toEqual([200, 'close'])
    expect(await closing).toBe(0)
    agent.destroy()
  })

  it('F14 says how many requests it had to cut', async () => {
    const began = Promise.withResolvers<void>()
    await start(
      route(one, async ({ signal }) => {
        began.resolve()
        await once(signal, 'abort')
        return ok
      }),
    )
    const asked = expect(fetch(`${url}/thing/a`)).rejects.toThrow()
    await began.promise
    expect(await http.close(10)).toBe(1)
    await asked
  })

  describe('hands over the bytes of a call that is signed', () => {
    const seen: Buffer[] = []
    const send = (body?: string | Uint8Array) => fetch(`${url}/hook`, { method: 'POST', body: body as string })
    beforeEach(async () => {
      seen.length = 0
      await start(
        rawRoute('/hook', async ({ body }) => {
          seen.push(body)
          return ok
        }),
      )
    })

    it('as they came, whatever they are', async () => {
      const bodies = ['{"a": 1,\n "b":2 }', 'no JSON', '']
      for (const body of bodies) expect((await send(body)).status).toBe(200)
      expect((await send()).status).toBe(200)
      expect(seen.map(String)).toEqual([...bodies, ''])
    })

    it('and refuses too many of them', async () => {
      expect((await send('x'.repeat(100_001))).status).toBe(413)
      expect(seen).toEqual([])
    })
  })
})
