import { AppError } from '../app-error.ts'
import { currentContext } from '../logging/context.ts'
import { AnswerExtras, Content } from './answers.ts'
import { type Caller, route } from './route.ts'
import { contact, mine, ok, one, useServer, visit } from './server.fixture.ts'

describe('a service’s HTTP server', () => {
  const { start, url } = useServer()

  describe('answers failures', () => {
    const failing = (error: unknown) =>
      start(
        route(one, async () => {
          throw error
        }),
      )

    it('with their code, status and Retry-After', async () => {
      await failing(new AppError('already_drawn', { retryAfter: 60, extra: { nextDraw: 'tomorrow' } }))
      const response = await fetch(`${url()}/thing/a`)
      expect(response.status).toBe(429)
      expect(response.headers.get('retry-after')).toBe('60')
      expect(await response.json()).toMatchObject({ success: false, code: 'already_drawn', nextDraw: 'tomorrow' })
    })

    it('of unknown kinds with 500 and no details', async () => {
      await failing(new Error('password of the database is hunter2'))
      const response = await fetch(`${url()}/thing/a`)
      const text = await response.text()
      expect(response.status).toBe(500)
      expect(JSON.parse(text)).toMatchObject({ code: 'internal', message: 'Something went wrong on our side. Please try again.' })
      expect(text).not.toMatch(/hunter2|stack|\.ts/)
    })
  })

  describe('gives each request an id', () => {
    beforeEach(() => start(route(one, async () => ({ ...ok, said: currentContext() }))))
    const ask = async (headers: Record<string, string>) => {
      const response = await fetch(`${url()}/thing/a`, { headers })
      return {
        header: response.headers.get('x-request-id'),
        context: ((await response.json()) as { said: { requestId: string; traceparent: string } }).said,
      }
    }

    it('of the caller’s choice if acceptable', async () => {
      const { header, context } = await ask({ 'x-request-id': 'call-12345678' })
      expect([header, context.requestId]).toEqual(['call-12345678', 'call-12345678'])
    })

    it.each(['short', 'x'.repeat(65), 'has spaces in it', '"><script>alert(1)'])('of its own instead of %p', async (given) => {
      const { header } = await ask({ 'x-request-id': given })
      expect(header).toMatch(/^req_[\w-]{22}$/)
    })

    it('and continues the caller’s trace', async () => {
      const trace = '0af7651916cd43dd8448eb211c80319c'
      const { context } = await ask({ traceparent: `00-${trace}-b7ad6b7169203331-01` })
      expect(context.traceparent.split('-')[1]).toBe(trace)
    })
  })

  describe('identifies the caller', () => {
    const callers: Caller[] = []
    beforeEach(async () => {
      callers.length = 0
      const note = async ({ caller }: { caller: Caller }) => {
        callers.push(caller)
        return ok
      }
      await start(route(mine, note), route(visit, note), route(contact, note))
    })

    it('by a valid bearer token', async () => {
      expect((await fetch(`${url()}/mine`, { headers: { authorization: 'Bearer reader-1' } })).status).toBe(200)
      expect(callers).toEqual([expect.objectContaining({ id: 'reader-1', signedIn: true })])
    })

    it.each([undefined, 'Bearer forged', 'Bearer ', 'Basic cmVhZGVyLTE6', 'reader-1'])(
      'and refuses %p where a reader is needed',
      async (authorization) => {
        const response = await fetch(`${url()}/mine`, { headers: { ...(authorization ? { authorization } : {}), 'x-user-id': 'reader-1' } })
        expect(response.status).toBe(401)
        expect(await response.json()).toMatchObject({ code: 'unauthenticated' })
      },
    )

    it('sets no cookie for a guest', async () => {
      for (const headers of [{}, { authorization: 'Bearer reader-1' }])
        expect((await fetch(`${url()}/contact`, { headers })).headers.getSetCookie()).toEqual([])
      expect(callers).toEqual([{ id: '', signedIn: false }, expect.objectContaining({ id: 'reader-1', signedIn: true })])
      expect((await fetch(`${url()}/contact`, { headers: { authorization: 'Bearer forged' } })).status).toBe(401)
    })

    it('recognises a visitor by a cookie that holds only a random id', async () => {
      const cookie = (await fetch(`${url()}/visit`)).headers.getSetCookie()[0] ?? ''
      expect(cookie).toMatch(/^sibyl_visitor=visitor_[\w-]{22}; Max-Age=31536000; Path=\/api; Expires=.*; HttpOnly; SameSite=Lax$/)
      const again = await fetch(`${url()}/visit`, { headers: { cookie: cookie.split(';', 1).join('') } })
      expect(again.headers.getSetCookie()).toEqual([])
      expect(callers[1]).toEqual(callers[0])
      expect(callers[0]?.signedIn).toBe(false)
    })

    it('marks that cookie Secure only if the caller used TLS', async () => {
      const cookieOver = async (protocol: string) =>
        (await fetch(`${url()}/visit`, { headers: { 'x-forwarded-proto': protocol } })).headers.getSetCookie()[0]
      expect(await cookieOver('https')).toContain('; Secure')
      expect(await cookieOver('http')).not.toContain('; Secure')
    })

    it('rejects a made-up visitor id', async () => {
      const response = await fetch(`${url()}/visit`, { headers: { cookie: 'sibyl_visitor=admin' } })
      expect(response.headers.getSetCookie()).toHaveLength(1)
      expect(callers[0]?.id).not.toBe('admin')
    })

    it('does not treat an ended session as a visitor', async () => {
      expect((await fetch(`${url()}/visit`, { headers: { authorization: 'Bearer expired' } })).status).toBe(401)
    })
  })

  describe('sends responses that are not JSON', () => {
    it('with their own type, headers and status', async () => {
      await start(
        route(one, async ({ params }) =>
          params.id === 'svg'
            ? new Content('image/svg+xml', '<svg/>', { 'Cache-Control': 'immutable' })
            : new AnswerExtras(ok, { status: 202, headers: { 'X-A': 'b' } }),
        ),
      )
      const picture = await fetch(`${url()}/thing/svg`)
      expect([picture.headers.get('content-type'), picture.headers.get('cache-control'), await picture.text()]).toEqual([
        'image/svg+xml; charset=utf-8',
        'immutable',
        '<svg/>',
      ])
      const accepted = await fetch(`${url()}/thing/x`)
      expect([accepted.status, accepted.headers.get('x-a'), accepted.headers.get('cache-control')]).toEqual([202, 'b', 'no-store'])
    })
  })
})
