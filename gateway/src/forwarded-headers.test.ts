import type { IncomingHttpHeaders } from 'node:http'
import { startUpstream, type TestUpstream } from '@sibyl/platform/testing/upstream'
import { sendRaw, startTestGateway } from './testing/gateway-under-test.ts'

describe('the headers that a service receives', () => {
  let upstream: TestUpstream
  beforeEach(async () => {
    upstream = await startUpstream()
  })
  afterEach(() => upstream.close())

  const headersSeen = async (headers: Record<string, string>, environment: NodeJS.ProcessEnv = {}): Promise<IncomingHttpHeaders> => {
    const gateway = await startTestGateway(upstream.url, environment)
    const lines = Object.entries({ Host: 'sibyl.example', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
    await sendRaw(
      gateway.port,
      `GET /api/auth/profile HTTP/1.1\r\n${lines.join('')}${headers.Connection ? '' : 'Connection: close\r\n'}\r\n`,
    )
    await gateway.close(0)
    return upstream.requests.at(-1)?.headers ?? {}
  }

  it('name the address, the protocol and the host of the request', async () => {
    expect(await headersSeen({})).toMatchObject({
      host: 'sibyl.example',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'sibyl.example',
    })
  })

  it('F45 include no internal header that the caller made up', async () => {
    const seen = await headersSeen({
      'X-User-Id': 'reader_1',
      'X-Real-IP': '10.0.0.1',
      Forwarded: 'for=10.0.0.1',
      'X-Forwarded-User': 'admin',
      'X-Forwarded-Prefix': '/x',
      'X-Forwarded-Port': '1',
    })
    for (const name of ['x-user-id', 'x-real-ip', 'forwarded', 'x-forwarded-user', 'x-forwarded-prefix', 'x-forwarded-port'])
      expect(seen).not.toHaveProperty(name)
  })

  it('F45 include no header that a Connection header names, nor other hop-by-hop headers', async () => {
    const seen = await headersSeen({
      Connection: 'close, X-User-Id, X-Secret',
      'X-User-Id': 'reader_1',
      'X-Secret': '1',
      TE: 'trailers',
      Upgrade: 'websocket',
      Expect: '100-continue',
      'Proxy-Authorization': 'Basic eA==',
    })
    for (const name of ['x-user-id', 'x-secret', 'te', 'upgrade', 'expect', 'proxy-authorization']) expect(seen).not.toHaveProperty(name)
  })

  it('F45 include the trusted headers even if a Connection header names them', async () => {
    expect(await headersSeen({ Connection: 'close, X-Forwarded-For, X-Request-Id, Host' })).toMatchObject({
      host: 'sibyl.example',
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': expect.stringMatching(/^req_/),
    })
  })

  it('F46 name the real address, whatever X-Forwarded-For claims', async () => {
    expect(
      await headersSeen({ 'X-Forwarded-For': '10.9.8.7', 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'evil.example' }),
    ).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'sibyl.example',
    })
  })

  it('F46 trust only as many proxies as are configured', async () => {
    const seen = await headersSeen({ 'X-Forwarded-For': '10.9.8.7, 203.0.113.9', 'X-Forwarded-Proto': 'https' }, { TRUSTED_PROXIES: '1' })
    expect(seen).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' })
  })

  it('F46 name the address of the connection if a trusted proxy sends nonsense', async () => {
    expect(await headersSeen({ 'X-Forwarded-For': 'unknown"><' }, { TRUSTED_PROXIES: '1' })).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
    })
  })

  it('include an acceptable request id and the caller’s trace', async () => {
    const trace = '0af7651916cd43dd8448eb211c80319c'
    const seen = await headersSeen({ 'X-Request-Id': 'call-12345678', traceparent: `00-${trace}-b7ad6b7169203331-01` })
    expect(seen['x-request-id']).toBe('call-12345678')
    expect(seen.traceparent).toMatch(new RegExp(`^00-${trace}-(?!b7ad6b7169203331)[0-9a-f]{16}-01$`))
  })

  it('include a new request id and trace if the caller’s are not acceptable', async () => {
    const seen = await headersSeen({ 'X-Request-Id': 'short', traceparent: 'nonsense' })
    expect(seen['x-request-id']).toMatch(/^req_[\w-]{22}$/)
    expect(seen.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  })
})
