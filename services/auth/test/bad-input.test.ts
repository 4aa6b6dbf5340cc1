import { password, type RunningAuth, runningAuth } from './running-auth.ts'

describe('bad input', () => {
  let app: RunningAuth
  beforeAll(async () => {
    app = await runningAuth()
  })
  afterAll(() => app.close())

  const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', password }
  const register = (changes: Record<string, unknown>) => app.post('/auth/register', { ...ada, ...changes })
  const accepted = () => app.published('user.registered.v1').length

  it('F41 refuses a password of 73 bytes with a clear message, in registration and sign-in', async () => {
    for (const long of [`Aa1${'x'.repeat(70)}`, `Aa1${'é'.repeat(35)}`]) {
      expect(Buffer.byteLength(long)).toBe(73)
      for (const reply of [await register({ password: long }), await app.login(ada.email, long)]) {
        expect(reply.status).toBe(400)
        expect(reply.body.fields).toEqual([{ field: 'password', message: 'Password must be at most 72 bytes long' }])
      }
    }
    expect(accepted()).toBe(0)
  })

  it('F41 reads all 72 bytes of a password', async () => {
    const longest = `Aa1${'x'.repeat(69)}`
    await register({ email: 'long@example.org', password: longest })
    await app.post('/auth/verify-email', { token: app.mailedToken() })
    expect((await app.login('long@example.org', longest)).status).toBe(200)
    expect((await app.login('long@example.org', `${longest.slice(0, -1)}y`)).status).toBe(401)
  })

  it.each([
    [{ firstName: '' }, 'First name is required'],
    [{ lastName: '  ' }, 'Last name is required'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'ada' }, 'Invalid email address'],
    [{ password: '' }, 'Password is required'],
    [{ password: 'Aa1' }, 'Password must be at least 6 characters'],
    [{ password: 'moonlight' }, 'Password must contain uppercase, lowercase, and number'],
  ])('answers %j with “%s”', async (changes, message) => {
    expect(await register(changes)).toMatchObject({ status: 400, body: { code: 'invalid_input', message, error: message } })
  })

  it('F47 refuses query operators in place of text', async () => {
    const operators = [{ $ne: 1 }, { $gt: '' }, { $regex: '.*' }, ['ada@example.org'], 7, true, null]
    for (const operator of operators) {
      for (const [path, body] of [
        ['/auth/login', { email: operator, password }],
        ['/auth/login', { email: ada.email, password: operator }],
        ['/auth/register', { ...ada, email: operator }],
        ['/auth/verify-email', { token: operator }],
        ['/auth/refresh', { refreshToken: operator }],
        ['/auth/resend-verification', { email: operator }],
      ] as const) {
        expect(await app.post(path, body)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
      }
    }
  })

  it('F48 is not polluted by __proto__ and constructor', async () => {
    const { token, id } = await app.reader()
    const bodies = [
      '{"__proto__":{"firstName":"Eve","tier":"premium"}}',
      '{"constructor":{"prototype":{"firstName":"Eve","tier":"premium"}}}',
      '{"firstName":{"__proto__":{"tier":"premium"}}}',
    ]
    for (const body of bodies) expect([200, 400]).toContain((await app.put('/auth/profile', body, token)).status)
    expect(({} as { tier?: string }).tier).toBeUndefined()
    expect((await app.get('/auth/profile', token)).body.user).toMatchObject({ _id: id, firstName: 'Ada', tier: 'free' })
    expect((await app.post('/auth/login', '{"__proto__":{"email":"ada@example.org","password":"Moonlight7"}}')).status).toBe(400)
  })

  it('F51 refuses a second recipient and a line break', async () => {
    const before = accepted()
    for (const email of [
      'a@x.org,b@y.org',
      'a@x.org;b@y.org',
      'a@x.org b@y.org',
      'a@x.org\r\nBcc: b@y.org',
      '"a@x.org,b"@y.org',
      '<a@x.org>',
    ]) {
      expect(await register({ email })).toMatchObject({ status: 400, body: { fields: [{ field: 'email' }] } })
    }
    for (const name of ['Ada\r\nBcc: b@y.org', 'Ada\nLovelace', 'Ada\u2028Lovelace', 'Ada\u0000']) {
      expect(await register({ firstName: name })).toMatchObject({ status: 400, body: { fields: [{ field: 'firstName' }] } })
      expect(await register({ lastName: name })).toMatchObject({ status: 400, body: { fields: [{ field: 'lastName' }] } })
    }
    expect(accepted()).toBe(before)
  })

  it('refuses a body that is not a JSON object', async () => {
    for (const body of ['{', '[]', '"text"', '7', 'null']) {
      expect((await app.post('/auth/login', body)).status).toBe(400)
    }
  })
})
