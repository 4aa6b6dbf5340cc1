import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { contactOperations } from '@sibyl/contracts/http/contact'
import { route } from '@sibyl/platform/http/route'
import { type HttpServer, listen, startHttpServer } from '@sibyl/platform/http/server'
import { testParts } from '@sibyl/platform/testing/test-parts'
import { startTestGateway, type TestGateway } from './testing/gateway-under-test.ts'

const TIMES = 100
const CHUNK = `400\r\n${'x'.repeat(1024)}\r\n`

/** Sends a chunked body of 200 kB and continues whatever comes back; resolves with everything received until the other side closes. */
const sendOn = async (port: number, connection: 'close' | 'keep-alive'): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('latin1').on('data', (piece: string) => {
    received += piece
  })
  const closed = once(socket, 'close')
  socket.write(
    `POST /api/contact/submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: ${connection}\r\n\r\n`,
  )
  for (let sent = 0; sent < 200; sent += 1) if (!socket.write(CHUNK)) await Promise.race([once(socket, 'drain'), closed])
  socket.write('0\r\n\r\n')
  if (connection === 'keep-alive') socket.write('GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  await closed
  return received
}

/** A service that checks request bodies as every service does. */
const startService = (): Promise<HttpServer> =>
  startHttpServer({
    routes: [route(contactOperations.submitContact, async () => ({ success: true as const, message: 'sent' }))],
    parts: testParts('service'),
    ready: () => Promise.resolve(),
    host: '127.0.0.1',
    port: 0,
  })

/** A service that refuses a body after its first chunk, and reads no more. */
const startHasty = (): Promise<HttpServer> =>
  listen(
    createServer((request: IncomingMessage, response: ServerResponse) => {
      request.once('data', () => {
        request.pause()
        response.writeHead(413, { 'Content-Type': 'application/json' }).end('{"code":"too_large"}')
      })
    }),
    { host: '127.0.0.1', port: 0 },
  )

describe.each([
  ['reads to the limit', startService],
  ['answers at once and reads no more', startHasty],
])('a body that goes on after its refusal by a service that %s', (_name, start) => {
  let service: HttpServer
  let gateway: TestGateway
  beforeEach(async () => {
    service = await start()
    gateway = await startTestGateway(`http://127.0.0.1:${service.port}`, { LIMIT_CONTACT: '100000/60', LIMIT_GENERAL: '100000/60' })
  })
  afterEach(async () => {
    await gateway.close(0)
    await service.close(0)
  })

  it(`is answered with 413 each of ${TIMES} times when the caller closes the connection`, async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const answered = await sendOn(gateway.port, 'close')
      expect(answered).toMatch(/^HTTP\/1\.1 413 /)
      expect(answered).toContain('too_large')
    }
  })

  it(`is answered with 413 each of ${TIMES} times on a keep-alive connection, which then serves the next request`, async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const answered = await sendOn(gateway.port, 'keep-alive')
      expect(answered.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
    }
  })
})
