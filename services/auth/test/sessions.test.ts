import { DAY, SECOND } from '@sibyl/platform/time'
import { type RunningAuth, runningAuth } from './running-auth.ts'

describe('a session', () => {
  let app: RunningAuth
  beforeEach(async () => {
    app = await runningAuth()
  })
  afterEach(() => app.close())

  const refresh = (refreshToken: string) => app.post('/auth/refresh', { refreshToken })

  it('continues with a new pair of tokens', async () => {
    const ada = await app.reader()
    const { status, body } = await refresh(ada.refreshToken)
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, token: expect.any(String), refreshToken: expect.any(String) })
    expect(body.refreshToken).not.toBe(ada.refreshToken)
    expect((await app.get('/auth/profile', body.token)).body.user._id).toBe(ada.id)
  })

  it('F36 keeps ten tabs that refresh at once signed in, all with the same successor', async () => {
    const ada = await app.reader()
    const replies = await Promise.all(Array.from({ length: 10 }, () => refresh(ada.refreshToken)))
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const [successor, ...others] = new Set(replies.map(({ body }) => body.refreshToken))
    expect(others).toEqual([])
    const profiles = await Promise.all(replies.map(({ body }) => app.get('/auth/profile', body.token)))
    expect(profiles.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect((await refresh(successor ?? '')).status).toBe(200)
  })

  it('F36 answers a tab that is a minute late with the same successor', async () => {
    const ada = await app.reader()
    const first = await refresh(ada.refreshToken)
    app.clock.advance(60 * SECOND)
    expect((await refresh(ada.refreshToken)).body.refreshToken).toBe(first.body.refreshToken)
  })

  it('F37 ends for good when an older refresh token is replayed', async () => {
    const ada = await app.reader()
    const second = (await refresh(ada.refreshToken)).body
    const third = (await refresh(second.refreshToken)).body
    expect(await refresh(ada.refreshToken)).toMatchObject({ status: 401, body: { code: 'session_ended' } })
    expect(await refresh(second.refreshToken)).toMatchObject({ status: 401, body: { code: 'session_ended' } })
    expect(await refresh(third.refreshToken)).toMatchObject({ status: 401, body: { code: 'session_ended' } })
    expect((await app.get('/auth/profile', third.token)).status).toBe(401)
  })

  it('F37 ends when the token just replaced is used after its minute, without affecting other sessions', async () => {
    const ada = await app.reader()
    const elsewhere = (await app.login(ada.email)).body
    const { refreshToken } = (await refresh(ada.refreshToken)).body
    app.clock.advance(60 * SECOND + 1)
    expect((await refresh(ada.refreshToken)).status).toBe(401)
    expect((await refresh(refreshToken)).status).toBe(401)
    expect((await refresh(elsewhere.refreshToken)).status).toBe(200)
  })

  it('ends at sign-out, at once', async () => {
    const ada = await app.reader()
    expect(await app.post('/auth/logout', undefined, ada.token)).toMatchObject({ status: 200, body: { success: true } })
    expect((await refresh(ada.refreshToken)).body.code).toBe('session_ended')
    expect((await app.get('/auth/profile', ada.token)).status).toBe(401)
    expect((await app.put('/auth/profile', { firstName: 'Eve' }, ada.token)).status).toBe(401)
    expect((await app.post('/auth/logout', undefined, ada.token)).status).toBe(200)
  })

  it('lasts thirty days from its last use', async () => {
    const ada = await app.reader()
    app.clock.advance(29 * DAY)
    const { refreshToken } = (await refresh(ada.refreshToken)).body
    app.clock.advance(29 * DAY)
    const later = await refresh(refreshToken)
    expect(later.status).toBe(200)
    app.clock.advance(30 * DAY)
    expect(await refresh(later.body.refreshToken)).toMatchObject({ status: 401, body: { code: 'session_ended' } })
  })

  it('is not opened by a made-up token', async () => {
    const [session, , proof] = (await app.reader()).refreshToken.split('.')
    for (const made of ['nonsense', `${session}.2.${proof}`, `${session}.1.${'A'.repeat(43)}`, `${session}.1.`, '..']) {
      expect(await refresh(made)).toMatchObject({ status: 401, body: { code: 'session_ended' } })
    }
    expect((await app.post('/auth/refresh', {})).body).toMatchObject({ code: 'invalid_input', message: 'No refresh token available' })
  })
})
