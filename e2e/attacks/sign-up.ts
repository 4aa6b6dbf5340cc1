import { call, eventually, linkTokenIn, mailTo, password, registration, wallet } from '../support/reader.ts'
import { someone, type UnderAttack } from './product-under-attack.ts'

/** Attacks on sign-up. */
export const attackSignUp = (product: UnderAttack): void => {
  const register = (body: unknown) => call(product(), '/api/auth/register', { body })
  const verify = (token: string) => call(product(), '/api/auth/verify-email', { body: { token } })

  it('F30 a verification link used 20 times in parallel grants exactly three tokens', async () => {
    const email = someone('link')
    await register(registration(email))
    const token = linkTokenIn(await mailTo(product(), email, /verify/i))
    const uses = await Promise.all(Array.from({ length: 20 }, () => verify(token)))
    expect(new Set(uses.map(({ status }) => status))).toEqual(new Set([200]))
    const { body } = await call(product(), '/api/auth/login', { body: { email, password } })
    const reader = { email, token: String(body.token), refreshToken: '' }
    await eventually(async () => ((await wallet(product(), reader)).ledger.length > 0 ? true : undefined))
    expect(await wallet(product(), reader)).toMatchObject({ oracleTokens: 3, ledger: [{ reason: 'welcome' }] })
  })

  it('F31 a superseded link is refused, and the newest works', async () => {
    const email = someone('superseded')
    await register(registration(email))
    const first = linkTokenIn(await mailTo(product(), email, /verify/i))
    expect(await call(product(), '/api/auth/resend-verification', { body: { email } })).toMatchObject({ status: 200 })
    const second = linkTokenIn(await mailTo(product(), email, /new link/i))
    expect(await verify(first)).toMatchObject({ status: 400, body: { code: 'link_unknown' } })
    expect(await verify(second)).toMatchObject({ status: 200 })
  })

  it('F31 looking at a link does not use it: only POST does', async () => {
    const email = someone('looked-at')
    await register(registration(email))
    const token = linkTokenIn(await mailTo(product(), email, /verify/i))
    await call(product(), `/api/auth/verify-email?token=${token}`)
    await call(product(), `/verify-email?token=${token}`)
    expect(await verify(token)).toMatchObject({ status: 200 })
  })

  it('F40 a known email is refused, however it is written, and opened once when 20 come at once', async () => {
    const email = someone('taken')
    const all = await Promise.all(Array.from({ length: 20 }, () => register(registration(email))))
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(all.filter(({ status, body }) => status === 409 && body.code === 'email_taken')).toHaveLength(19)
    expect(await register(registration(` ${email.toUpperCase()} `))).toMatchObject({ status: 409, body: { code: 'email_taken' } })
  })

  it('F41 a password of 73 bytes is refused clearly, in whatever letters', async () => {
    const email = someone('long')
    for (const long of [`Aa1${'x'.repeat(70)}`, `Aa1${'ž'.repeat(35)}`]) {
      expect(await register({ ...registration(email), password: long })).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', fields: [{ field: 'password', message: 'Password must be at most 72 bytes long' }] },
      })
    }
    expect(await register({ ...registration(email), password: `Aa1${'x'.repeat(69)}` })).toMatchObject({ status: 201 })
  })

  it('F49 a registration with tokens, tier and rights gets none of them', async () => {
    const email = someone('greedy')
    const more = { oracleTokens: 999, tier: 'premium', emailVerified: true, wallet: { tokens: 999 }, _id: 'user_mine', role: 'admin' }
    expect(await register({ ...registration(email), ...more })).toMatchObject({ status: 201 })
    expect(await call(product(), '/api/auth/login', { body: { email, password } })).toMatchObject({
      status: 401,
      body: { code: 'email_not_verified' },
    })
    await verify(linkTokenIn(await mailTo(product(), email, /verify/i)))
    const { body } = await call(product(), '/api/auth/login', { body: { email, password } })
    expect(body.user).toMatchObject({ _id: expect.not.stringMatching('user_mine'), tier: expect.not.stringMatching('premium') })
  })

  it.each([
    ['two addresses', { email: 'a@x.org,b@y.org' }],
    ['two addresses apart', { email: 'a@x.org;b@y.org' }],
    ['a header in the address', { email: 'a@x.org\r\nBcc: b@y.org' }],
    ['a header in the first name', { firstName: 'Mira\r\nBcc: b@y.org' }],
    ['a line separator in the last name', { lastName: 'Lund\u2028Bcc: b@y.org' }],
    ['a NUL in the first name', { firstName: 'Mi\u0000ra' }],
  ])('F51 %s is refused in a registration', async (_what, given) => {
    expect(await register({ ...registration(someone('crlf')), ...given })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: [{ field: Object.keys(given)[0] }] },
    })
  })
}
