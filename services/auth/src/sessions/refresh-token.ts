import { createHmac, timingSafeEqual } from 'node:crypto'
import { derivedKey } from './derived-key.ts'

/** Names a session and one generation of its tokens. */
type RefreshClaim = { sessionId: string; generation: number }

export type RefreshTokens = {
  /** The token of a generation, always the same one: any replica can hand the same successor to every tab. */
  issue(claim: RefreshClaim): string
  /** What a token claims, if this service issued it. */
  read(token: string): RefreshClaim | undefined
}

const shape = /^(session_[\w-]{22})\.([1-9]\d{0,8})\.([\w-]{43})$/

/** Refresh tokens `<session>.<generation>.<HMAC-SHA256 of both>`. */
export const refreshTokens = (secret: string): RefreshTokens => {
  const key = derivedKey(secret, 'refresh-tokens')
  const proof = ({ sessionId, generation }: RefreshClaim): Buffer => createHmac('sha256', key).update(`${sessionId}.${generation}`).digest()
  return {
    issue: (claim) => `${claim.sessionId}.${claim.generation}.${proof(claim).toString('base64url')}`,
    read(token) {
      const [, sessionId, generation, given] = shape.exec(token) ?? []
      if (!sessionId || !generation || !given) return undefined
      const claim = { sessionId, generation: Number(generation) }
      return timingSafeEqual(proof(claim), Buffer.from(given, 'base64url')) ? claim : undefined
    },
  }
}
