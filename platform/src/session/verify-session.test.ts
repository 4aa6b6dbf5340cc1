import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK, type JWTHeaderParameters, SignJWT } from 'jose'
import { ACCESS_TOKEN, localKeys, remoteKeys, sessionVerifier } from './verify-session.ts'

type Pair = Awaited<ReturnType<typeof generateKeyPair>>
type Changes = {
  header?: Partial<JWTHeaderParameters>
  issuer?: string
  audience?: string
  expires?: number | string
  sub?: string
  sid?: string
}

const sign = (pair: Pair, { header, issuer, audience, expires, sub = 'reader_1', sid = 'session_1' }: Changes = {}): Promise<string> =>
  new SignJWT({ ...(sid ? { sid } : {}) })
    .setProtectedHeader({ alg: 'EdDSA', typ: ACCESS_TOKEN.type, kid: 'k1', ...header })
    .setIssuer(issuer ?? ACCESS_TOKEN.issuer)
    .setAudience(audience ?? ACCESS_TOKEN.audience)
    .setSubject(sub)
    .setIssuedAt()
    .setExpirationTime(expires ?? '15m')
    .sign(pair.privateKey)

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('a session token', () => {
  let pair: Pair
  let key: JWK
  let server: Server
  let url: URL
  let fetches = 0
  let status = 200

  beforeAll(async () => {
    pair = await generateKeyPair('EdDSA')
    key = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'EdDSA' }
    server = createServer((_request, response) => {
      fetches += 1
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ keys: [key] }))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`)
  })
  beforeEach(() => {
    fetches = 0
    status = 200
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })

  const verifier = () => sessionVerifier(localKeys({ keys: [key] }))

  it('identifies its session and reader', async () => {
    expect(await verifier()(await sign(pair))).toEqual({ readerId: 'reader_1', sessionId: 'session_1', epoch: 0 })
  })

  it.each<[string, Changes]>([
    ['another issuer', { issuer: 'somebody' }],
    ['another audience', { audience: 'elsewhere' }],
    ['another type', { header: { typ: 'refresh' } }],
    ['a time that is over', { expires: Math.floor(Date.now() / 1000) - 1 }],
    ['no session', { sid: '' }],
  ])('F42 is refused with %s', async (_name, changes) => {
    await expect(verifier()(await sign(pair, changes))).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('F42 is refused when it is unsigned, signed by another key, or signed with the public key as a secret', async () => {
    const verify = verifier()
    const [, body = ''] = (await sign(pair)).split('.')
    const unsigned = `${base64url({ alg: 'none', typ: ACCESS_TOKEN.type })}.${body}.`
    const foreign = await sign(await generateKeyPair('EdDSA'))
    const secret = new TextEncoder().encode(JSON.stringify(key))
    const swapped = await new SignJWT({ sid: 's' })
      .setProtectedHeader({ alg: 'HS256', typ: ACCESS_TOKEN.type, kid: 'k1' })
      .setIssuer(ACCESS_TOKEN.issuer)
      .setAudience(ACCESS_TOKEN.audience)
      .setSubject('reader_1')
      .setIssuedAt()
      .setExpirationTime('15m')
      .sign(secret)
    for (const token of [unsigned, foreign, swapped, 'nonsense', ''])
      await expect(verify(token)).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('F43 makes at most one key-set fetch however many unknown key ids come in', async () => {
    const verify = sessionVerifier(remoteKeys(url))
    const flood = await Promise.all(Array.from({ length: 50 }, (_, index) => sign(pair, { header: { kid: `random-${index}` } })))
    const outcomes = await Promise.allSettled(flood.map((token) => verify(token)))
    for (const token of flood) await expect(verify(token)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(outcomes.every(({ status: outcome }) => outcome === 'rejected')).toBe(true)
    expect(fetches).toBe(1)
    expect(await verify(await sign(pair))).toMatchObject({ readerId: 'reader_1' })
  })

  it('is cached, so that the next request needs no verification', async () => {
    let asked = 0
    const keys = localKeys({ keys: [key] })
    const verify = sessionVerifier((header, token) => {
      asked += 1
      return keys(header, token)
    })
    const token = await sign(pair)
    await verify(token)
    await verify(token)
    expect(asked).toBe(1)
  })

  it('is not rejected as invalid while the key set is unavailable', async () => {
    const verify = sessionVerifier(remoteKeys(url))
    const token = await sign(pair)
    status = 503
    await expect(verify(token)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
    status = 200
    expect(await verify(token)).toMatchObject({ readerId: 'reader_1' })
    const nobody = sessionVerifier(remoteKeys(new URL('http://127.0.0.1:1/keys')))
    await expect(nobody(token)).rejects.toMatchObject({ code: 'unavailable' })
  })
})
