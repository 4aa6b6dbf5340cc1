import { HttpResponse, http } from 'msw'
import { at, server } from '../../test/server.ts'
import { authorizedFetch, onSessionRefused } from './reauth.ts'
import { keepTokens, readTokens } from './session/tokens.ts'

const unauthenticated = () => HttpResponse.json({ success: false, code: 'unauthenticated', message: 'Please sign in.' }, { status: 401 })

const bearer = (request: Request) => request.headers.get('Authorization')?.replace('Bearer ', '')

/** A server that accepts only `access-2`, which a renewal returns. Counts the renewals. */
const expiredSession = () => {
  const renewals: string[] = []
  server.use(
    http.post(at('/auth/refresh'), async ({ request }) => {
      const { refreshToken } = (await request.json()) as { refreshToken: string }
      renewals.push(refreshToken)
      expect(request.headers.get('Authorization')).toBeNull()
      return HttpResponse.json({ success: true, token: 'access-2', refreshToken: 'refresh-2' })
    }),
  )
  return renewals
}

beforeEach(() => keepTokens({ token: 'access-1', refreshToken: 'refresh-1' }))

test('an expired token is renewed and the call made again, body and all', async () => {
  const renewals = expiredSession()
  const heard: unknown[] = []
  server.use(
    http.post(at('/divination/reading/tarot'), async ({ request }) => {
      heard.push([bearer(request), await request.json()])
      return bearer(request) === 'access-2' ? HttpResponse.json({ success: true }) : unauthenticated()
    }),
  )
  const answer = await authorizedFetch('/divination/reading/tarot', { method: 'POST', body: JSON.stringify({ question: 'Why?' }) })
  expect(answer.status).toBe(200)
  expect(renewals).toEqual(['refresh-1'])
  expect(heard).toEqual([
    ['access-1', { question: 'Why?' }],
    ['access-2', { question: 'Why?' }],
  ])
  expect(readTokens()).toEqual({ token: 'access-2', refreshToken: 'refresh-2' })
})

test('a slow 401 that comes after another call has renewed the session renews nothing', async () => {
  const renewals = expiredSession()
  let release = () => {}
  const slow = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(
    http.get(at('/slow'), async ({ request }) => {
      if (bearer(request) === 'access-2') return HttpResponse.json({ slow: true })
      await slow
      return unauthenticated()
    }),
    http.get(at('/quick'), ({ request }) => (bearer(request) === 'access-2' ? HttpResponse.json({ quick: true }) : unauthenticated())),
  )
  const slowCall = authorizedFetch('/slow')
  expect((await authorizedFetch('/quick')).status).toBe(200)
  release()
  expect((await slowCall).status).toBe(200)
  expect(renewals).toHaveLength(1)
})

test('many calls that fail together renew once', async () => {
  const renewals = expiredSession()
  server.use(http.get(at('/any'), ({ request }) => (bearer(request) === 'access-2' ? HttpResponse.json({}) : unauthenticated())))
  const answers = await Promise.all(Array.from({ length: 8 }, () => authorizedFetch('/any')))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(renewals).toHaveLength(1)
})

test('when the server refuses to renew, the tokens are cleared, listeners are notified, and the first response stands', async () => {
  server.use(http.get(at('/any'), unauthenticated), http.post(at('/auth/refresh'), unauthenticated))
  let told = 0
  const stop = onSessionRefused(() => {
    told += 1
  })
  expect((await authorizedFetch('/any')).status).toBe(401)
  stop()
  expect(told).toBe(1)
  expect(readTokens()).toBeNull()
})

test('when the server is away, the session stays, and the call fails as unreachable', async () => {
  server.use(
    http.get(at('/any'), unauthenticated),
    http.post(at('/auth/refresh'), () => HttpResponse.json({ code: 'unavailable' }, { status: 503 })),
  )
  expect((await authorizedFetch('/any')).status).toBe(503)
  expect(readTokens()).not.toBeNull()
})

test.each([
  ['cannot be reached', () => HttpResponse.error()],
  ['answers with a page', () => new HttpResponse('<html>Signed in to the hotel</html>')],
  ['answers without tokens', () => HttpResponse.json({ success: true })],
])('when the server %s, the session stays', async (_how, answer) => {
  server.use(http.get(at('/any'), unauthenticated), http.post(at('/auth/refresh'), answer))
  await expect(authorizedFetch('/any')).rejects.toThrow()
  expect(readTokens()).toEqual({ token: 'access-1', refreshToken: 'refresh-1' })
})

test('a call of one reader is never made again for another who has signed in meanwhile', async () => {
  const renewals = expiredSession()
  const bearers: (string | undefined)[] = []
  server.use(
    http.post(at('/any'), ({ request }) => {
      bearers.push(bearer(request))
      keepTokens({ token: 'hers', refreshToken: 'hers' })
      return unauthenticated()
    }),
  )
  expect((await authorizedFetch('/any', { method: 'POST' })).status).toBe(401)
  expect(bearers).toEqual(['access-1'])
  expect(renewals).toEqual([])
})

test('a refusal does not end a session that another tab has begun meanwhile', async () => {
  server.use(
    http.get(at('/any'), unauthenticated),
    http.post(at('/auth/refresh'), () => {
      keepTokens({ token: 'hers', refreshToken: 'hers' })
      return unauthenticated()
    }),
  )
  expect((await authorizedFetch('/any')).status).toBe(401)
  expect(readTokens()).toEqual({ token: 'hers', refreshToken: 'hers' })
})

test('the call is made again only once', async () => {
  const renewals = expiredSession()
  server.use(http.get(at('/any'), unauthenticated))
  expect((await authorizedFetch('/any')).status).toBe(401)
  expect(renewals).toHaveLength(1)
})

test('wrong credentials do not concern the session', async () => {
  const renewals = expiredSession()
  const wrong = () => HttpResponse.json({ success: false, code: 'invalid_credentials', message: 'Invalid credentials' }, { status: 401 })
  server.use(http.post(at('/auth/login'), unauthenticated), http.post(at('/auth/change-password'), wrong))
  expect((await authorizedFetch('/auth/login', { method: 'POST' })).status).toBe(401)
  expect((await authorizedFetch('/auth/change-password', { method: 'POST' })).status).toBe(401)
  expect(renewals).toHaveLength(0)
})
