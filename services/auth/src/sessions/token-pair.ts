import type { Instant } from '@sibyl/platform/time'
import type { KeyRing } from '../keys/key-ring.ts'
import { accessToken } from './access-token.ts'
import type { RefreshTokens } from './refresh-token.ts'
import type { Session } from './session.ts'

export type TokenPair = { token: string; refreshToken: string }
export type IssueTokens = (session: Session, at: Instant) => Promise<TokenPair>

/** Issues an access token and the newest refresh token of a session. */
export const issueTokens =
  ({ keys, refreshTokens }: { keys: KeyRing; refreshTokens: RefreshTokens }): IssueTokens =>
  async (session, at) => ({
    token: await accessToken(keys, session, at),
    refreshToken: refreshTokens.issue({ sessionId: session._id, generation: session.generation }),
  })
