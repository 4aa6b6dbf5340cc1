import { once } from 'node:events'
import { connect } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { rawRoute, route } from './route.ts'
import { ok, one, save, useServer } from './server.fixture.ts'

describe('the input of a service’s HTTP server', () => {
  const { start, url, onTestEnd } = useServer()

  const json = { 'content-type': 'application/json' }
  const post = (body: string | Uint8Array, headers: Record<string, string> = json) =>
    fetch(`${url()}/save`, { method: 'POST', body: body as string, headers })

  describe('validates input', () => {
    beforeEach(() =>
      start(
        route(save, async ({ body }) => ({ ...ok, said: body })),
        route(one, async ({ params }) => ({ ...ok, said: params.id })),
      ),
    )

    it('passes on only fields that the contract knows', async () => {
      const response = await post('{"name": "Ada", "age": "36", "tier": "premium", "__proto__": {"admin": true}}')
      expect(response.status).toBe(201)
      expect(await response.json()).toEqual({ success: true, said: { name: 'Ada', age: 36 } })
    })

    it('gives each invalid field its message', async () => {
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

    it('treats an empty body as no body', async () => {
      expect(await (await fetch(`${url()}/save`, { method: 'POST' })).json()).toMatchObject({
        fields: [{ field: 'name', message: 'Name is required' }],
      })
    })

    it('has words of its own for a value of another type', async () => {
      expect(await (await post('{"name": "Ada", "note": 7}')).json()).toMatchObject({
        fields: [{ field: 'note', message: 'Please check this entry' }],
      })
    })

    it('F47 rejects operators', async () => {
      expect((await post('{"name": {"$ne": 1}}')).status).toBe(400)
    })

    it('F55 refuses a body over 100 kB, also one that only decompresses to it', async () => {
      expect((await post(JSON.stringify({ name: 'x'.repeat(100_001) }))).status).toBe(413)
      const bomb = gzipSync(JSON.stringify({ name: 'x'.repeat(5_000_000) }))
      const response = await post(bomb, { ...json, 'content-encoding': 'gzip' })
      expect(response.status).toBe(413)
      expect(await response.json()).toMatchObject({ code: 'too_large' })
    })

    it('F55 survives JSON nested 1,000 deep', async () => {
      expect((await post(`{"name": "Ada", "age": ${'['.repeat(1000)}${']'.repeat(1000)}}`)).status).toBe(400)
      expect((await post(`${'{"name":'.repeat(1000)}1${'}'.repeat(1000)}`)).status).toBe(400)
    })

    it('answers 415 for unknown encodings', async () => {
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

    it.each(['application/json', 'Application/JSON;charset=UTF-8'])('and accepts a body of the type "%s"', async (type) => {
      expect((await post('{"name": "Ada"}', { 'content-type': type })).status).toBe(201)
    })

    it('refuses invalid UTF-8, lone surrogates and NUL', async () => {
      expect((await post(Buffer.from('{"name": "Ad\xe9"}', 'latin1'))).status).toBe(400)
      for (const name of ['\\ud83d', '\\udc00\\ud800', 'A\\u0000da'])
        expect(await (await post(`{"name": "${name}"}`)).json()).toMatchObject({ code: 'invalid_input', fields: [{ field: 'name' }] })
      expect((await post('{"name": "Ada", "unknown": "\\u0000\\ud800"}')).status).toBe(201)
    })

    it('F55 answers 413 to an endless body before it ends', async () => {
      const socket = connect(Number(new URL(url()).port), '127.0.0.1')
      onTestEnd(() => socket.destroy())
      socket.write('POST /save HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n')
      const piece = `3e8\r\n${' '.repeat(1000)}\r\n`
      for (let sent = 0; sent < 110; sent += 1) socket.write(piece)
      const [head] = await once(socket, 'data')
      expect(String(head)).toMatch(/^HTTP\/1\.1 413 /)
      socket.write(`${piece}0\r\n\r\nGET /thing/next HTTP/1.1\r\nHost: x\r\n\r\n`)
      const [next] = await once(socket, 'data')
      expect(String(next)).toMatch(/^HTTP\/1\.1 200 /)
    })

    it('refuses an Idempotency-Key that is too long, empty or has no visible text', async () => {
      const keyed = (key: string) => post('{"name": "Ada"}', { ...json, 'idempotency-key': key })
      expect((await keyed('k'.repeat(128))).status).toBe(201)
      for (const key of ['k'.repeat(129), '', 'two words', 'caf\u00e9'])
        expect(await (await keyed(key)).json()).toMatchObject({ code: 'invalid_input', fields: [{ field: 'Idempotency-Key' }] })
    })

    it('answers 405 with the methods of a path for any other', async () => {
      const asked = async (path: string, method: string) => {
        const response = await fetch(`${url()}${path}`, { method })
        return [response.status, response.headers.get('allow')]
      }
      expect(await asked('/save', 'GET')).toEqual([405, 'POST'])
      expect(await asked('/thing/abc', 'DELETE')).toEqual([405, 'GET, HEAD'])
      expect(await asked('/thing/abc', 'HEAD')).toEqual([200, null])
    })

    it('refuses invalid text in the path too', async () => {
      expect(await (await fetch(`${url()}/thing/abc`)).json()).toEqual({ success: true, said: 'abc' })
      expect((await fetch(`${url()}/thing/far-too-long`)).status).toBe(400)
      expect((await fetch(`${url()}/thing/%E0%A4%A`)).status).toBe(404)
      expect((await fetch(`${url()}/thing/a%00b`)).status).toBe(400)
      expect((await fetch(`${url()}/nothing`)).status).toBe(404)
    })
  })

  describe('passes on the raw bytes of a signed call', () => {
    const seen: Buffer[] = []
    const send = (body?: string | Uint8Array) => fetch(`${url()}/hook`, { method: 'POST', body: body as string })
    beforeEach(async () => {
      seen.length = 0
      await start(
        rawRoute('/hook', async ({ body }) => {
          seen.push(body)
          return ok
        }),
      )
    })

    it('unchanged, whatever they are', async () => {
      const bodies = ['{"a": 1,\n "b":2 }', 'no JSON', '']
      for (const body of bodies) expect((await send(body)).status).toBe(200)
      expect((await send()).status).toBe(200)
      expect(seen.map(String)).toEqual([...bodies, ''])
    })

    it('refuses too many of them', async () => {
      expect((await send('x'.repeat(100_001))).status).toBe(413)
      expect(seen).toEqual([])
    })
  })
})
