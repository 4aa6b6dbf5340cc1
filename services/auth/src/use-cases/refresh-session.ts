import { AppError, isAppError } from '@sibyl/platform/app-error'
import type { Logger } from '@sibyl/platform/logging/logger'
import type { Clock } from '@sibyl/platform/time'
import type { Accounts } from '../accounts/account.ts'
import type { RefreshTokens } from '../sessions/refresh-token.ts'
import { requireLive, rotate, type Sessions } from '../sessions/session.ts'
import type { IssueTokens, TokenPair } from '../sessions/token-pair.ts'

type Ports = {
  accounts: Accounts
  sessions: Sessions
  refreshTokens: RefreshTokens
  issueTokens: IssueTokens
  clock: Clock
  logger: Logger
}

const endedIfGone = (error: unknown): never => {
  throw isAppError(error, 'not_found') ? new AppError('session_ended', { cause: error }) : error
}

/** Exchanges a refresh token for a new pair. @throws AppError session_ended, which an older token also brings upon its session */
export const refreshSession =
  ({ accounts, sessions, refreshTokens, issueTokens, clock, logger }: Ports) =>
  async (refreshToken: string): Promise<TokenPair> => {
    const claim = refreshTokens.read(refreshToken)
    if (!claim) throw new AppError('session_ended')
    const at = clock.now()
    const session = await sessions.change(claim.sessionId, rotate(claim.generation, at)).catch(endedIfGone)
    if (session.ended?.why === 'replayed') logger.warn({ sessionId: session._id }, 'an older refresh token came back, its session is over')
    requireLive(session)
    if (!(await accounts.get(session.userId))) throw new AppError('session_ended')
    return issueTokens(session, at)
  }
