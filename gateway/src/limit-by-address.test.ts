import { countedAs } from '@sibyl/platform/http/counted-address'
import { startUpstream, type TestUpstream } from '@sibyl/platform/testing/upstream'
import { startTestGateway, type TestGateway } from './testing/gateway-under-test.ts'

describe('limits by address', () => {
  let upstream: TestUpstream
  let gateway: TestGateway
  const start = async (environment: NodeJS.ProcessEnv): Promise<void> => {
    gateway = await startTestGateway(upstream.url, environment)
  }
  const get = (path: string, headers: Record<string, string> = {}) => fetch(gateway.url + path, { headers })
  const post = (path: string) => fetch(gateway.url + path, { method: 'POST', body: '{}' })

  beforeEach(async () => {
    upstream = await startUpstream()
  })
  afterEach(async () => {
    await gateway.close(0)
    await upstream.close()
  })

  it('report the limit and the remaining calls on every API response', async () => {
    await start({})
    const first = await get('/api/auth/profile')
    expect(first.headers.get('ratelimit-policy')).toBe('"general";q=600;w=60')
    expect(first.headers.get('ratelimit')).toBe('"general";r=599;t=60')
    expect((await get('/api/nothing')).headers.get('ratelimit')).toBe('"general";r=598;t=60')
  })

  it('refuse requests over the limit with 429 and Retry-After', async () => {
    await start({ LIMIT_GENERAL: '2/60' })
    await get('/api/auth/profile')
    await get('/api/auth/profile')
    const refused = await get('/api/auth/profile')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('ratelimit')).toMatch(/^"general";r=0;t=\d+$/)
    expect(await refused.json()).toMatchObject({ success: false, code: 'rate_limited', error: expect.any(String) })
    expect(upstream.requests).toHaveLength(2)
  })

  it('count a call with its own limit by that one only', async () => {
    await start({ LIMIT_CONTACT: '1/60' })
    expect((await post('/api/contact/submit')).headers.get('ratelimit-policy')).toBe('"contact";q=1;w=60')
    expect((await post('/api/contact/submit')).status).toBe(429)
    expect((await get('/api/auth/profile')).headers.get('ratelimit')).toBe('"general";r=599;t=60')
  })

  it('count another spelling of a path as the same call', async () => {
    await start({ LIMIT_SIGN_IN_BY_ADDRESS: '1/60' })
    await post('/api/auth/login')
    expect((await post('/api/auth/LOGIN')).status).toBe(429)
    expect((await post('/API/auth/login/')).status).toBe(429)
    expect((await post('/api/auth/login?x=1')).status).toBe(429)
  })

  it('F46 hold when X-Forwarded-For is forged', async () => {
    await start({ LIMIT_GENERAL: '1/60' })
    expect((await get('/api/auth/profile', { 'x-forwarded-for': '10.0.0.1' })).status).toBe(200)
    expect((await get('/api/auth/profile', { 'x-forwarded-for': '10.0.0.2', forwarded: 'for=10.0.0.3' })).status).toBe(429)
  })

  it('F46 count by the address that the trusted proxy reports, not by the one it was given', async () => {
    await start({ LIMIT_GENERAL: '1/60', TRUSTED_PROXIES: '1' })
    expect((await get('/api/auth/profile', { 'x-forwarded-for': '10.0.0.1, 203.0.113.1' })).status).toBe(200)
    expect((await get('/api/auth/profile', { 'x-forwarded-for': '10.0.0.2, 203.0.113.1' })).status).toBe(429)
    expect((await get('/api/auth/profile', { 'x-forwarded-for': '203.0.113.2' })).status).toBe(200)
  })

  it('count pages and files like every other request', async () => {
    await start({ LIMIT_GENERAL: '2/60' })
    const page = { accept: 'text/html' }
    expect((await get('/', page)).headers.get('ratelimit')).toBe('"general";r=1;t=60')
    expect((await get('/favicon.svg')).headers.get('ratelimit')).toBe('"general";r=0;t=60')
    expect((await get('/deck', page)).status).toBe(429)
    expect((await get('/sitemap.xml')).status).toBe(429)
    expect((await get('/api/auth/profile')).status).toBe(429)
  })

  it('do not count the hashed files, of which a first visit requests dozens', async () => {
    await start({ LIMIT_GENERAL: '1/60' })
    for (let asked = 0; asked < 3; asked += 1) expect((await get('/assets/index-abc.js')).headers.has('ratelimit')).toBe(false)
    expect((await get('/', { accept: 'text/html' })).status).not.toBe(429)
  })

  it('count neither health checks and metrics nor the emulators’ pages', async () => {
    await start({ LIMIT_GENERAL: '1/60' })
    for (const path of ['/livez', '/readyz', '/metrics', '/_dev/mailbox'])
      for (let asked = 0; asked < 2; asked += 1) expect((await get(path)).headers.has('ratelimit')).toBe(false)
    expect((await get('/api/auth/profile')).status).toBe(200)
  })

  it('count IPv6 by /64, IPv4 by address', async () => {
    await start({})
    expect(countedAs('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
    expect(countedAs('2001:0db8:0001:0002::9')).toBe('2001:db8:1:2::/64')
    expect(countedAs('2001:db8::1')).toBe('2001:db8:0:0::/64')
    expect(countedAs('::1')).toBe('0:0:0:0::/64')
    expect(countedAs('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
    expect(countedAs('203.0.113.1')).toBe('203.0.113.1')
  })
})
