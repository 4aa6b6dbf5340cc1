import { AppError } from '@sibyl/platform/app-error'
import { newId } from '@sibyl/platform/ids'
import { linkTokenHash } from '@sibyl/platform/link-tokens'
import type { Action } from '../activity/action.ts'
import { newSession, type Sessions } from '../sessions/session.ts'
import type { IssueTokens, TokenPair } from '../sessions/token-pair.ts'
import { type Account, verify } from './account.ts'
import type { Accounts } from './accounts.ts'

type Ports = { accounts: Accounts; sessions: Sessions; issueTokens: IssueTokens }

/**
 * Uses a verification link, once. The browser that signed up is signed in: it has chosen the password, and the link proves the address.
 * @throws AppError link_unknown · link_expired
 */
export const verifyEmail =
  ({ accounts, sessions, issueTokens }: Ports) =>
  async (
    token: string,
    signedUpHere: (email: string) => boolean,
    action: Action,
  ): Promise<(TokenPair & { account: Account }) | undefined> => {
    const hash = linkTokenHash(token)
    const found = await accounts.findByVerificationHash(hash)
    const account = found && (await accounts.change(found._id, verify(hash, action)))
    if (!account) {
      throw new AppError('link_unknown', { message: 'This link is not valid. If you have asked for a newer one, please use that.' })
    }
    if (account.suspendedAt || !signedUpHere(account.email)) return undefined
    const session = await sessions.create(newSession({ id: newId('session'), account }, action))
    return { account, ...(await issueTokens(session, action.at)) }
  }
