import { AppError, isAppError } from '@sibyl/platform/app-error'
import type { Caller } from '@sibyl/platform/http/route'
import type { Account } from '../accounts/account.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { liveSession } from '../sessions/live-session.ts'
import type { Sessions, SignedIn } from '../sessions/session.ts'

type Ports = { accounts: Accounts; sessions: Sessions; adminEmails: readonly string[] }

/** Whether an account is an administrator's: only its owner can have verified the address. */
export const isAdmin = (adminEmails: readonly string[], { email, emailVerified }: Account): boolean =>
  emailVerified && adminEmails.includes(email)

/** The live session of an administrator. To anybody else the address does not exist. @throws AppError not_found */
export const requireAdmin =
  (ports: Ports) =>
  async (caller: Caller): Promise<SignedIn> => {
    try {
      const signedIn = await liveSession(ports)(caller)
      if (isAdmin(ports.adminEmails, signedIn.account)) return signedIn
    } catch (cause) {
      if (!isAppError(cause, 'session_ended')) throw cause
    }
    throw new AppError('not_found')
  }
