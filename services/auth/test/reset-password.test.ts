import { HOUR } from '@sibyl/platform/time'
import { onEachStore } from './each-store.ts'
import { password, type RunningAuth } from './running-auth.ts'

const chosen = 'Starlight8'

onEachStore('a forgotten password', (start) => {
  let app: RunningAuth
  beforeEach(async () => {
    app = await start()
  })
  afterEach(() => app.close())

  const forget = (email: string) => app.post('/auth/forgot-password', { email })
  const reset = (token: string, secret = chosen) => app.post('/auth/reset-password', { token, password: secret })

  it('is replaced by a mailed link; every session ends', async () => {
    const ada = await app.reader()
    const elsewhere = (await app.login(ada.email)).body
    expect((await forget(` ${ada.email.toUpperCase()} `)).status).toBe(200)
    expect(await reset(app.mailedToken())).toMatchObject({
      status: 200,
      body: { success: true, message: expect.stringContaining('sign in') },
    })

    for (const { token, refreshToken } of [ada, elsewhere]) {
      expect((await app.get('/auth/profile', token)).status).toBe(401)
      expect((await app.refresh(refreshToken)).body.code).toBe('session_ended')
    }
    expect((await app.login(ada.email, password)).status).toBe(401)
    expect((await app.login(ada.email, chosen)).status).toBe(200)
    expect(app.published('user.password-changed.v1')).toMatchObject([{ data: { userId: ada.id, how: 'reset' } }])
  })

  it('has a link that works once, even when it is used 20 times in parallel', async () => {
    const ada = await app.reader()
    await forget(ada.email)
    const token = app.mailedToken()
    const replies = await Promise.all(Array.from({ length: 20 }, () => reset(token)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { body } of replies.filter(({ status }) => status !== 200)) {
      expect(body).toMatchObject({ code: 'link_unknown', message: expect.stringContaining('request a new one') })
    }
    expect(app.published('user.password-changed.v1')).toHaveLength(1)
    expect(app.published('user.verified.v1')).toHaveLength(1)
  })

  it('F31 has a link that is valid for an hour, and can be followed by a new one', async () => {
    const ada = await app.reader()
    await forget(ada.email)
    const expired = app.mailedToken()
    app.clock.advance(HOUR + 1)
    expect(await reset(expired)).toMatchObject({
      status: 400,
      body: { code: 'link_expired', message: expect.stringContaining('request a new one') },
    })
    await forget(ada.email)
    app.clock.advance(HOUR)
    expect((await reset(app.mailedToken())).status).toBe(200)
  })

  it('F31 has one valid link at a time; a superseded one is refused', async () => {
    const ada = await app.reader()
    await forget(ada.email)
    const first = app.mailedToken()
    await forget(ada.email)
    expect(await reset(first)).toMatchObject({ status: 400, body: { code: 'link_unknown', message: expect.stringContaining('newer one') } })
    expect((await reset(app.mailedToken())).status).toBe(200)
  })

  it('loses its link once it was changed in another way', async () => {
    const ada = await app.reader()
    await forget(ada.email)
    await app.post('/auth/change-password', { currentPassword: password, newPassword: chosen }, ada.token)
    expect((await reset(app.mailedToken(), 'Sunlight9')).body.code).toBe('link_unknown')
  })

  it('has its own links: a verification link resets nothing, and a reset link verifies only when used', async () => {
    await app.register('ada@example.org')
    const verification = app.mailedToken()
    expect((await reset(verification)).body.code).toBe('link_unknown')
    await forget('ada@example.org')
    expect((await app.post('/auth/verify-email', { token: app.mailedToken() })).body.code).toBe('link_unknown')
    expect((await app.post('/auth/verify-email', { token: verification })).status).toBe(200)
  })

  it('can be replaced only by POST', async () => {
    const ada = await app.reader()
    await forget(ada.email)
    const token = app.mailedToken()
    expect((await app.get(`/auth/reset-password?token=${token}`)).status).toBe(405)
    expect((await reset(token)).status).toBe(200)
  })

  it('F30 verifies the email too, once, and grants the welcome tokens as usual', async () => {
    await app.register('ada@example.org')
    const verification = app.mailedToken()
    await forget('ada@example.org')
    await reset(app.mailedToken())
    expect((await app.login('ada@example.org', chosen)).body.user).toMatchObject({ emailVerified: true })
    expect((await app.post('/auth/verify-email', { token: verification })).body).toMatchObject({ success: true })
    expect(app.published('user.verified.v1')).toHaveLength(1)
  })

  it('A busy machine can delay single responses, but hardly all responses of one kind.', async () => {
    const ada = await app.reader()
    for (let failure = 0; failure < 10; failure += 1) await app.login(ada.email, 'Sunlight7')
    expect((await app.login(ada.email)).status).toBe(429)
    await forget(ada.email)
    await reset(app.mailedToken())
    expect((await app.login(ada.email, chosen)).status).toBe(200)
  })

  it('F41 is not replaced by one of 73 bytes, and the link stays valid', async () => {
    const ada = await app.reader()
    await forget(ada.email)
    const token = app.mailedToken()
    const { status, body } = await reset(token, `Aa1${'x'.repeat(70)}`)
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: [{ field: 'password', message: 'Password must be at most 72 bytes long' }],
    })
    expect((await reset(token, `Aa1${'x'.repeat(69)}`)).status).toBe(200)
  })

  it('F39 gets the same answer in the same time for a known, an unverified and an unknown email', async () => {
    const known = []
    for (let reader = 0; reader < 4; reader += 1) known.push(await app.reader())
    const asked = async (email: string) => {
      const began = performance.now()
      const { status, body } = await forget(email)
      return { reply: { status, body }, took: performance.now() - began }
    }
    await app.register('unverified@example.org')
    const unverified = await asked('unverified@example.org')
    const ofKnown = []
    const ofUnknown = []
    for (const { email } of known) {
      ofKnown.push(await asked(email))
      ofUnknown.push(await asked(`x${email}`))
    }
    const all = [unverified, ...ofKnown, ...ofUnknown]
    for (const { reply } of all) expect(reply).toEqual({ status: 200, body: unverified.reply.body })
    for (const { took } of all) expect(took).toBeGreaterThan(195)
    // A busy machine delays any of the answers, but hardly all of a kind.
    const fastest = (of: typeof all) => Math.min(...of.map(({ took }) => took))
    expect(Math.abs(fastest(ofKnown) - fastest(ofUnknown))).toBeLessThan(60)
    expect(app.published('user.password-reset-requested.v1')).toHaveLength(5)
  })

  it('gets at most five links an hour for one email, without saying so', async () => {
    const ada = await app.reader()
    const replies = await Promise.all(Array.from({ length: 8 }, () => forget(ada.email)))
    expect(replies.every(({ status }) => status === 200)).toBe(true)
    expect(app.published('user.password-reset-requested.v1')).toHaveLength(5)
  })

  it('F47 refuses query operators in place of text', async () => {
    for (const operator of [{ $ne: 1 }, { $gt: '' }, ['x'], 7, true, null]) {
      expect((await app.post('/auth/forgot-password', { email: operator })).status).toBe(400)
      expect((await app.post('/auth/reset-password', { token: operator, password: chosen })).status).toBe(400)
      expect((await app.post('/auth/reset-password', { token: 'x', password: operator })).status).toBe(400)
    }
  })
})
