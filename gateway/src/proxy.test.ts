import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { startUpstream } from '@sibyl/platform/testing/upstream'
import { startTestGateway, useGateway } from './testing/gateway-under-test.ts'
import { json, textOf } from './testing/upstream-answers.ts'

describe('the gateway in front of the services', () => {
  const stage = useGateway()

  it.each([
    ['/api/auth/profile', '/auth/profile'],
    ['/api/divination/history?page=2&limit=9', '/divination/history?page=2&limit=9'],
    ['/api/payments/pricing', '/payments/pricing'],
    ['/api/contact/submit', '/contact/submit'],
  ])('passes %s on as %s', async (asked, seen) => {
    const response = await fetch(stage.gateway.url + asked)
    expect(await response.json()).toEqual({ success: true })
    expect(stage.upstream.requests.map(({ url }) => url)).toEqual([seen])
  })

  it('routes each prefix to its own service', async () => {
    const services = await Promise.all(
      ['auth', 'divination', 'billing', 'notification'].map((name) => startUpstream((_request, response) => json(response, { name }))),
    )
    const [auth = [], divination = [], billing = [], notification = []] = services.map(({ url }) => [url])
    const apart = await startTestGateway('', {}, { upstreams: { auth, divination, billing, notification } })
    const names = await Promise.all(
      ['auth', 'divination', 'payments', 'contact'].map(async (prefix) => (await fetch(`${apart.url}/api/${prefix}/x`)).json()),
    )
    expect(names).toEqual([{ name: 'auth' }, { name: 'divination' }, { name: 'billing' }, { name: 'notification' }])
    await apart.close(0)
    await Promise.all(services.map((service) => service.close()))
  })

  it('passes body, status and headers through unchanged', async () => {
    stage.answer = async (request, response) => {
      const body = await textOf(request)
      response.statusCode = 409
      response.setHeader('X-Said', 'by the service')
      response.setHeader('Set-Cookie', ['a=1', 'b=2'])
      json(response, { type: request.headers['content-type'], body })
    }
    const response = await fetch(`${stage.gateway.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a": 1}',
    })
    expect(response.status).toBe(409)
    expect(response.headers.get('x-said')).toBe('by the service')
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(await response.json()).toEqual({ type: 'application/json', body: '{"a": 1}' })
  })

  it('answers 404 in the API’s own shape for a path of no service', async () => {
    const response = await fetch(`${stage.gateway.url}/api/nothing/here`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ success: false, code: 'not_found', requestId: response.headers.get('x-request-id') })
    expect(stage.upstream.requests).toEqual([])
  })

  it('streams server-sent events one by one before the stream has ended', async () => {
    let go: (() => void) | undefined
    stage.answer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' })
      response.write('id: 1\nevent: delta\ndata: "The "\n\n')
      go = () => response.end('id: 2\nevent: done\ndata: "end"\n\n')
    }
    const response = await fetch(`${stage.gateway.url}/api/divination/reading/r1/events`, {
      headers: { accept: 'text/event-stream', 'accept-encoding': 'gzip, br' },
    })
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    const read = async (): Promise<string> => new TextDecoder().decode((await reader.read()).value)
    expect(await read()).toBe('id: 1\nevent: delta\ndata: "The "\n\n')
    go?.()
    expect(await read()).toBe('id: 2\nevent: done\ndata: "end"\n\n')
    expect((await reader.read()).done).toBe(true)
  })

  it('compresses larger responses of JSON and drawings if the caller accepts that, and no stream', async () => {
    const types: Record<string, string> = { '/auth/profile': 'application/json', '/divination/cards/major-00.svg': 'image/svg+xml' }
    stage.answer = (request, response) => {
      response.setHeader('Content-Type', types[request.url ?? ''] ?? 'text/event-stream')
      response.end(JSON.stringify({ text: 'star '.repeat(1000) }))
    }
    const encodingOf = async (path: string) => {
      const response = await fetch(stage.gateway.url + path, { headers: { 'accept-encoding': 'gzip, br' } })
      expect(await response.json()).toEqual({ text: 'star '.repeat(1000) })
      return response.headers.get('content-encoding')
    }
    expect(await encodingOf('/api/auth/profile')).toBe('br')
    expect(await encodingOf('/api/divination/cards/major-00.svg')).toBe('br')
    expect(await encodingOf('/api/divination/reading/r1/events')).toBeNull()
  })

  it('notifies the service when the caller disconnects', async () => {
    const seen = Promise.withResolvers<ServerResponse>()
    stage.answer = (_request, response) => seen.resolve(response)
    const leaving = new AbortController()
    const asked = expect(
      fetch(`${stage.gateway.url}/api/divination/reading/tarot`, { method: 'POST', body: '{}', signal: leaving.signal }),
    ).rejects.toThrow()
    const response = await seen.promise
    const gone = once(response, 'close')
    leaving.abort()
    await gone
    expect(response.writableFinished).toBe(false)
    await asked
  })

  it('notifies the service when the caller disconnects in the middle of a stream', async () => {
    const seen = Promise.withResolvers<ServerResponse>()
    stage.answer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.write('data: 1\n\n')
      seen.resolve(response)
    }
    const leaving = new AbortController()
    await fetch(`${stage.gateway.url}/api/divination/reading/r1/events`, { signal: leaving.signal })
    const response = await seen.promise
    const gone = once(response, 'close')
    leaving.abort()
    await gone
    expect(response.writableFinished).toBe(false)
  })

  it('answers 503 with Retry-After while a service is away, and recovers when it is back', async () => {
    await stage.upstream.close()
    const response = await fetch(`${stage.gateway.url}/api/auth/profile`)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await response.json()).toMatchObject({ success: false, code: 'unavailable', error: expect.any(String) })
    stage.upstream.server.listen(Number(new URL(stage.upstream.url).port), '127.0.0.1')
    await once(stage.upstream.server, 'listening')
    expect((await fetch(`${stage.gateway.url}/api/auth/profile`)).status).toBe(200)
  })

  it('cuts the response off where the service breaks off, so that nobody takes it for whole', async () => {
    stage.answer = (_request, response) => {
      response.writeHead(200, { 'Content-Length': '100' })
      response.write('half')
      setImmediate(() => response.destroy())
    }
    const response = await fetch(`${stage.gateway.url}/api/divination/history`)
    await expect(response.text()).rejects.toThrow()
  })

  it('retries a read on a new connection when a service closes a keep-alive connection just as the request is sent', async () => {
    let broken = 0
    stage.answer = (request, response) => {
      if (stage.upstream.requests.length === 2) {
        broken += 1
        request.socket.destroy()
      } else json(response, { asked: stage.upstream.requests.length })
    }
    await (await fetch(`${stage.gateway.url}/api/auth/profile`)).json()
    expect(await (await fetch(`${stage.gateway.url}/api/auth/profile`)).json()).toEqual({ asked: 3 })
    expect(broken).toBe(1)
  })

  it('does not retry a request that changes something', async () => {
    stage.answer = (request, response) => {
      if (stage.upstream.requests.length === 2) request.socket.destroy()
      else json(response, {})
    }
    await (await fetch(`${stage.gateway.url}/api/auth/logout`, { method: 'POST' })).json()
    expect((await fetch(`${stage.gateway.url}/api/auth/logout`, { method: 'POST' })).status).toBe(503)
    expect(stage.upstream.requests).toHaveLength(2)
  })

  it('answers 304 and HEAD without a body and keeps using the connection', async () => {
    stage.answer = (request, response) => {
      if (request.headers['if-none-match']) response.writeHead(304).end()
      else json(response, { success: true })
    }
    expect((await fetch(`${stage.gateway.url}/api/divination/cards/major-00.svg`, { headers: { 'if-none-match': '"x"' } })).status).toBe(
      304,
    )
    expect((await fetch(`${stage.gateway.url}/api/auth/profile`, { method: 'HEAD' })).status).toBe(200)
  })

  it('streams the request body to the service, and the response back before the request is complete', async () => {
    stage.answer = (request, response) => request.pipe(response)
    const pieces = new TransformStream<Uint8Array, Uint8Array>()
    const writer = pieces.writable.getWriter()
    const say = (text: string) => writer.write(new TextEncoder().encode(text))
    const asking = fetch(`${stage.gateway.url}/api/contact/submit`, {
      method: 'POST',
      body: pieces.readable,
      duplex: 'half',
    } as RequestInit)
    await say('one')
    const reader = ((await asking).body as ReadableStream<Uint8Array>).getReader()
    const read = async (): Promise<string> => new TextDecoder().decode((await reader.read()).value)
    expect(await read()).toBe('one')
    await Promise.all([say('two'), writer.close()])
    expect(await read()).toBe('two')
  })

  it('finishes running requests when it closes, and accepts no new one', async () => {
    const seen = Promise.withResolvers<ServerResponse>()
    stage.answer = (_request, response) => seen.resolve(response)
    const asked = fetch(`${stage.gateway.url}/api/auth/profile`)
    const held = await seen.promise
    const closing = stage.gateway.close(10_000)
    await expect(fetch(`${stage.gateway.url}/api/auth/profile`)).rejects.toThrow()
    json(held, { late: true })
    expect(await (await asked).json()).toEqual({ late: true })
    await closing
  })
})
