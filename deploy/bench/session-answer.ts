import { generateKeyPairSync, sign } from 'node:crypto'
import { operation } from '@sibyl/contracts/http/operation'
import { createMemoryCache } from '@sibyl/platform/cache/memory-cache'
import { route } from '@sibyl/platform/http/route'
import { startHttpServer } from '@sibyl/platform/http/server'
import { createLogger } from '@sibyl/platform/logging/logger'
import { createMetrics } from '@sibyl/platform/metrics/metrics'
import { ACCESS_TOKEN, localKeys, sessionVerifier } from '@sibyl/platform/session/verify-session'
import { z } from 'zod'

/**
 * A service like Sibyl's that answers signed-in callers with a small JSON document: it verifies the session, counts, measures and logs each
 * request. Answers a message with its port and a valid token.
 */
const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const now = Math.floor(Date.now() / 1000)
const claims = { iss: ACCESS_TOKEN.issuer, aud: ACCESS_TOKEN.audience, sub: 'user_1', sid: 'session_1', iat: now, exp: now + 3600 }
const unsigned = `${part({ alg: ACCESS_TOKEN.algorithm, typ: ACCESS_TOKEN.type, kid: 'bench' })}.${part(claims)}`
const token = `${unsigned}.${sign(null, Buffer.from(unsigned), privateKey).toString('base64url')}`

const user = { _id: 'user_1', firstName: 'Ada', tier: 'free', oracleTokens: 3 }
const profile = operation({
  method: 'get',
  path: '/auth/profile',
  summary: 'Profile',
  caller: 'reader',
  answer: z.object({ success: z.literal(true), user: z.looseObject({}) }),
})

const server = await startHttpServer({
  routes: [route(profile, async () => ({ success: true as const, user }))],
  parts: {
    logger: createLogger('service', 'info'),
    metrics: createMetrics('service'),
    cache: createMemoryCache(),
    verifySession: sessionVerifier(localKeys({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'bench', alg: 'EdDSA' }] })),
  },
  host: '127.0.0.1',
  port: 0,
  ready: async () => undefined,
})
process.on('message', () => process.send?.({ port: server.port, token }))
process.on('SIGTERM', () => process.exit(0))
