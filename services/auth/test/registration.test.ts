import { limits } from '@sibyl/contracts/limits'
import { createMemoryLimiter } from '@sibyl/platform/limiter/memory-limiter'
import { HOUR } from '@sibyl/platform/time'
import { type RunningAuth, runningAuth } from './running-auth.ts'

const times = <T>(count: number, work: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: count }, work))

describe('registration', () => {
  let app: RunningAuth
  beforeEach(async () => {
    app = await runningAuth()
  })
  afterEach(() => app.close())

  it('opens an account and requests its verification mail', async () => {
    const { status, body } = await app.register('  Ada@Example.org ')
    expect(status).toBe(201)
    expect(body).toEqual({ success: true, message: expect.stringContaining('verification link') })
    expect(app.published('user.registered.v1')).toMatchObject([
      { data: { email: 'ada@example.org', firstName: 'Ada', linkId: expect.stringMatching(/^link_/) } },
    ])
  })

  it('F40 refuses a known email in any spelling', async () => {
    await app.register('ada@example.org')
    const { status, body } = await app.register('ADA@example.org')
    expect(status).toBe(409)
    expect(body).toMatchObject({ success: false, code: 'email_taken', message: 'An account with this email address already exists.' })
  })

  it('F40 opens one account when 20 registrations come at once', async () => {
    const replies = await times(20, () => app.register('ada@example.org'))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)])
    expect(app.published('user.registered.v1')).toHaveLength(1)
  })

  it('F30 counts a link once when it is used 20 times in parallel', async () => {
    await app.register('ada@example.org')
    const token = app.mailedToken()
    const message =
      'Your email is verified. A mailbox that is new to us begins with 3 free tokens; if they were used before, your wallet says so.'
    for (const { status, body } of await times(20, () => app.post('/auth/verify-email', { token })))
      expect({ status, body }).toEqual({ status: 200, body: { success: true, message } })
    expect(app.published('user.verified.v1')).toHaveLength(1)
  })

  it('verifies an address whose answer is cut off, and says so when the link is pressed again', async () => {
    await app.register('ada@example.org')
    const token = app.mailedToken()
    const cut = new AbortController()
    for (const outbox of app.parts.store.outboxes()) outbox.onWrite(() => cut.abort())
    await expect(app.request('POST', '/auth/verify-email', { token }, undefined, { signal: cut.signal })).rejects.toThrow(/abort/)
    expect(await app.post('/auth/verify-email', { token })).toMatchObject({ status: 200, body: { success: true } })
    expect(app.published('user.verified.v1')).toHaveLength(1)
  })

  it('tells a reader who presses a used link after it has expired to sign in', async () => {
    await app.register('ada@example.org')
    const token = app.mailedToken()
    await app.post('/auth/verify-email', { token })
    app.clock.advance(24 * HOUR + 1)
    expect(await app.post('/auth/verify-email', { token })).toMatchObject({
      status: 400,
      body: { code: 'link_unknown', message: 'Your email is verified already. Please sign in.' },
    })
  })

  it('F31 refuses an expired link and sends a new one, which works', async () => {
    await app.register('ada@example.org')
    const expired = app.mailedToken()
    app.clock.advance(24 * HOUR + 1)
    const refused = await app.post('/auth/verify-email', { token: expired })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ code: 'link_expired', message: expect.stringContaining('request a new one') })

    expect((await app.post('/auth/resend-verification', { email: 'Ada@example.org' })).status).toBe(200)
    expect((await app.post('/auth/verify-email', { token: app.mailedToken() })).status).toBe(200)
    expect(app.published('user.verified.v1')).toHaveLength(1)
  })

  it('F31 refuses a superseded link; only the newest works', async () => {
    await app.register('ada@example.org')
    const first = app.mailedToken()
    await app.post('/auth/resend-verification', { email: 'ada@example.org' })
    expect((await app.post('/auth/verify-email', { token: first })).body.code).toBe('link_unknown')
    expect((await app.post('/auth/verify-email', { token: app.mailedToken() })).status).toBe(200)
  })

  it('answers a resend alike for a waiting, a verified and an unknown address, and mails only the first', async () => {
    await app.reader('verified@example.org')
    await app.register('waiting@example.org')
    const replies = await Promise.all(
      ['waiting', 'verified', 'unknown'].map((name) => app.post('/auth/resend-verification', { email: `${name}@example.org` })),
    )
    for (const { status, body } of replies) expect({ status, body }).toEqual({ status: 200, body: replies[0]?.body })
    expect(app.published('user.verification-requested.v1')).toHaveLength(1)
  })

  it('mails an address at most five links an hour, without saying so', async () => {
    await app.register('ada@example.org')
    const replies = await times(8, () => app.post('/auth/resend-verification', { email: 'ada@example.org' }))
    expect(replies.every(({ status }) => status === 200)).toBe(true)
    expect(app.published('user.verification-requested.v1')).toHaveLength(5)
  })
})

describe('registration under a limit', () => {
  it('F40 limits attempts for one email from any number of addresses', async () => {
    const app = await runningAuth({ limiter: createMemoryLimiter({ ...limits, registration: { points: 3, seconds: 3600 } }) })
    const statuses: number[] = []
    for (let attempt = 0; attempt < 4; attempt += 1) statuses.push((await app.register('ada@example.org')).status)
    const refused = await app.register('ada@example.org')
    expect(statuses).toEqual([201, 409, 409, 429])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await app.register('bob@example.org')).status).toBe(201)
    await app.close()
  })
})
