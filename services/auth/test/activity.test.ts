import { eventually } from '@sibyl/platform/testing/eventually'
import { DAY, MINUTE } from '@sibyl/platform/time'
import { password, type RunningAuth, runningAuth, SAFARI } from './running-auth.ts'

describe('the activity of an account', () => {
  let app: RunningAuth
  beforeEach(async () => {
    app = await runningAuth()
  })
  afterEach(() => app.close())

  const activity = async (token: string, query = '') => (await app.get(`/auth/activity${query}`, token)).body.activity
  const kinds = async (token: string) => (await activity(token, '?limit=100')).map(({ kind }) => kind)

  it('is listed from the first day, the newest first, with the device and no address', async () => {
    const ada = await app.reader()
    app.clock.advance(MINUTE)
    const later = app.clock.now()
    await app.login(ada.email, 'Sunlight7', { userAgent: SAFARI })
    await eventually(async () => expect(await kinds(ada.token)).toHaveLength(4))
    const [failed, ...before] = await activity(ada.token)
    expect(failed).toEqual({ _id: expect.stringMatching(/^activity_/), kind: 'sign_in_failed', at: later, device: 'Safari on iOS' })
    expect(before.map(({ kind }) => kind).sort()).toEqual(['email_verified', 'registered', 'signed_in'])
    expect(JSON.stringify(await activity(ada.token))).not.toContain('127.0.0.1')
  })

  it('lists every action on an account', async () => {
    const ada = await app.reader()
    const phone = (await app.login(ada.email)).body
    const tablet = (await app.login(ada.email)).body
    await app.put('/auth/profile', { firstName: 'Augusta' }, ada.token)
    const other = (await app.get('/auth/sessions', ada.token)).body.sessions.find(({ current }) => !current)
    await app.del(`/auth/sessions/${other?._id}`, ada.token)
    await app.post('/auth/logout', undefined, phone.token)
    await app.post('/auth/logout', undefined, tablet.token)
    await app.get('/auth/own-data', ada.token)
    await app.post('/auth/change-password', { currentPassword: password, newPassword: 'Starlight8' }, ada.token)
    await app.del('/auth/sessions', ada.token)
    await app.post('/auth/forgot-password', { email: ada.email })
    await app.post('/auth/reset-password', { token: app.mailedToken(), password })
    const { token } = (await app.login(ada.email)).body
    await eventually(async () =>
      expect(new Set(await kinds(token))).toEqual(
        new Set([
          'registered',
          'email_verified',
          'signed_in',
          'profile_changed',
          'session_revoked',
          'signed_out',
          'data_exported',
          'password_changed',
          'signed_out_everywhere',
          'password_reset_requested',
          'password_reset',
        ]),
      ),
    )
  })

  it('counts each action once, however often its event arrives', async () => {
    const ada = await app.reader()
    await eventually(async () => expect(await kinds(ada.token)).toHaveLength(3))
    for (const event of app.published('user.activity-noted.v1')) await app.parts.bus.publish(event)
    expect(await kinds(ada.token)).toHaveLength(3)
  })

  it('is not flooded by guesses, and ignores addresses without an account', async () => {
    const ada = await app.reader()
    await Promise.all(Array.from({ length: 60 }, () => app.login(ada.email, 'Sunlight7')))
    expect((await kinds(ada.token)).filter((kind) => kind === 'sign_in_failed')).toHaveLength(10)
    await app.login('nobody@example.org')
    expect((await kinds(ada.token)).filter((kind) => kind === 'sign_in_failed')).toHaveLength(10)
  })

  it('is each reader’s own, with as many entries as requested, up to a hundred', async () => {
    const [ada, bob] = [await app.reader(), await app.reader()]
    for (let time = 0; time < 20; time += 1) await app.login(ada.email)
    await eventually(async () => expect(await kinds(ada.token)).toHaveLength(23))
    expect(await activity(ada.token)).toHaveLength(20)
    expect(await activity(ada.token, '?limit=3')).toHaveLength(3)
    expect((await app.get('/auth/activity?limit=101', ada.token)).status).toBe(400)
    expect(await kinds(bob.token)).toHaveLength(3)
  })

  it('is retained for 180 days', async () => {
    const ada = await app.reader()
    await eventually(async () => expect(await kinds(ada.token)).toHaveLength(3))
    app.clock.advance(180 * DAY - 1)
    const { token } = (await app.login(ada.email)).body
    await eventually(async () => expect(await kinds(token)).toHaveLength(4))
    app.clock.advance(1)
    expect(await kinds(token)).toEqual(['signed_in'])
  })
})
