import { testClock } from '@sibyl/platform/testing/test-clock'
import { startUpstream, type TestUpstream } from '@sibyl/platform/testing/upstream'
import { readGatewayConfig, readOthers } from './config.ts'
import { sendRaw, startTestGateway, type TestGateway } from './testing/gateway-under-test.ts'

describe('the gateway’s own responses', () => {
  let upstream: TestUpstream
  let gateway: TestGateway
  const clock = testClock()

  beforeEach(async () => {
    upstream = await startUpstream()
    gateway = await startTestGateway(upstream.url, { PRODUCT_NAME: 'Pythia' }, { clock })
  })
  afterEach(async () => {
    await gateway.close(0)
    await upstream.close()
  })

  const health = async () => (await fetch(`${gateway.url}/api/health`)).json()

  it('name the state of each part, the emulated parts and the product', async () => {
    expect(await health()).toEqual({
      success: true,
      status: 'ok',
      parts: { auth: 'ok', divination: 'ok', billing: 'ok', notification: 'ok' },
      emulated: { model: true, payments: true, mail: true },
      product: 'Pythia',
    })
  })

  it('show within a second that a part is away', async () => {
    await health()
    await upstream.close()
    expect(await health()).toMatchObject({ status: 'ok' })
    clock.advance(1000)
    expect(await health()).toMatchObject({ success: true, status: 'degraded', parts: { auth: 'away', billing: 'away' } })
  })

  it('show a part that does not answer in time as away', async () => {
    const silent = await startUpstream((_request, _response) => undefined)
    const waiting = await startTestGateway(silent.url)
    expect(await (await fetch(`${waiting.url}/api/health`)).json()).toMatchObject({ status: 'degraded' })
    await waiting.close(0)
    await silent.close()
  })

  it('include /livez and /readyz', async () => {
    expect((await fetch(`${gateway.url}/livez`)).status).toBe(200)
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200)
  })

  it('show metrics only to allowed addresses on a direct connection', async () => {
    await (await fetch(`${gateway.url}/api/auth/profile`)).text()
    for (const other of ['/Metrics', '/metrics/'])
      expect((await fetch(`${gateway.url}${other}`)).headers.get('content-type')).not.toMatch(/^text\/plain/)
    const figures = await (await fetch(`${gateway.url}/metrics`)).text()
    expect(figures).toMatch(/http_request_duration_seconds_count\{.*route="\/auth\/profile",status="200".*\} 1/)
    expect((await fetch(`${gateway.url}/metrics`, { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(404)
    const elsewhere = await startTestGateway(upstream.url, { METRICS_ALLOW: '10.0.0.0/8' })
    expect((await fetch(`${elsewhere.url}/metrics`, { headers: { accept: 'text/html' } })).status).toBe(404)
    await elsewhere.close(0)
  })

  it('include the API’s description and a page to read it, all from its own origin', async () => {
    const document = (await (await fetch(`${gateway.url}/api/openapi.json`)).json()) as { openapi: string; info: { title: string } }
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Pythia API' } })
    const response = await fetch(`${gateway.url}/api/docs`)
    const page = await response.text()
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
    const sources = [...page.matchAll(/(?:src|href)="([^"]+)"/g)]
      .map(([, source]) => source ?? '')
      .filter((source) => !source.startsWith('data:'))
    expect(sources.length).toBeGreaterThan(3)
    for (const source of sources) {
      expect(source).toMatch(/^\/api\//)
      expect((await fetch(gateway.url + source)).status).toBe(200)
    }
    expect(page).not.toMatch(/<script(?![^>]*src=)/)
  })

  it.each([
    ['/api/health', 'DELETE', 'GET, HEAD'],
    ['/api/openapi.json', 'POST', 'GET, HEAD'],
    ['/api/docs', 'PUT', 'GET, HEAD'],
    ['/api/visits', 'GET', 'POST'],
  ])('answers 405 with the allowed methods when %s is requested by %s', async (path, method, allowed) => {
    const response = await fetch(gateway.url + path, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, allowed])
    expect(await response.json()).toMatchObject({ code: 'method_not_allowed' })
  })

  it('lead a text that was shared without a worker to the form, without the text', async () => {
    const form = new FormData()
    form.set('text', 'a dream')
    const response = await fetch(`${gateway.url}/share/dream`, { method: 'POST', body: form, redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/input/dream'])
  })

  it('carry the security headers on failures too', async () => {
    const { headers } = await fetch(`${gateway.url}/api/nothing`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('the emulators’ pages', () => {
  let upstream: TestUpstream
  let gateway: TestGateway
  beforeEach(async () => {
    upstream = await startUpstream()
    gateway = await startTestGateway(upstream.url, {}, { devRouter: (request, response) => response.end(`dev ${request.url}`) })
  })
  afterEach(async () => {
    await gateway.close(0)
    await upstream.close()
  })

  it('are open to callers on this machine, under their own policy', async () => {
    const response = await fetch(`${gateway.url}/_dev/mailbox`)
    expect(await response.text()).toBe('dev /mailbox')
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  })

  it.each([{ 'x-forwarded-for': '127.0.0.1' }, { forwarded: 'for=127.0.0.1' }])('are not served behind a proxy: %j', async (headers) => {
    expect((await fetch(`${gateway.url}/_dev/mailbox`, { headers: { ...headers, accept: 'text/html' } })).status).toBe(404)
  })

  it.each(['evil.example', 'evil.example:8080', 'localhost.evil.example', ''])(
    'are not there, nor are the figures, for a page whose name %s leads to this machine',
    async (host) => {
      const asked = (path: string) => sendRaw(gateway.port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
      for (const path of ['/_dev/mailbox', '/metrics']) expect(await asked(path)).toMatch(/^HTTP\/1\.1 404 /)
    },
  )

  it.each(['localhost', 'localhost:8080', '127.0.0.1:8080', '[::1]:8080'])('are served at %s', async (host) => {
    const asked = await sendRaw(gateway.port, `GET /_dev/mailbox HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    expect(asked).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('accept writes from their own pages and from outside a browser, never from another site', async () => {
    const change = async (headers: Record<string, string>) =>
      (await fetch(`${gateway.url}/_dev/model/settings`, { method: 'POST', headers: { accept: 'text/html', ...headers } })).status
    expect(await change({ origin: gateway.url })).toBe(200)
    for (const origin of ['http://evil.example', 'http://127.0.0.1:1', 'null']) expect(await change({ origin })).toBe(404)
    expect(await change({})).toBe(200)
    expect(await change({ 'sec-fetch-site': 'cross-site' })).toBe(404)
  })

  it('are open to the allowed networks', async () => {
    const elsewhere = await startTestGateway(
      upstream.url,
      { DEV_ALLOW: '10.0.0.0/8' },
      { devRouter: (_request, response) => response.end() },
    )
    expect((await fetch(`${elsewhere.url}/_dev/mailbox`, { headers: { accept: 'text/html' } })).status).toBe(404)
    await elsewhere.close(0)
  })

  it('can be served by another process, under the same policy', async () => {
    const emulators = await startUpstream(async (request, response) => {
      response.setHeader('Content-Security-Policy', "default-src 'none'")
      response.end(`${request.method} ${request.url} ${Buffer.concat(await request.toArray())}`)
    })
    const before = await startTestGateway(upstream.url, {}, { emulatorsUrl: emulators.url })
    const response = await fetch(`${before.url}/_dev/model/pace?a=1`, { method: 'POST', body: 'slow' })
    expect(await response.text()).toBe('POST /_dev/model/pace?a=1 slow')
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    await emulators.close()
    expect((await fetch(`${before.url}/_dev/mailbox`)).status).toBe(503)
    expect((await fetch(`${before.url}/_dev/mailbox`, { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(404)
    await before.close(0)
  })

  it('break off when their process breaks off in the middle of a response, and the gateway continues', async () => {
    const emulators = await startUpstream((_request, response) => {
      response.writeHead(200, { 'Content-Length': '100' })
      response.write('half', () => setImmediate(() => response.destroy()))
    })
    const before = await startTestGateway(upstream.url, {}, { emulatorsUrl: emulators.url })
    await expect(fetch(`${before.url}/_dev/mailbox`).then((response) => response.text())).rejects.toThrow()
    expect((await fetch(`${before.url}/livez`)).status).toBe(200)
    await before.close(0)
    await emulators.close()
  })

  it('do not exist if nothing is emulated', async () => {
    const plain = await startTestGateway(upstream.url)
    expect((await fetch(`${plain.url}/_dev/mailbox`, { headers: { accept: 'text/html' } })).status).toBe(404)
    await plain.close(0)
  })
})

describe('the gateway’s variables', () => {
  it('have defaults that suit one machine', () => {
    expect(readGatewayConfig({})).toMatchObject({
      PORT: 8080,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:8080',
      TRUSTED_PROXIES: 0,
      PRODUCT_NAME: 'Sibyl',
    })
    expect(readGatewayConfig({}).METRICS_ALLOW.check('127.0.0.1')).toBe(true)
    expect(readGatewayConfig({}).METRICS_ALLOW.check('10.0.0.1')).toBe(false)
  })

  it('close /_dev and /metrics behind a proxy, unless networks are named', () => {
    const behind = readGatewayConfig({ TRUSTED_PROXIES: '1', METRICS_ALLOW: '127.0.0.1' })
    expect([behind.DEV_ALLOW.check('127.0.0.1'), behind.METRICS_ALLOW.check('127.0.0.1')]).toEqual([false, true])
  })

  it('are all named when they are wrong', () => {
    expect(() => readGatewayConfig({ PORT: 'x', METRICS_ALLOW: '10.0.0.0/99', TRUSTED_PROXIES: '-1' })).toThrow(
      /PORT:.*TRUSTED_PROXIES:.*METRICS_ALLOW: must be networks/s,
    )
  })

  const services = {
    AUTH_URL: 'http://a:1',
    DIVINATION_URL: 'http://d:2/, http://d:3',
    BILLING_URL: 'http://b',
    NOTIFICATION_URL: 'http://n:5',
  }

  it('list the replicas of each service, for a gateway in its own process', () => {
    const config = readOthers({ ...services, EMULATORS_URL: 'http://e:9' })
    expect(config).toMatchObject({
      upstreams: { auth: ['http://a:1'], divination: ['http://d:2', 'http://d:3'], billing: ['http://b'], notification: ['http://n:5'] },
      emulatorsUrl: 'http://e:9',
      emulated: { model: true, payments: false, mail: true },
    })
    expect(readGatewayConfig({ DEV_ALLOW: '172.16.0.0/12' }).DEV_ALLOW.check('172.18.0.1')).toBe(true)
    expect(readOthers(services)).toMatchObject({ emulatorsUrl: undefined, emulated: { model: false, mail: false } })
    expect(readOthers({ ...services, EMULATED: 'payments' })).toMatchObject({ emulated: { payments: true, mail: false } })
  })

  it('are all named when those are missing or wrong', () => {
    const wrong = { ...services, AUTH_URL: '', DIVINATION_URL: 'http://d:2,ftp://d', BILLING_URL: 'http://b/path', EMULATED: 'everything' }
    expect(() => readOthers(wrong)).toThrow(
      /AUTH_URL: is required.*DIVINATION_URL: must be base URLs.*BILLING_URL: must be base URLs.*EMULATED.*: must name/s,
    )
  })
})
