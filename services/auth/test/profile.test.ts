import type { EventData } from '@sibyl/contracts/events/events'
import { newId } from '@sibyl/platform/ids'
import { toEvent } from '@sibyl/platform/store/new-event'
import { DAY, plus } from '@sibyl/platform/time'
import { type RunningAuth, runningAuth } from './running-auth.ts'

describe('the profile', () => {
  let app: RunningAuth
  beforeEach(async () => {
    app = await runningAuth()
  })
  afterEach(() => app.close())

  const profile = async (token: string) => (await app.get('/auth/profile', token)).body.user
  const walletChanged = (userId: string, change: Pick<EventData<'wallet.changed.v1'>, 'version' | 'tokens' | 'premiumUntil'>) =>
    app.parts.bus.publish(
      toEvent('divination', app.clock.now(), {
        type: 'wallet.changed.v1',
        data: {
          userId,
          ...change,
          operation: { key: newId('op'), delta: 0, balance: change.tokens, reason: 'purchase', at: app.clock.now() },
        },
      }),
    )

  it('changes names and time zone, together or alone', async () => {
    const { token } = await app.reader()
    const all = await app.put('/auth/profile', { firstName: 'Augusta', lastName: 'King', timezone: 'Europe/Prague' }, token)
    expect(all).toMatchObject({ status: 200, body: { success: true, user: { fullName: 'Augusta King', timezone: 'Europe/Prague' } } })
    await app.put('/auth/profile', { firstName: 'Ada' }, token)
    expect(await profile(token)).toMatchObject({ fullName: 'Ada King', timezone: 'Europe/Prague' })
  })

  it('refuses a time zone that does not exist', async () => {
    const { token } = await app.reader()
    const { status, body } = await app.put('/auth/profile', { timezone: 'Europe/Atlantis' }, token)
    expect(status).toBe(400)
    expect(body.fields).toEqual([{ field: 'timezone', message: 'Please choose a time zone from the list' }])
  })

  it('F49 ignores tokens, tier and all other fields that a reader may not change', async () => {
    const ada = await app.reader()
    const before = await profile(ada.token)
    const smuggled = {
      oracleTokens: 999,
      tier: 'premium',
      emailVerified: false,
      email: 'eve@example.org',
      _id: 'user_other',
      version: 99,
      wallet: { version: 99, tokens: 999, premiumUntil: '2999-01-01T00:00:00.000Z' },
      passwordHash: 'x',
    }
    expect((await app.put('/auth/profile', smuggled, ada.token)).body.user).toEqual(before)
    expect(await profile(ada.token)).toEqual(before)
    expect((await app.login(ada.email)).status).toBe(200)
  })

  it('F49 ignores them in a registration too', async () => {
    const email = 'eve@example.org'
    await app.post('/auth/register', {
      firstName: 'Eve',
      lastName: 'Adams',
      email,
      password: 'Moonlight7',
      oracleTokens: 999,
      tier: 'premium',
      emailVerified: true,
    })
    expect((await app.login(email)).body.code).toBe('email_not_verified')
    await app.post('/auth/verify-email', { token: app.mailedToken() })
    expect((await app.login(email)).body.user).toMatchObject({ tier: 'free', oracleTokens: 0 })
  })

  it('shows the latest wallet, which an older one never overwrites', async () => {
    const { id, token } = await app.reader()
    await walletChanged(id, { version: 2, tokens: 8, premiumUntil: null })
    await walletChanged(id, { version: 1, tokens: 3, premiumUntil: null })
    await walletChanged(id, { version: 2, tokens: 3, premiumUntil: null })
    expect(await profile(token)).toMatchObject({ tier: 'tokens', oracleTokens: 8 })
  })

  it('lets Premium expire without an event', async () => {
    const { id, token } = await app.reader()
    await walletChanged(id, { version: 1, tokens: 0, premiumUntil: plus(app.clock.now(), DAY) })
    expect(await profile(token)).toMatchObject({ tier: 'premium' })
    app.clock.advance(DAY)
    expect(await profile(token)).toMatchObject({ tier: 'free' })
  })

  it('ignores the wallet of a deleted account', async () => {
    await walletChanged('user_gone', { version: 1, tokens: 3, premiumUntil: null })
    expect(app.parts.deadLetters).toEqual([])
  })
})
