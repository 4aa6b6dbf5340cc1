import { MINUTE } from '@sibyl/platform/time'
import { onEachStore } from './each-store.ts'
import { password, type RunningAuth, SAFARI } from './running-auth.ts'

onEachStore('the sessions of an account', (start) => {
  let app: RunningAuth
  beforeEach(async () => {
    app = await start()
  })
  afterEach(() => app.close())

  const listed = async (token: string) => (await app.get('/auth/sessions', token)).body.sessions

  it('are listed, the newest first, with device and times and nothing else', async () => {
    const ada = await app.reader()
    const began = app.clock.now()
    app.clock.advance(MINUTE)
    const phone = (await app.login(ada.email, password, { userAgent: SAFARI })).body
    const later = app.clock.now()
    app.clock.advance(MINUTE)
    await app.refresh(ada.refreshToken)
    expect(await listed(phone.token)).toEqual([
      { _id: expect.stringMatching(/^session_/), device: 'Safari on iOS', createdAt: later, lastUsedAt: later, current: true },
      { _id: expect.any(String), device: 'Firefox on Windows', createdAt: began, lastUsedAt: app.clock.now(), current: false },
    ])
  })

  it('are each reader’s own', async () => {
    const [ada, bob] = [await app.reader(), await app.reader()]
    const [bobs] = await listed(bob.token)
    expect(await listed(ada.token)).toHaveLength(1)
    expect(await app.del(`/auth/sessions/${bobs?._id}`, ada.token)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect((await app.get('/auth/profile', bob.token)).status).toBe(200)
  })

  it('end one by one, at once', async () => {
    const ada = await app.reader()
    const phone = (await app.login(ada.email, password, { userAgent: SAFARI })).body
    const other = (await listed(ada.token)).find(({ current }) => !current)
    expect((await app.del(`/auth/sessions/${other?._id}`, ada.token)).status).toBe(200)
    expect((await app.get('/auth/profile', phone.token)).status).toBe(401)
    expect((await app.refresh(phone.refreshToken)).status).toBe(401)
    expect(await listed(ada.token)).toMatchObject([{ current: true }])
    expect((await app.del(`/auth/sessions/${other?._id}`, ada.token)).status).toBe(404)
    expect((await app.del('/auth/sessions/session_nobody', ada.token)).status).toBe(404)
  })

  it('end all together, this one as well; a sign-in begins a new one', async () => {
    const ada = await app.reader()
    const devices = [ada, ...(await Promise.all([1, 2, 3].map(async () => (await app.login(ada.email)).body)))]
    expect((await app.del('/auth/sessions', ada.token)).status).toBe(200)
    for (const { token, refreshToken } of devices) {
      expect((await app.get('/auth/profile', token)).status).toBe(401)
      expect((await app.refresh(refreshToken)).body.code).toBe('session_ended')
    }
    const { token } = (await app.login(ada.email)).body
    expect(await listed(token)).toHaveLength(1)
  })

  it('are all listed and all ended, however many there are', async () => {
    const ada = await app.reader()
    for (let round = 0; round < 12; round += 1) await Promise.all(Array.from({ length: 10 }, () => app.login(ada.email)))
    expect(await listed(ada.token)).toHaveLength(121)
    expect((await app.del('/auth/sessions', ada.token)).status).toBe(200)
    expect(await listed((await app.login(ada.email)).body.token)).toHaveLength(1)
  }, 60_000)
})
