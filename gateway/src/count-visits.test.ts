import { BODY_LIMIT_BYTES } from '@sibyl/contracts/constants'
import { startUpstream, type TestUpstream } from '@sibyl/platform/testing/upstream'
import { startTestGateway, type TestGateway } from './testing/gateway-under-test.ts'

describe('visits', () => {
  let upstream: TestUpstream
  let gateway: TestGateway
  const start = async (environment: NodeJS.ProcessEnv = {}): Promise<void> => {
    gateway = await startTestGateway(upstream.url, environment)
  }
  beforeEach(async () => {
    upstream = await startUpstream()
  })
  afterEach(async () => {
    await gateway.close(0)
    await upstream.close()
  })

  const send = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }, method = 'POST') =>
    fetch(`${gateway.url}/api/visits`, { method, body, headers })
  const visit = (page: unknown) => send(JSON.stringify({ page }))

  /** The counts of all pages counted at least once. */
  const counted = async () => {
    const figures = await (await fetch(`${gateway.url}/metrics`)).text()
    const samples = [...figures.matchAll(/^sibyl_page_visits_total\{page="([^"]*)",service="gateway"\} (\d+)$/gm)]
    expect(samples.length).toBeGreaterThan(20)
    return Object.fromEntries(samples.filter(([, , times]) => times !== '0').map(([, page, times]) => [page, Number(times)]))
  }

  it('are counted by the pattern of the page; the browser gets and stores nothing', async () => {
    await start()
    const answered = await visit('/reading/view/:readingId')
    expect(answered.status).toBe(204)
    expect(await answered.text()).toBe('')
    expect(answered.headers.getSetCookie()).toEqual([])
    expect(answered.headers.get('cache-control')).toBe('no-store')
    await visit('/')
    await visit('/')
    expect(await counted()).toEqual({ '/': 2, '/reading/view/:readingId': 1 })
    expect(upstream.requests).toEqual([])
  })

  it.each(['/reading/view/rd_1', '/no/such/page', '/privacy?from=letter', '', 7, null, undefined, ['/'], { '/': 1 }])(
    'of %j, which is no pattern of a page, are refused',
    async (page) => {
      await start()
      const refused = await visit(page)
      expect(refused.status).toBe(400)
      expect(await refused.json()).toEqual({
        success: false,
        code: 'invalid_input',
        message: 'There is no such page.',
        error: 'There is no such page.',
        requestId: refused.headers.get('x-request-id'),
        fields: [{ field: 'page', message: 'There is no such page.' }],
      })
      expect(await counted()).toEqual({})
    },
  )

  it.each([
    ['{"page":', 400, 'malformed_body'],
    ['"/"', 400, 'malformed_body'],
    [JSON.stringify({ page: '/', more: 'x'.repeat(BODY_LIMIT_BYTES) }), 413, 'too_large'],
  ])('written as %s are refused', async (body, status, code) => {
    await start()
    const refused = await send(body)
    expect(refused.status).toBe(status)
    expect(await refused.json()).toMatchObject({ success: false, code })
    expect(await counted()).toEqual({})
  })

  it('sent as a form or as text, as another site’s page could, are refused', async () => {
    await start()
    for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
      expect((await send('{"page": "/"}', { 'content-type': type })).status).toBe(415)
    expect(await counted()).toEqual({})
  })

  it.each(['PUT', 'DELETE', 'PATCH'])('are refused by %s', async (method) => {
    await start()
    const refused = await send('{"page": "/"}', { 'content-type': 'application/json' }, method)
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST'])
    expect(await refused.json()).toMatchObject({ success: false, code: 'method_not_allowed' })
    expect((await fetch(`${gateway.url}/api/visits`)).status).toBe(405)
    expect(await counted()).toEqual({})
  })

  it('count towards the general limit of an address', async () => {
    await start({ LIMIT_GENERAL: '1/60' })
    const first = await visit('/')
    expect(first.headers.get('ratelimit-policy')).toBe('"general";q=1;w=60')
    expect((await visit('/')).status).toBe(429)
    expect(await counted()).toEqual({ '/': 1 })
  })
})
