import bcrypt from 'bcrypt'
import { createHasher, type Hasher } from '../src/passwords/hasher.ts'
import { config, password, type RunningAuth, runningAuth } from './running-auth.ts'

describe('sign-in', () => {
  let app: RunningAuth
  let compared: string[]

  beforeEach(async () => {
    const real = await createHasher({ cost: config.BCRYPT_COST, concurrency: 2, queue: 200 })
    compared = []
    const hasher: Hasher = {
      ...real,
      matches: (secret, hash) => {
        compared.push(hash)
        return real.matches(secret, hash)
      },
    }
    app = await runningAuth({ hasher })
  })
  afterEach(() => app.close())

  const verified = async (email = 'ada@example.org'): Promise<string> => {
    await app.register(email)
    await app.post('/auth/verify-email', { token: app.mailedToken() })
    return email
  }

  it('answers with the user and a pair of tokens', async () => {
    const { status, body } = await app.login(await verified())
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      message: expect.any(String),
      token: expect.any(String),
      refreshToken: expect.any(String),
      user: {
        _id: expect.stringMatching(/^user_/),
        firstName: 'Ada',
        lastName: 'Lovelace',
        fullName: 'Ada Lovelace',
        email: 'ada@example.org',
        emailVerified: true,
        tier: 'free',
        oracleTokens: 0,
        timezone: 'UTC',
        createdAt: app.clock.now(),
      },
    })
  })

  it('F39 answers an unknown email like a wrong password, after the same comparison', async () => {
    const known = await app.login(await verified(), 'Sunlight7')
    const unknown = await app.login('nobody@example.org', 'Sunlight7')
    expect(known.status).toBe(401)
    expect(unknown.status).toBe(401)
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...known.body, requestId: '' })
    expect(known.body).toMatchObject({ code: 'invalid_credentials', message: 'Invalid credentials' })
    expect(compared).toHaveLength(2)
    expect(compared.map((hash) => bcrypt.getRounds(hash))).toEqual([config.BCRYPT_COST, config.BCRYPT_COST])
  })

  it('reveals only after the right password that the email is not verified', async () => {
    await app.register('ada@example.org')
    expect((await app.login('ada@example.org', 'Sunlight7')).body.code).toBe('invalid_credentials')
    expect(await app.login('ada@example.org')).toMatchObject({ status: 401, body: { code: 'email_not_verified' } })
  })

  it('refuses even the right password after ten failures, until the window ends', async () => {
    const email = await verified()
    for (let failure = 0; failure < 10; failure += 1) expect((await app.login(email, 'Sunlight7')).status).toBe(401)
    const refused = await app.login(email)
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
  })

  it('limits an unknown email like a known one', async () => {
    for (let failure = 0; failure < 10; failure += 1) await app.login('nobody@example.org')
    expect((await app.login('nobody@example.org')).status).toBe(429)
  })

  it('compares at most ten of a burst of guesses', async () => {
    const email = await verified()
    const guesses = await Promise.all(Array.from({ length: 40 }, () => app.login(email, 'Sunlight7')))
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10)
    expect((await app.login(email)).status).toBe(429)
  })

  it('counts only failures, and resets them after the right password', async () => {
    const email = await verified()
    for (let round = 0; round < 3; round += 1) {
      for (let failure = 0; failure < 6; failure += 1) expect((await app.login(email, 'Sunlight7')).status).toBe(401)
      expect((await app.login(email)).status).toBe(200)
    }
    for (let again = 0; again < 15; again += 1) expect((await app.login(email, password)).status).toBe(200)
  })

  /** The cookies that a browser sends back. */
  const cookieOf = ({ headers }: { headers: Headers }): string =>
    headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1).join(''))
      .join('; ')

  it('the link signs in the browser that signed up, and no other', async () => {
    const signUp = (email: string) => app.post('/auth/register', { firstName: 'Ada', lastName: 'Lovelace', email, password })
    const verifyWith = (cookie: string) => app.request('POST', '/auth/verify-email', { token: app.mailedToken() }, undefined, { cookie })
    const cookie = cookieOf(await signUp('ada.here@example.org'))
    const here = await verifyWith(cookie)
    expect(here.body).toMatchObject({ success: true, user: { email: 'ada.here@example.org', emailVerified: true } })
    expect((await app.get('/auth/profile', here.body.token)).status).toBe(200)
    await signUp('ada.elsewhere@example.org')
    const elsewhere = await verifyWith(cookie)
    expect(elsewhere.status).toBe(200)
    expect(elsewhere.body.token).toBeUndefined()
  })

  it('the link signs that browser in once, however often it is pressed', async () => {
    const cookie = cookieOf(await app.register('ada@example.org'))
    const press = () => app.request('POST', '/auth/verify-email', { token: app.mailedToken() }, undefined, { cookie })
    const atOnce = await Promise.all(Array.from({ length: 20 }, press))
    const later = await press()
    expect([...atOnce, later].filter(({ body }) => body.token !== undefined)).toHaveLength(1)
    expect(later).toMatchObject({ status: 200, body: { success: true } })
    expect(later.body.token).toBeUndefined()
  })

  describe('while a stranger guesses', () => {
    const stranger = { address: '203.0.113.66' }
    const home = { address: '198.51.100.7' }
    const guessWrongly = async (email: string, times: number, address = stranger.address) => {
      for (let guess = 0; guess < times; guess += 1) await app.login(email, 'Sunlight7', { address })
    }

    it('twelve wrong passwords from elsewhere stop neither the reader’s own device nor the reader at their own address', async () => {
      const email = await verified()
      const cookie = cookieOf(await app.login(email, password, home))
      await guessWrongly(email, 12)
      expect((await app.login(email, password, stranger)).status).toBe(429)
      expect((await app.login(email, password, home)).status).toBe(200)
      expect((await app.login(email, password, { address: '192.0.2.99', cookie })).status).toBe(200)
      expect((await app.login(email, password, { ...stranger, cookie })).status).toBe(200)
    })

    it('a hundred from many addresses stop an unknown device, but neither a known one nor a mailed link', async () => {
      const email = await verified()
      const cookie = cookieOf(await app.login(email, password, home))
      for (let host = 0; host < 10; host += 1) await guessWrongly(email, 10, `203.0.113.${host}`)
      expect((await app.login(email, password, home)).status).toBe(429)
      expect((await app.login(email, password, { ...home, cookie })).status).toBe(200)
      await app.post('/auth/forgot-password', { email })
      expect((await app.post('/auth/reset-password', { token: app.mailedToken(), password: 'Sunlight8' })).status).toBe(200)
      expect((await app.login(email, 'Sunlight8', home)).status).toBe(200)
    })

    it('guesses from IPv6 are counted by network', async () => {
      const email = await verified()
      for (let host = 0; host < 10; host += 1) await guessWrongly(email, 1, `2001:db8:1:2::${host}`)
      expect((await app.login(email, password, { address: '2001:db8:1:2::99' })).status).toBe(429)
      expect((await app.login(email, password, { address: '2001:db8:1:3::1' })).status).toBe(200)
    })
  })

  it('the device gets a cookie that no script can read, renewed with the session', async () => {
    const email = await verified()
    const signedIn = await app.login(email)
    expect(signedIn.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^sibyl_device_[\w-]{16}=device_[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
      ),
    ])
    const cookie = cookieOf(signedIn)
    expect(cookieOf(await app.login(email, password, { cookie }))).toBe(cookie)
    expect((await app.login(email, 'Sunlight7')).headers.getSetCookie()).toEqual([])
    expect(cookieOf(await app.refresh(signedIn.body.refreshToken))).toMatch(/^sibyl_device_/)
  })
})
