import { AppError, isAppError } from '@sibyl/platform/app-error'
import type { Logger } from '@sibyl/platform/logging/logger'
import type { Account } from '../accounts/account.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Action } from '../activity/action.ts'
import type { RefreshTokens } from './refresh-token.ts'
import { requireLive, rotate, type Sessions } from './session.ts'
import type { IssueTokens, TokenPair } from './token-pair.ts'

type Ports = {
  accounts: Accounts
  sessions: Sessions
  refreshTokens: RefreshTokens
  issueTokens: IssueTokens
  logger: Logger
}

const asSessionEnded = (error: unknown): never => {
  throw isAppError(error, 'not_found') ? new AppError('session_ended', { cause: error }) : error
}

/** Exchanges a refresh token for a new pair. An older token ends its session. @throws AppError session_ended */
export const refreshSession =
  ({ accounts, sessions, refreshTokens, issueTokens, logger }: Ports) =>
  async (refreshToken: string, action: Action): Promise<TokenPair & { account: Account }> => {
    const claim = refreshTokens.read(refreshToken)
    if (!claim) throw new AppError('session_ended')
    const session = await sessions.change(claim.sessionId, rotate(claim.generation, action)).catch(asSessionEnded)
    if (session.ended?.why === 'replayed')
      logger.warn({ sessionId: session._id }, 'an older refresh token was replayed; its session is ended')
    const { account } = requireLive(session, await accounts.get(session.userId))
    return { account, ...(await issueTokens(session, action.at)) }
  }
