import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import { AppError } from '../app-error.ts'
import { memoize } from '../memoize.ts'

/** The reader, session and epoch of a verified access token. Tier and rights are never read from a token. */
export type Session = { readerId: string; sessionId: string; epoch: number }

/** What a token is good for: the calls of a reader, or those of an administrator. Neither kind is accepted as the other. */
export type Audience = 'sibyl' | 'sibyl-admin'

/** Verifies a token for one audience, `sibyl` by default. @throws AppError unauthenticated for a foreign, misused or expired token */
export type VerifySession = (accessToken: string, audience?: Audience) => Promise<Session>

export const ACCESS_TOKEN = { issuer: 'sibyl-auth', audience: 'sibyl', type: 'at+jwt', algorithm: 'EdDSA' } as const

const MAX_CACHED = 10_000
const KEY_SET_COOLDOWN_MS = 30_000

/**
 * Fetches the keys from auth at most once in 30 s, however many unknown key ids arrive. Created with the first token: its headers load all
 * of undici, which a process without readers never needs.
 */
export const remoteKeys = (url: URL): JWTVerifyGetKey => {
  const keys = memoize(() => createRemoteJWKSet(url, { cooldownDuration: KEY_SET_COOLDOWN_MS, timeoutDuration: 3000 }))
  return (header, token) => keys()(header, token)
}

export const localKeys = createLocalJWKSet

/** Whether an error is about the token; any other error means the keys were unreachable, and nobody is signed out. */
const saysTokenIsBad = (error: unknown): boolean =>
  error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== errors.JOSEError.code

/** Verifies access tokens and caches each valid one until it expires. */
export const sessionVerifier = (keys: JWTVerifyGetKey): VerifySession => {
  const verified = new LRUCache<string, Session>({ max: MAX_CACHED })
  return async (accessToken, audience = ACCESS_TOKEN.audience) => {
    const cacheKey = `${audience} ${accessToken}`
    const known = verified.get(cacheKey)
    if (known) return known
    try {
      const { payload } = await jwtVerify(accessToken, keys, {
        issuer: ACCESS_TOKEN.issuer,
        audience,
        typ: ACCESS_TOKEN.type,
        algorithms: [ACCESS_TOKEN.algorithm],
        requiredClaims: ['sub', 'sid', 'exp', 'iat'],
      })
      const session = { readerId: String(payload.sub), sessionId: String(payload.sid), epoch: Number(payload.epoch ?? 0) }
      const ttl = (payload.exp ?? 0) * 1000 - Date.now()
      if (ttl > 0) verified.set(cacheKey, session, { ttl })
      return session
    } catch (error) {
      if (!saysTokenIsBad(error)) throw new AppError('unavailable', { cause: error, retryAfter: 5 })
      throw new AppError('unauthenticated', { cause: error })
    }
  }
}
