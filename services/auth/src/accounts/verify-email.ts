import { AppError } from '@sibyl/platform/app-error'
import { newId } from '@sibyl/platform/ids'
import { linkTokenHash } from '@sibyl/platform/link-tokens'
import type { Decide } from '@sibyl/platform/store/store'
import type { Action } from '../activity/action.ts'
import { newSession, type Sessions } from '../sessions/session.ts'
import type { IssueTokens, TokenPair } from '../sessions/token-pair.ts'
import { type Account, verify } from './account.ts'
import type { Accounts } from './accounts.ts'

type Ports = { accounts: Accounts; sessions: Sessions; issueTokens: IssueTokens }

/**
 * Uses a verification link. The first use signs in the browser that signed up: it has chosen the password, and the link proves the address.
 * A later use, of a reader whose first answer was lost, succeeds too until the link expires, but signs nobody in.
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
    let verifiedNow = false
    const use: Decide<Account> = (account) => {
      verifiedNow = !account.emailVerified
      return verify(hash, action)(account)
    }
    const account = found && (await accounts.change(found._id, use))
    if (!account) {
      throw new AppError('link_unknown', { message: 'This link is not valid. If you have asked for a newer one, please use that.' })
    }
    if (!verifiedNow || account.suspendedAt || !signedUpHere(account.email)) return undefined
    const session = await sessions.create(newSession({ id: newId('session'), account }, action))
    return { account, ...(await issueTokens(session, action.at)) }
  }
