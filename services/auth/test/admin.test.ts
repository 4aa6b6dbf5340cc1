import { adminOperations } from '@sibyl/contracts/http/admin'
import { adminDeadLetterOperations } from '@sibyl/contracts/http/admin-dead-letters'
import { adminReaderOperations } from '@sibyl/contracts/http/admin-readers'
import type { Operation } from '@sibyl/contracts/http/operation'
import { eventually } from '@sibyl/platform/testing/eventually'
import { password, type RunningAuth, runningAuth } from './running-auth.ts'

const ADMIN = 'support@example.org'
const reason = 'Asked for it by mail'

type Entry = { act: string; by: { email: string | null }; reader?: { _id: string; email: string | null }; tokens?: number; reason?: string }

describe('administration of accounts', () => {
  let auth: RunningAuth
  beforeEach(async () => {
    auth = await runningAuth({ environment: { ADMIN_EMAILS: ` ${ADMIN.toUpperCase()}, other@example.org` } })
  })
  afterEach(() => auth.close())

  const tokenOf = async ({ token }: { token: string }) => {
    const { status, body } = await auth.post('/admin/token', undefined, token)
    return { status, token: body.token }
  }
  const administrator = async () => {
    const account = await auth.reader(ADMIN)
    return { ...account, admin: (await tokenOf(account)).token }
  }
  const entries = async (admin: string, readerId = ''): Promise<Entry[]> =>
    ((await auth.get(`/admin/audit${readerId && `?readerId=${readerId}`}`, admin)).body as unknown as { entries: Entry[] }).entries
  const recorded = (admin: string, ...acts: string[]) =>
    eventually(async () => expect((await entries(admin)).map(({ act }) => act).toSorted()).toEqual(acts.toSorted()))

  it('is open to a named account with a verified address, and to nobody else', async () => {
    const [support, reader] = [await auth.reader(ADMIN), await auth.reader()]
    expect((await tokenOf(support)).status).toBe(200)
    expect((await tokenOf(reader)).status).toBe(404)
    expect((await auth.post('/admin/token')).status).toBe(404)
    expect((await auth.post('/admin/token', undefined, 'expired')).status).toBe(401)
  })

  const calls: readonly (readonly [string, Operation])[] = Object.entries({
    ...adminOperations,
    ...adminReaderOperations,
    ...adminDeadLetterOperations,
  }).filter(([name]) => name !== 'openAdmin')

  it.each(calls)('does not exist for anybody without an admin token: %s', async (_name, { method, path }) => {
    const [support, reader] = [await administrator(), await auth.reader()]
    const ask = async (token?: string, sent: unknown = 'not JSON') => {
      const at = path.replace(':id', reader.id).replace(':sessionId', 'session_1').replace(':queue', 'auth')
      const { status, body } = await (method === 'get' ? auth.get(at, token) : auth.post(at, sent, token))
      return [status, body.code]
    }
    for (const token of [undefined, 'nonsense', reader.token, support.token]) expect(await ask(token)).toEqual([404, 'not_found'])
    await auth.del('/auth/sessions', support.token)
    expect(await ask(support.admin, { email: ADMIN, reason, letterId: 'evt_1' })).toEqual([404, 'not_found'])
  })

  it('ends five minutes after its token was issued', async () => {
    const { admin } = await administrator()
    expect((await auth.get('/admin/audit', admin)).status).toBe(200)
    const [, claims = ''] = admin.split('.')
    const { iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { iat: number; exp: number }
    expect(exp - iat).toBe(300)
  })

  it('does not accept an admin token as a session', async () => {
    const { admin } = await administrator()
    expect((await auth.get('/auth/profile', admin)).status).toBe(401)
  })

  it('finds an account by its e-mail, shows it, and records once an hour that it was opened', async () => {
    const { admin } = await administrator()
    const reader = await auth.reader('mira@example.org')
    const found = await auth.post('/admin/readers/find', { email: ' Mira@Example.org ' }, admin)
    expect(found.body).toMatchObject({ success: true, readerId: reader.id })
    expect((await auth.post('/admin/readers/find', { email: 'no@example.org' }, admin)).body.code).toBe('reader_not_found')
    for (const _ of [1, 2]) {
      const { body } = await auth.get(`/admin/readers/${reader.id}`, admin)
      expect(body).toMatchObject({ reader: { email: 'mira@example.org', admin: false }, sessions: [{ device: 'Firefox on Windows' }] })
    }
    expect((await auth.get('/admin/readers/user_none', admin)).body.code).toBe('reader_not_found')
    expect(await entries(admin)).toMatchObject([{ act: 'reader_opened', by: { email: ADMIN }, reader: { _id: reader.id } }])
  })

  it('mails another verification link, unless the address is verified', async () => {
    const { admin } = await administrator()
    await auth.register('new@example.org')
    const { body } = await auth.post('/admin/readers/find', { email: 'new@example.org' }, admin)
    const at = `/admin/readers/${(body as unknown as { readerId: string }).readerId}/resend-verification`
    expect((await auth.post(at, { reason }, admin)).status).toBe(200)
    expect((await auth.post('/auth/verify-email', { token: auth.mailedToken() })).status).toBe(200)
    expect((await auth.post(at, { reason }, admin)).body.code).toBe('already_verified')
    await recorded(admin, 'verification_resent')
  })

  it('ends all sessions of an account, which its own log says', async () => {
    const { admin } = await administrator()
    const reader = await auth.reader()
    expect((await auth.post(`/admin/readers/${reader.id}/end-sessions`, { reason }, admin)).status).toBe(200)
    expect((await auth.get('/auth/profile', reader.token)).status).toBe(401)
    expect((await auth.refresh(reader.refreshToken)).status).toBe(401)
    const again = (await auth.login(reader.email)).body.token
    await eventually(async () =>
      expect((await auth.get('/auth/activity', again)).body.activity).toContainEqual(
        expect.objectContaining({ kind: 'signed_out_by_support' }),
      ),
    )
    await recorded(admin, 'sessions_ended')
  })

  it('ends one session of an account, and no other', async () => {
    const { admin, id: adminId } = await administrator()
    const reader = await auth.reader()
    const other = (await auth.login(reader.email)).body.token
    const { body } = await auth.get('/auth/sessions', reader.token)
    const mine = body.sessions.find(({ current }) => current)?._id
    const end = (whose: string) => auth.post(`/admin/readers/${whose}/sessions/${mine}/end`, { reason }, admin)
    expect((await end(adminId)).body.code).toBe('session_not_found')
    expect((await end(reader.id)).status).toBe(200)
    expect((await end(reader.id)).body.code).toBe('session_not_found')
    expect((await auth.get('/auth/profile', reader.token)).status).toBe(401)
    expect((await auth.get('/auth/profile', other)).status).toBe(200)
    await recorded(admin, 'session_ended')
  })

  it('suspends an account: sessions end and sign-in is refused with the reason, until the suspension is lifted', async () => {
    const { admin } = await administrator()
    const reader = await auth.reader()
    const at = `/admin/readers/${reader.id}`
    for (const _ of [1, 2]) expect((await auth.post(`${at}/suspend`, { reason }, admin)).status).toBe(200)
    expect((await auth.get('/auth/profile', reader.token)).status).toBe(401)
    expect((await auth.refresh(reader.refreshToken)).status).toBe(401)
    expect(await auth.login(reader.email)).toMatchObject({
      status: 403,
      body: { code: 'account_suspended', message: 'This account is suspended. Please write to us through the contact page.' },
    })
    expect((await auth.login(reader.email, 'Wrong-Password-1')).body.code).toBe('invalid_credentials')
    expect((await auth.get(at, admin)).body).toMatchObject({ reader: { suspendedAt: expect.any(String) }, sessions: [] })
    for (const _ of [1, 2]) expect((await auth.post(`${at}/lift-suspension`, { reason }, admin)).status).toBe(200)
    expect((await auth.login(reader.email, password)).status).toBe(200)
    await recorded(admin, 'reader_opened', 'account_suspended', 'suspension_lifted')
  })

  it('refuses to suspend the administrator’s own account', async () => {
    const { admin, id, token } = await administrator()
    expect((await auth.post(`/admin/readers/${id}/suspend`, { reason }, admin)).body.code).toBe('own_account')
    expect((await auth.get('/auth/profile', token)).status).toBe(200)
  })

  it.each(['', '  ', 'x', 'x'.repeat(301), undefined])('changes nothing without a proper reason: %.10j', async (poor) => {
    const { admin } = await administrator()
    const reader = await auth.reader()
    for (const act of ['end-sessions', 'suspend', 'lift-suspension', 'resend-verification']) {
      const { status, body } = await auth.post(`/admin/readers/${reader.id}/${act}`, { reason: poor }, admin)
      expect([status, body.fields?.[0]?.field]).toEqual([400, 'reason'])
    }
    expect((await auth.get('/auth/profile', reader.token)).status).toBe(200)
    expect(await entries(admin)).toEqual([])
  })

  it('lists dead letters without bodies and addresses, replays those that can be handled now, and drops others; each action is in the log', async () => {
    const { admin } = await administrator()
    let mended = false
    const handled: string[] = []
    const handle = async ({ data }: { data: { userId: string } }) => {
      if (!mended) throw new Error('no way to mira@example.org')
      handled.push(data.userId)
    }
    await auth.parts.bus.subscribe('billing', { 'subscription.changed.v1': handle }, { concurrency: 1 })
    for (const userId of ['user_a', 'user_b', 'user_c'])
      await auth.publish('subscription.changed.v1', { userId, subscriptionId: 'sub_1', premiumUntil: null, asOf: auth.clock.now() })
    type Letter = { id: string; reason: string }
    const letters = async () => {
      const { body } = await auth.get('/admin/dead-letters', admin)
      const { queues } = body as unknown as { queues: { queue: string; count: number; letters: Letter[] }[] }
      return queues.filter(({ queue }) => queue === 'billing')
    }
    await eventually(async () => expect(await letters()).toMatchObject([{ queue: 'billing', count: 3 }]))
    const [queue] = await letters()
    expect(JSON.stringify(queue)).not.toMatch(/user_a|mira/)
    const [first, second] = queue?.letters ?? []
    const act = (what: string, body: object) => auth.post(`/admin/dead-letters/billing/${what}`, body, admin)
    expect((await act('drop', { reason })).status).toBe(400)
    expect((await act('drop', { reason, letterId: first?.id })).body).toMatchObject({ dropped: 1 })
    expect((await act('replay', { reason })).body).toMatchObject({ replayed: 0, refused: 2 })
    mended = true
    expect((await act('replay', { reason, letterId: second?.id })).body).toMatchObject({ replayed: 1, refused: 0 })
    expect(handled).toEqual(['user_b'])
    expect(await letters()).toMatchObject([{ queue: 'billing', count: 1 }])
    await recorded(admin, 'dead_letter_dropped', 'dead_letters_replayed', 'dead_letters_replayed')
    expect(await entries(admin)).toContainEqual(expect.objectContaining({ queue: 'billing', letterId: first?.id, reason }))
  })

  it('records tokens given and taken, once each, and erases the reasons when the account is deleted', async () => {
    const { admin } = await administrator()
    const reader = await auth.reader('mira@example.org')
    const given = { userId: reader.id, by: 'user_support', reason: 'Mira Lund wrote to us', at: auth.clock.now() }
    for (const _ of [1, 2]) await auth.publish('wallet.adjusted.v1', { ...given, actId: 'act_1', tokens: 2 })
    await auth.publish('wallet.adjusted.v1', { ...given, actId: 'act_2', tokens: -1 })
    expect(await entries(admin, reader.id)).toMatchObject([{ reason: given.reason }, { reason: given.reason }])
    await recorded(admin, 'tokens_given', 'tokens_taken')

    await auth.del('/auth/account', reader.token)
    await eventually(async () => {
      const left = await entries(admin, reader.id)
      expect(left).toHaveLength(2)
      for (const entry of left) {
        expect(entry).toMatchObject({ reader: { _id: reader.id, email: null }, by: { email: null } })
        expect(entry.reason).toBeUndefined()
      }
    })
    await auth.publish('wallet.adjusted.v1', { ...given, actId: 'act_late', tokens: 1 })
    expect(JSON.stringify(await entries(admin, reader.id))).not.toContain('Mira')
  })
})
