import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import type { Collection, Store, Versioned } from '@sibyl/platform/store/store'
import { eventually } from '@sibyl/platform/testing/eventually'
import { createHasher } from '../src/passwords/hasher.ts'
import { onEachStore } from './each-store.ts'
import { config, password, type RunningAuth, runningAuth } from './running-auth.ts'

const newPassword = 'Starlight8'

onEachStore('a new password', (start) => {
  let app: RunningAuth
  beforeEach(async () => {
    app = await start()
  })
  afterEach(() => app.close())

  const change = (token: string, body: object = {}) =>
    app.post('/auth/change-password', { currentPassword: password, newPassword, ...body }, token)

  it('replaces the old one, which opens the account no more', async () => {
    const ada = await app.reader()
    expect(await change(ada.token)).toMatchObject({ status: 200, body: { success: true, message: expect.stringContaining('changed') } })
    expect((await app.login(ada.email)).status).toBe(401)
    expect((await app.login(ada.email, newPassword)).status).toBe(200)
    expect(app.published('user.password-changed.v1')).toMatchObject([{ data: { userId: ada.id, how: 'changed', at: app.clock.now() } }])
  })

  it('F38 ends every other session at once, but not the caller’s', async () => {
    const ada = await app.reader()
    const elsewhere = await Promise.all(Array.from({ length: 5 }, async () => (await app.login(ada.email)).body))
    expect((await change(ada.token)).status).toBe(200)
    for (const { token, refreshToken } of elsewhere) {
      expect(await app.get('/auth/profile', token)).toMatchObject({ status: 401, body: { code: 'session_ended' } })
      expect(await app.refresh(refreshToken)).toMatchObject({ status: 401, body: { code: 'session_ended' } })
    }
    const { body } = await app.get('/auth/sessions', ada.token)
    expect(body.sessions).toMatchObject([{ current: true }])
    const next = (await app.refresh(ada.refreshToken)).body
    expect((await app.get('/auth/profile', next.token)).status).toBe(200)
    expect((await app.login(ada.email, newPassword)).status).toBe(200)
  })

  it('requires the current one, and names the wrong field', async () => {
    const ada = await app.reader()
    expect(await change(ada.token, { currentPassword: 'Sunlight7' })).toMatchObject({
      status: 400,
      body: { code: 'wrong_password', fields: [{ field: 'currentPassword', message: 'Your current password is incorrect.' }] },
    })
    expect((await app.login(ada.email)).status).toBe(200)
    expect(app.published('user.password-changed.v1')).toEqual([])
  })

  it('shares its limit of wrong guesses with sign-in', async () => {
    const ada = await app.reader()
    for (let guess = 0; guess < 5; guess += 1) expect((await app.login(ada.email, 'Sunlight7')).status).toBe(401)
    for (let guess = 0; guess < 5; guess += 1) expect((await change(ada.token, { currentPassword: 'Sunlight7' })).status).toBe(400)
    const refused = await change(ada.token)
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    expect((await app.login(ada.email)).status).toBe(429)
  })

  it('F41 is refused beyond 72 bytes, and a longer text never matches the current one', async () => {
    const ada = await app.reader()
    const longest = `Aa1${'x'.repeat(69)}`
    for (const long of [`${longest}y`, `Aa1${'é'.repeat(35)}`]) {
      const { status, body } = await change(ada.token, { newPassword: long })
      expect({ status, fields: body.fields }).toEqual({
        status: 400,
        fields: [{ field: 'newPassword', message: 'Password must be at most 72 bytes long' }],
      })
    }
    expect((await change(ada.token, { newPassword: longest })).status).toBe(200)
    expect((await change(ada.token, { currentPassword: `${longest}y` })).body.code).toBe('wrong_password')
    expect((await change(ada.token, { currentPassword: longest })).status).toBe(200)
  })

  it('is changed once when two devices change it at the same time', async () => {
    const ada = await app.reader()
    const devices = [ada, ...(await Promise.all([1, 2, 3].map(async () => (await app.login(ada.email)).body)))]
    const replies = await Promise.all(devices.map(({ token }, index) => change(token, { newPassword: `${newPassword}${index}` })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    const winner = replies.findIndex(({ status }) => status === 200)
    expect((await app.login(ada.email, `${newPassword}${winner}`)).status).toBe(200)
    expect(app.published('user.password-changed.v1')).toHaveLength(1)
  })

  it('appears in the log, as failed attempts do', async () => {
    const ada = await app.reader()
    await change(ada.token, { currentPassword: 'Sunlight7' })
    await change(ada.token)
    await eventually(async () => {
      const { body } = await app.get('/auth/activity', ada.token)
      const kinds = body.activity.map(({ kind }) => kind).sort()
      expect(kinds).toEqual(['email_verified', 'password_changed', 'registered', 'sign_in_failed', 'signed_in'])
    })
  })

  it('F47 refuses query operators in place of text', async () => {
    const ada = await app.reader()
    for (const operator of [{ $ne: 1 }, ['x'], 7, null]) {
      expect((await change(ada.token, { currentPassword: operator })).status).toBe(400)
      expect((await change(ada.token, { newPassword: operator })).status).toBe(400)
    }
  })
})

/** A store in which session look-ups fail while `broken()`. */
const withoutLookUps = (store: Store, broken: () => boolean): Store => ({
  ...store,
  async collection(definition) {
    const kept = await store.collection(definition)
    if (definition.name !== 'sessions') return kept
    const find: typeof kept.find = async (...look) => {
      if (broken()) throw new Error('the database is away')
      return kept.find(...look)
    }
    return { ...kept, find } satisfies Collection<Versioned> as typeof kept
  },
})

describe('a new password', () => {
  it('F38 ends other sessions even if the process dies before it has marked them', async () => {
    let broken = false
    const store = withoutLookUps(openSqliteStore({ file: ':memory:', service: 'auth' }), () => broken)
    const app = await runningAuth({ store })
    const ada = await app.reader()
    const elsewhere = (await app.login(ada.email)).body
    broken = true
    expect((await app.post('/auth/change-password', { currentPassword: password, newPassword }, ada.token)).status).toBe(200)
    broken = false
    expect((await app.get('/auth/profile', elsewhere.token)).status).toBe(401)
    expect((await app.refresh(elsewhere.refreshToken)).status).toBe(401)
    expect((await app.get('/auth/sessions', ada.token)).body.sessions).toHaveLength(1)
    await app.close()
  })

  it('F38 gives no session to a sign-in that began with the old password', async () => {
    const real = await createHasher({ cost: config.BCRYPT_COST, concurrency: 2, queue: 200 })
    const compared = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    let holding = false
    const app = await runningAuth({
      hasher: {
        ...real,
        async matches(secret, hash) {
          const matches = await real.matches(secret, hash)
          if (holding) {
            holding = false
            compared.resolve()
            await goOn.promise
          }
          return matches
        },
      },
    })
    const ada = await app.reader()
    holding = true
    const late = app.login(ada.email)
    await compared.promise
    expect((await app.post('/auth/change-password', { currentPassword: password, newPassword }, ada.token)).status).toBe(200)
    goOn.resolve()
    const { body } = await late
    expect((await app.get('/auth/profile', body.token)).status).toBe(401)
    expect((await app.refresh(body.refreshToken)).status).toBe(401)
    await app.close()
  })

  it('uses the same queue as every other hash, and is refused when that is full', async () => {
    const hasher = await createHasher({ cost: 10, concurrency: 1, queue: 1 })
    const app = await runningAuth({ hasher })
    const ada = await app.reader()
    const bodies = Array.from({ length: 6 }, () => ({ currentPassword: password, newPassword }))
    const replies = await Promise.all(bodies.map((body) => app.post('/auth/change-password', body, ada.token)))
    const full = replies.filter(({ status }) => status === 503)
    expect(full.length).toBeGreaterThan(0)
    for (const { headers, body } of full) {
      // As long as the queue takes, which a busy machine makes longer.
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(body.code).toBe('unavailable')
    }
    await app.close()
  })
})
