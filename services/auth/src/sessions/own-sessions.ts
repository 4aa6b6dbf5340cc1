import type { SessionShown } from '@sibyl/contracts/http/account'
import type { Logger } from '@sibyl/platform/logging/logger'
import { inPages } from '@sibyl/platform/store/in-pages'
import type { Instant } from '@sibyl/platform/time'
import type { Account } from '../accounts/account.ts'
import { isLive, markSuperseded, type Session, type Sessions, type SignedIn } from './session.ts'

/** All stored sessions of an account, ended or not, the newest first. */
const storedSessions = (sessions: Sessions, userId: string): AsyncGenerator<Session> =>
  inPages<Session>((page) => sessions.find('byUser', { userId }, page))

/** The live sessions of an account, the newest first. */
export const liveSessions = async (sessions: Sessions, account: Account): Promise<Omit<SessionShown, 'current'>[]> => {
  const shown: Omit<SessionShown, 'current'>[] = []
  for await (const session of storedSessions(sessions, account._id)) {
    const { _id, device, createdAt, rotatedAt: lastUsedAt } = session
    if (isLive(session, account)) shown.push({ _id, device, createdAt, lastUsedAt })
  }
  return shown
}

/** The same as their reader sees them. */
export const listSessions = async (sessions: Sessions, { session: asking, account }: SignedIn): Promise<SessionShown[]> =>
  (await liveSessions(sessions, account)).map((session) => ({ ...session, current: session._id === asking._id }))

export type MarkSupersededSessions = (account: Account, at: Instant) => Promise<void>

/**
 * Marks the sessions of an account's earlier epochs. They have ended already, by the account itself: this only tidies up, and a failure
 * here is logged and fails no request.
 */
export const markSupersededSessions =
  ({ sessions, logger }: { sessions: Sessions; logger: Logger }): MarkSupersededSessions =>
  async (account, at) => {
    try {
      for await (const session of storedSessions(sessions, account._id)) {
        if (!session.ended && !isLive(session, account)) await sessions.change(session._id, markSuperseded(at))
      }
    } catch (error) {
      logger.warn({ err: error }, 'superseded sessions could not be marked')
    }
  }

export const eraseSessions = async (sessions: Sessions, userId: string): Promise<void> => {
  for await (const { _id } of storedSessions(sessions, userId)) await sessions.erase(_id)
}
