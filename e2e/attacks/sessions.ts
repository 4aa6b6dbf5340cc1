import { generateKeyPair, SignJWT } from 'jose'
import { call, newReader, password } from '../support/reader.ts'
import { someone, type UnderAttack } from './product-under-attack.ts'

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const decoded = (part: string | undefined): Record<string, unknown> => JSON.parse(Buffer.from(part ?? '', 'base64url').toString())
const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Attacks on the caller's identity. */
export const attackSessions = (product: UnderAttack): void => {
  const refresh = (refreshToken: unknown) => call(product(), '/api/auth/refresh', { body: { refreshToken } })
  const login = (email: string, secret = password) => call(product(), '/api/auth/login', { body: { email, password: secret } })
  /** Calls to three services, each of which must refuse a bad token without asking another. */
  const doors = ['/api/auth/profile', '/api/divination/wallet', '/api/contact/own-data']
  const statuses = (token: string) => Promise.all(doors.map(async (path) => (await call(product(), path, { token })).status))

  it('F36 ten tabs that refresh at once all stay signed in, with one successor', async () => {
    const { refreshToken } = await newReader(product(), someone('tabs'))
    const tabs = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)))
    expect(tabs.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(tabs.map(({ body }) => body.refreshToken)).size).toBe(1)
    for (const { body } of tabs) expect(await statuses(String(body.token))).toEqual([200, 200, 200])
  })

  it('F37 an older refresh token ends the whole family, and no other session', async () => {
    const reader = await newReader(product(), someone('replayed'))
    const other = await login(reader.email)
    const second = await refresh(reader.refreshToken)
    const third = await refresh(second.body.refreshToken)
    expect(third.status).toBe(200)
    expect(await refresh(reader.refreshToken)).toMatchObject({ status: 401, body: { code: 'session_ended' } })
    expect(await refresh(third.body.refreshToken)).toMatchObject({ status: 401 })
    expect((await call(product(), '/api/auth/profile', { token: String(third.body.token) })).status).toBe(401)
    expect(await refresh(other.body.refreshToken)).toMatchObject({ status: 200 })
  })

  it('F38 a changed password ends every other session, and keeps this one', async () => {
    const reader = await newReader(product(), someone('changed'))
    const elsewhere = await login(reader.email)
    const changed = { currentPassword: password, newPassword: 'Other-Moon-8' }
    const wrong = { ...changed, currentPassword: 'Wrong-Moon-9' }
    const change = (body: unknown) => call(product(), '/api/auth/change-password', { token: reader.token, body })
    expect(await change(wrong)).toMatchObject({ status: 400, body: { code: 'wrong_password', fields: [{ field: 'currentPassword' }] } })
    expect(await change(changed)).toMatchObject({ status: 200 })
    expect(await refresh(elsewhere.body.refreshToken)).toMatchObject({ status: 401 })
    expect((await call(product(), '/api/auth/profile', { token: String(elsewhere.body.token) })).status).toBe(401)
    expect(await refresh(reader.refreshToken)).toMatchObject({ status: 200 })
    expect(await login(reader.email)).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
    expect(await login(reader.email, 'Other-Moon-8')).toMatchObject({ status: 200 })
  })

  it('F39 a known and an unknown email get the same answer in the same time', async () => {
    const { email } = await newReader(product(), someone('known'))
    const timed = async (address: string) => {
      const began = performance.now()
      const { status, body } = await login(address, 'Wrong-Moon-7')
      const { requestId: _, ...said } = body
      return { took: performance.now() - began, said: { status, ...said } }
    }
    const known = []
    const unknown = []
    // Alternates, so that other load on the machine affects both alike; fewer attempts than the limit of failures.
    for (let nth = 0; nth < 9; nth += 1) {
      known.push(await timed(email))
      unknown.push(await timed(someone('nobody')))
    }
    expect(known[0]?.said).toEqual(unknown[0]?.said)
    const ratio = median(known.map(({ took }) => took)) / median(unknown.map(({ took }) => took))
    // If unknown accounts skipped the password hash, they would be many times faster.
    expect(ratio).toBeGreaterThan(0.4)
    expect(ratio).toBeLessThan(2.5)
  })

  it('F42 a token with another algorithm, signature, audience, issuer, type or time opens nothing', async () => {
    const { token } = await newReader(product(), someone('forger'))
    const [head, payload, signature] = token.split('.')
    const claims = decoded(payload)
    const header = decoded(head)
    const { keys } = (await call(product(), '/api/auth/keys')).body as { keys: { x: string; kid: string }[] }
    const own = (await generateKeyPair('EdDSA', { crv: 'Ed25519' })).privateKey
    const signed = (changes: object, head: object = {}) =>
      new SignJWT({ ...claims, ...changes }).setProtectedHeader({ ...header, alg: 'EdDSA', ...head }).sign(own)
    const forged = [
      `${base64({ ...header, alg: 'none' })}.${payload}.`,
      `${base64({ ...header, alg: 'none' })}.${payload}.${signature}`,
      await new SignJWT(claims).setProtectedHeader({ ...header, alg: 'HS256' }).sign(Buffer.from(keys[0]?.x ?? 'x', 'base64url')),
      await signed({}),
      await signed({ aud: 'elsewhere' }),
      await signed({ iss: 'https://elsewhere.example' }),
      await signed({}, { typ: 'JWT' }),
      await signed({ exp: 1 }),
      `${head}.${base64({ ...claims, sub: 'user_somebody-else' })}.${signature}`,
      `${head}.${payload}.${signature?.split('').reverse().join('')}`,
      'not.a.token',
      '',
    ]
    for (const one of forged) expect(await statuses(one || ' ')).toEqual([401, 401, 401])
    expect(await statuses(token)).toEqual([200, 200, 200])
  })

  it('F43 a flood of tokens with unknown keys is refused, and nobody else is held up', async () => {
    const { token } = await newReader(product(), someone('flooded'))
    const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
    const claims = decoded(token.split('.')[1])
    const flood = await Promise.all(
      Array.from({ length: 200 }, async (_, nth) => {
        const one = await new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: `unknown-${nth}` }).sign(privateKey)
        return (await call(product(), '/api/divination/wallet', { token: one })).status
      }),
    )
    expect(new Set(flood)).toEqual(new Set([401]))
    expect(await statuses(token)).toEqual([200, 200, 200])
  })

  it('F45 headers that claim who is calling are ignored', async () => {
    const reader = await newReader(product(), someone('spoofed'))
    const { user } = (await call(product(), '/api/auth/profile', { token: reader.token })).body as { user: { _id: string } }
    const claims = { 'x-user-id': user._id, 'x-session-id': user._id, 'x-reader': user._id, 'x-internal': '1', 'x-sibyl-user': user._id }
    for (const path of doors) expect((await call(product(), path, { headers: claims })).status).toBe(401)
    expect(
      (await call(product(), '/api/auth/profile', { token: reader.token, headers: { 'x-user-id': 'user_other' } })).body,
    ).toMatchObject({
      user: { _id: user._id },
    })
  })
}
