import { eventually } from '@sibyl/platform/testing/eventually'
import { type RunningAuth, runningAuth } from './running-auth.ts'

describe('the data that auth stores about a reader', () => {
  let app: RunningAuth
  beforeEach(async () => {
    app = await runningAuth()
  })
  afterEach(() => app.close())

  it('is exported in full: account, terms, sessions, activity; no hash, no secret', async () => {
    const ada = await app.reader()
    await app.post('/auth/forgot-password', { email: ada.email })
    await eventually(async () => expect((await app.get('/auth/activity', ada.token)).body.activity).toHaveLength(4))
    const { status, body } = await app.get('/auth/own-data', ada.token)
    expect(status).toBe(200)
    expect(body).toEqual({
      account: {
        _id: ada.id,
        email: ada.email,
        emailVerified: true,
        firstName: 'Ada',
        lastName: 'Lovelace',
        timezone: 'UTC',
        createdAt: app.clock.now(),
        terms: { version: '2024-07-30', acceptedAt: app.clock.now() },
        oracleTokens: 0,
        premiumUntil: null,
      },
      sessions: [expect.objectContaining({ device: 'Firefox on Windows', current: true })],
      activity: expect.arrayContaining([
        expect.objectContaining({ kind: 'registered' }),
        expect.objectContaining({ kind: 'data_exported' }),
      ]),
    })
    expect(JSON.stringify(body)).not.toMatch(/hash|\$2b\$|link_|epoch/i)
  })

  it('is logged once an hour, however often it is exported', async () => {
    const ada = await app.reader()
    for (let time = 0; time < 5; time += 1) await app.get('/auth/own-data', ada.token)
    const { activity } = (await app.get('/auth/activity', ada.token)).body
    expect(activity.filter(({ kind }) => kind === 'data_exported')).toHaveLength(1)
  })

  it('is exported to nobody else', async () => {
    const [ada, bob] = [await app.reader(), await app.reader()]
    expect(JSON.stringify((await app.get('/auth/own-data', bob.token)).body)).not.toContain(ada.email)
    expect((await app.get('/auth/own-data')).status).toBe(401)
  })
})
