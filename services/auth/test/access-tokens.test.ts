import { createLocalJWKSet, generateKeyPair, type JWK, jwtVerify, SignJWT } from 'jose'
import { newAction } from '../src/activity/action.ts'
import { type KeyRing, openKeyRing } from '../src/keys/key-ring.ts'
import { accessToken } from '../src/sessions/access-token.ts'
import { newSession } from '../src/sessions/session.ts'
import { config, type RunningAuth, runningAuth } from './running-auth.ts'

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('F42 an access token', () => {
  let app: RunningAuth
  let keys: KeyRing
  let claims: Record<string, unknown>
  let genuine: string

  beforeAll(async () => {
    app = await runningAuth()
    keys = await openKeyRing({ store: app.parts.store, clock: app.clock, secret: config.KEY_SECRET })
    genuine = (await app.reader()).token
    claims = JSON.parse(Buffer.from(genuine.split('.')[1] ?? '', 'base64url').toString())
  })
  afterAll(() => app.close())

  const header = () => ({ alg: 'EdDSA', typ: 'at+jwt', kid: keys.signing().kid })
  const signed = (changes: Record<string, unknown>, head: Record<string, unknown> = {}) =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ ...header(), ...head }).sign(keys.signing().key)
  const publicKey = (): JWK => keys.published().keys[0] ?? {}
  const statusOf = async (token: string) => (await app.get('/auth/profile', token)).status

  it('opens the profile when it is genuine', async () => {
    expect(await statusOf(genuine)).toBe(200)
    expect(await statusOf(await signed({}))).toBe(200)
  })

  it('names the reader, the session and its lifetime, and no rights', () => {
    expect(Object.keys(claims).sort()).toEqual(['aud', 'epoch', 'exp', 'iat', 'iss', 'jti', 'sid', 'sub'])
    expect(Number(claims.exp) - Number(claims.iat)).toBe(900)
  })

  it('is refused with alg none', async () => {
    for (const alg of ['none', 'None', 'NONE']) {
      expect(await statusOf(`${base64({ ...header(), alg })}.${base64(claims)}.`)).toBe(401)
      expect(await statusOf(`${base64({ ...header(), alg })}.${base64(claims)}.${genuine.split('.')[2]}`)).toBe(401)
    }
  })

  it('is refused when signed by HMAC with our public key as the secret', async () => {
    for (const secret of [Buffer.from(publicKey().x ?? '', 'base64url'), Buffer.from(JSON.stringify(publicKey()))]) {
      const forged = await new SignJWT(claims).setProtectedHeader({ ...header(), alg: 'HS256' }).sign(secret)
      expect(await statusOf(forged)).toBe(401)
    }
  })

  it('is refused when signed by any kind of foreign key', async () => {
    for (const alg of ['ES256', 'RS256', 'EdDSA']) {
      const { privateKey } = await generateKeyPair(alg)
      expect(await statusOf(await new SignJWT(claims).setProtectedHeader({ ...header(), alg }).sign(privateKey))).toBe(401)
      expect(await statusOf(await new SignJWT(claims).setProtectedHeader({ ...header(), alg, kid: 'own' }).sign(privateKey))).toBe(401)
    }
  })

  it.each([
    ['another audience', { aud: 'elsewhere' }, {}],
    ['no audience', { aud: undefined }, {}],
    ['another issuer', { iss: 'elsewhere' }, {}],
    ['another type', {}, { typ: 'JWT' }],
    ['no type', {}, { typ: undefined }],
    ['no session', { sid: undefined }, {}],
    ['no expiry', { exp: undefined }, {}],
  ])('is refused with %s', async (_what, changes, head) => {
    expect(await statusOf(await signed(changes, head))).toBe(401)
  })

  it('is refused when it has expired', async () => {
    const session = newSession({ id: String(claims.sid), account: { _id: String(claims.sub) } }, newAction(app.clock.now(), undefined)).next
    const quarterAgo = new Date(Date.now() - 15 * 60_000 - 1000).toISOString()
    expect(await statusOf(await accessToken(keys, session, quarterAgo))).toBe(401)
  })

  it('is refused when tampered with, and a call without one is refused too', async () => {
    const [head, , signature] = genuine.split('.')
    expect(await statusOf(`${head}.${base64({ ...claims, sub: 'user_other' })}.${signature}`)).toBe(401)
    expect(await app.get('/auth/profile')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  })

  it('is verified by published keys, none of them private', async () => {
    const { body } = await app.get('/auth/keys')
    expect(body.keys).toHaveLength(2)
    for (const key of body.keys) {
      expect(key).toMatchObject({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid: expect.any(String) })
      expect(key).not.toHaveProperty('d')
    }
    const { payload } = await jwtVerify(genuine, createLocalJWKSet(body), { typ: 'at+jwt', currentDate: new Date(app.clock.now()) })
    expect(payload).toEqual(claims)
  })
})
