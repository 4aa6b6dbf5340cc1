import { connect } from 'node:net'
import { sendRaw, startTestGateway, useGateway } from './testing/gateway-under-test.ts'
import { json, textOf } from './testing/upstream-answers.ts'

describe('the gateway and a hostile caller', () => {
  const stage = useGateway()

  it('F54 refuses a request with Content-Length and Transfer-Encoding', async () => {
    const answered = await sendRaw(
      stage.gateway.port,
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nG',
    )
    expect(answered).toMatch(/^HTTP\/1\.1 400 /)
    expect(stage.upstream.requests).toEqual([])
  })

  it('F54 does not split a request when a Connection header names Content-Length', async () => {
    const hidden = 'GET /auth/hidden HTTP/1.1\r\nHost: x\r\n\r\n'
    await sendRaw(
      stage.gateway.port,
      `GET /api/auth/profile HTTP/1.1\r\nHost: x\r\nConnection: content-length, close\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
    )
    await (await fetch(`${stage.gateway.url}/api/auth/profile`)).json()
    expect(stage.upstream.requests.map(({ url }) => url)).toEqual(['/auth/profile', '/auth/profile'])
  })

  it('F55 refuses a body over the limit before it reaches a service', async () => {
    const response = await fetch(`${stage.gateway.url}/api/contact/submit`, { method: 'POST', body: 'x'.repeat(100_001) })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ code: 'too_large' })
    expect(stage.upstream.requests).toEqual([])
  })

  it.each(['GET', 'DELETE', 'POST'])('F54 passes a chunked body of a %s on in chunks, and keeps it one request', async (method) => {
    stage.answer = async (request, response) => json(response, { method: request.method, body: await textOf(request) })
    const hidden = 'GET /auth/hidden HTTP/1.1\r\nHost: x\r\n\r\n'
    const answered = await sendRaw(
      stage.gateway.port,
      `${method} /api/auth/profile HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close, transfer-encoding\r\n\r\n${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
    )
    expect(answered).toContain(JSON.stringify({ method, body: hidden }))
    expect(stage.upstream.requests.map(({ url }) => url)).toEqual(['/auth/profile'])
  })

  it('F55 passes JSON nested 1,000 deep through to the service unchanged', async () => {
    stage.answer = async (request, response) => json(response, { length: (await textOf(request)).length })
    const nested = `${'['.repeat(1000)}${']'.repeat(1000)}`
    const response = await fetch(`${stage.gateway.url}/api/contact/submit`, { method: 'POST', body: nested })
    expect(await response.json()).toEqual({ length: 2000 })
  })

  it('F55 ends connections whose head or body arrives too slowly', async () => {
    stage.answer = (request, response) => request.on('end', () => response.end()).resume()
    const strict = await startTestGateway(stage.upstream.url, { HEADERS_TIMEOUT_MS: '100', REQUEST_TIMEOUT_MS: '200' })
    const [head, body] = await Promise.all([
      sendRaw(strict.port, 'GET /api/auth/profile HTTP/1.1\r\nHost: x\r\nX-Slow'),
      sendRaw(strict.port, 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"half'),
    ])
    await strict.close(0)
    expect(head).toMatch(/^HTTP\/1\.1 408 /)
    expect(body).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('F55 ends the connection of a caller who takes nothing of the answer', async () => {
    const left = Promise.withResolvers<boolean>()
    stage.answer = (_request, response) => {
      response.on('close', () => left.resolve(response.writableFinished))
      // More than fits between the two.
      response.writeHead(200, { 'Content-Type': 'application/octet-stream' }).end(Buffer.alloc(64 * 1024 * 1024))
    }
    const strict = await startTestGateway(stage.upstream.url, {}, { stalledMs: 100 })
    const caller = connect(strict.port, '127.0.0.1').pause()
    caller.write('GET /api/auth/profile HTTP/1.1\r\nHost: x\r\n\r\n')
    expect(await left.promise).toBe(false)
    caller.destroy()
    await strict.close(0)
  })

  it('F55 cuts a connection that sends a thousand requests without waiting for an answer, and serves others', async () => {
    stage.answer = () => undefined
    expect(await sendRaw(stage.gateway.port, 'GET /api/auth/profile HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1000))).toBe('')
    expect(stage.upstream.requests.length).toBeLessThanOrEqual(32)
    stage.answer = (_request, response) => json(response, { success: true })
    expect((await fetch(`${stage.gateway.url}/api/auth/profile`)).status).toBe(200)
  })
})
