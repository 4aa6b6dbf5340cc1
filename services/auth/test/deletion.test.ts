import { newId } from '@sibyl/platform/ids'
import { toEvent } from '@sibyl/platform/store/new-event'
import type { NewEvent } from '@sibyl/platform/store/store'
import { eventually } from '@sibyl/platform/testing/eventually'
import { DAY } from '@sibyl/platform/time'
import { openAccounts } from '../src/accounts/accounts.ts'
import { openActivityLog } from '../src/activity/activity-log.ts'
import { sessionCollection } from '../src/sessions/session.ts'
import { onEachStore } from './each-store.ts'
import { password, type RunningAuth } from './running-auth.ts'

onEachStore('the deletion of an account', (start, freesUniqueValues) => {
  let app: RunningAuth
  beforeEach(async () => {
    app = await start()
  })
  afterEach(() => app.close())

  const publish = (event: NewEvent, from = 'auth') => app.parts.bus.publish(toEvent(from, app.clock.now(), event))
  const traces = async (userId: string) => {
    const sessions = await app.parts.store.collection(sessionCollection)
    const log = await openActivityLog(app.parts.store)
    return [...(await sessions.find('byUser', { userId })), ...(await log.all(userId))]
  }
  const erased = (userId: string) => eventually(async () => expect(await traces(userId)).toEqual([]))

  it('removes it at once, with every session and every link', async () => {
    const ada = await app.reader()
    const elsewhere = (await app.login(ada.email)).body
    await app.post('/auth/forgot-password', { email: ada.email })
    const resetToken = app.mailedToken()
    expect(await app.del('/auth/account', ada.token)).toMatchObject({ status: 200, body: { success: true } })

    for (const { token, refreshToken } of [ada, elsewhere]) {
      for (const path of ['/auth/profile', '/auth/sessions', '/auth/activity', '/auth/own-data']) {
        expect(await app.get(path, token)).toMatchObject({ status: 401, body: { code: 'session_ended' } })
      }
      expect((await app.put('/auth/profile', { firstName: 'Eve' }, token)).status).toBe(401)
      expect((await app.refresh(refreshToken)).body.code).toBe('session_ended')
    }
    expect((await app.login(ada.email)).body).toMatchObject({ code: 'invalid_credentials' })
    expect((await app.post('/auth/reset-password', { token: resetToken, password: 'Starlight8' })).body.code).toBe('link_unknown')
    expect(app.published('user.deleted.v1').map(({ data }) => data)).toEqual([{ userId: ada.id, mailbox: expect.any(String) }])
  })

  it('happens once, however often it is requested', async () => {
    const ada = await app.reader()
    const replies = await Promise.all(Array.from({ length: 10 }, () => app.del('/auth/account', ada.token)))
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(await app.del('/auth/account', ada.token)).toMatchObject({ status: 401, body: { code: 'session_ended' } })
    expect(app.published('user.deleted.v1')).toHaveLength(1)
  })

  it('F35 leaves nothing of its reader here but an id', async () => {
    const ada = await app.reader()
    await app.login(ada.email, 'Sunlight7')
    await app.put('/auth/profile', { lastName: 'Marker-7d31', timezone: 'Europe/Prague' }, ada.token)
    await eventually(async () => expect((await traces(ada.id)).length).toBeGreaterThan(4))
    await app.del('/auth/account', ada.token)
    await erased(ada.id)
    const accounts = await app.parts.store.collection<{ _id: string; version: number }, never>({ name: 'accounts', indexes: {} })
    expect(await accounts.get(ada.id)).toEqual({
      _id: ada.id,
      version: expect.any(Number),
      deletedAt: app.clock.now(),
      expiresAt: expect.any(String),
    })
    await eventually(async () => {
      for (const outbox of app.parts.store.outboxes()) expect(await outbox.pending('2999-01-01T00:00:00.000Z', 100)).toEqual([])
    })
  })

  it('F33 is not undone by a late event', async () => {
    const ada = await app.reader()
    await app.del('/auth/account', ada.token)
    await erased(ada.id)
    const operation = { key: newId('op'), delta: 5, balance: 8, reason: 'purchase', at: app.clock.now() } as const
    await publish(
      { type: 'wallet.changed.v1', data: { userId: ada.id, version: 9, tokens: 8, premiumUntil: null, operation } },
      'divination',
    )
    const late = {
      userId: ada.id,
      activityId: newId('activity'),
      kind: 'signed_in',
      at: app.clock.now(),
      device: 'Firefox on Linux',
    } as const
    await publish({ type: 'user.activity-noted.v1', data: late })
    await publish({ type: 'user.deleted.v1', data: { userId: ada.id } })
    expect(await traces(ada.id)).toEqual([])
    expect(await (await openAccounts(app.parts.store)).get(ada.id)).toBeUndefined()
    expect((await app.get('/auth/profile', ada.token)).status).toBe(401)
    expect(app.parts.deadLetters.filter(({ queue }) => queue === 'auth')).toEqual([])
  })

  it('F33 is not undone by a verification, a reset or a change in progress', async () => {
    const ada = await app.reader()
    const accounts = await openAccounts(app.parts.store)
    const asItWas = await accounts.get(ada.id)
    await app.del('/auth/account', ada.token)
    const decided = await accounts.change(ada.id, (account) => ({ next: { ...account, firstName: 'Ada' } }), asItWas)
    expect(decided).toBeUndefined()
    expect(await accounts.get(ada.id)).toBeUndefined()
  })

  const itWhereValuesAreFreed = freesUniqueValues ? it : it.skip
  itWhereValuesAreFreed('leaves its email free at once; who registers it then is somebody else', async () => {
    const ada = await app.reader('ada@example.org')
    await app.del('/auth/account', ada.token)
    const anew = await app.reader('ada@example.org')
    expect(anew.id).not.toBe(ada.id)
    await erased(ada.id)
    expect((await app.get('/auth/profile', anew.token)).body.user).toMatchObject({ _id: anew.id, tier: 'free' })
    expect((await app.get('/auth/sessions', anew.token)).body.sessions).toHaveLength(1)
    expect((await app.get('/auth/profile', ada.token)).status).toBe(401)
    expect((await app.login('ada@example.org', password)).body.user._id).toBe(anew.id)
  })

  it('leaves no trace after 90 days', async () => {
    const ada = await app.reader()
    await app.del('/auth/account', ada.token)
    await erased(ada.id)
    const accounts = await app.parts.store.collection<{ _id: string; version: number }, never>({ name: 'accounts', indexes: {} })
    app.clock.advance(90 * DAY - 1)
    expect(await accounts.get(ada.id)).toBeDefined()
    app.clock.advance(1)
    expect(await accounts.get(ada.id)).toBeUndefined()
  })
})
