import { VERIFICATION_LINK_MS } from '@sibyl/contracts/constants'
import { AppError } from '@sibyl/platform/app-error'
import { newId } from '@sibyl/platform/ids'
import type { Decide } from '@sibyl/platform/store/store'
import type { Clock } from '@sibyl/platform/time'
import type { Account } from '../accounts/account.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { newLink } from '../accounts/mailed-link.ts'
import type { MarkSupersededSessions } from '../sessions/own-sessions.ts'
import { end, isLive, type Sessions } from '../sessions/session.ts'
import { audited, type Doing, endAll, lift, noted, resend, suspend } from './acts.ts'

type Ports = { accounts: Accounts; sessions: Sessions; markSupersededSessions: MarkSupersededSessions; linkSecret: string; clock: Clock }
type Asked = { by: string; readerId: string; reason: string }

/** What administrators can do to an account, each act in one write with its audit entry. */
export const actsOnReaders = ({ accounts, sessions, markSupersededSessions, linkSecret, clock }: Ports) => {
  /** @throws AppError reader_not_found */
  const act = async ({ by, readerId, reason }: Asked, decide: (doing: Doing) => Decide<Account>): Promise<Account> => {
    const changed = await accounts.change(readerId, decide({ actId: newId('act'), by, reason, at: clock.now() }))
    if (!changed) throw new AppError('reader_not_found')
    return changed
  }
  const actAndTidy = async (asked: Asked, decide: (doing: Doing) => Decide<Account>): Promise<void> =>
    markSupersededSessions(await act(asked, decide), clock.now())

  return {
    async resendVerification(asked: Asked): Promise<void> {
      await act(asked, (doing) => resend(newLink(linkSecret, doing.at, VERIFICATION_LINK_MS), doing))
    },
    endSessions: (asked: Asked): Promise<void> => actAndTidy(asked, endAll),
    /** @throws AppError session_not_found for one that has ended, or is somebody else's */
    async endSession({ by, readerId, reason }: Asked, sessionId: string): Promise<void> {
      const [account, session] = await Promise.all([accounts.get(readerId), sessions.get(sessionId)])
      if (!account) throw new AppError('reader_not_found')
      if (!session || !isLive(session, account)) throw new AppError('session_not_found')
      const doing: Doing = { actId: newId('act'), by, reason, at: clock.now() }
      const events = [noted(readerId, 'session_ended_by_support', doing), audited(readerId, 'session_ended', doing)]
      await sessions.change(sessionId, end('revoked', doing.at, events), session)
    },
    /** @throws AppError own_account */
    async suspend(asked: Asked): Promise<void> {
      if (asked.by === asked.readerId) throw new AppError('own_account')
      await actAndTidy(asked, suspend)
    },
    async lift(asked: Asked): Promise<void> {
      await act(asked, lift)
    },
  }
}
