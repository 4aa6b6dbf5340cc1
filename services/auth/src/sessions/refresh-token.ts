import { createHmac, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '../keys/derived-key.ts'
import type { KeySecrets } from '../keys/key-sealer.ts'

/** Names a session and one generation of its tokens. */
type RefreshClaim = { sessionId: string; generation: number }

export type RefreshTokens = {
  /** The token of a generation. Deterministic, so that any replica gives every tab the same successor. */
  issue(claim: RefreshClaim): string
  /** The claims of a token; undefined if this service did not issue it. */
  read(token: string): RefreshClaim | undefined
}

const shape = /^(session_[\w-]{22})\.([1-9]\d{0,8})\.([\w-]{43})$/

/**
 * Refresh tokens `<session>.<generation>.<HMAC-SHA256 of both>`, issued with the service's secret. Those of the previous secret are accepted
 * too.
 */
export const refreshTokens = ({ secret, previous }: KeySecrets): RefreshTokens => {
  const key = derivedKey(secret, 'refresh-tokens')
  const keys = previous === undefined ? [key] : [key, derivedKey(previous, 'refresh-tokens')]
  const proof = (by: Buffer, { sessionId, generation }: RefreshClaim): Buffer =>
    createHmac('sha256', by).update(`${sessionId}.${generation}`).digest()
  return {
    issue: (claim) => `${claim.sessionId}.${claim.generation}.${proof(key, claim).toString('base64url')}`,
    read(token) {
      const [, sessionId, generation, given] = shape.exec(token) ?? []
      if (!sessionId || !generation || !given) return undefined
      const claim = { sessionId, generation: Number(generation) }
      const presented = Buffer.from(given, 'base64url')
      return keys.some((known) => timingSafeEqual(proof(known, claim), presented)) ? claim : undefined
    },
  }
}
