import type { SessionShown } from '@sibyl/contracts/http/account'
import type { Logger } from '@sibyl/platform/logging/logger'
import { inPages } from '@sibyl/platform/store/in-pages'
import type { Instant } from '@sibyl/platform/time'
import type { Account } from '../accounts/account.ts'
import { isLive, markSuperseded, type Present, type Session, type Sessions } from './session.ts'

/** Every session of an account that is stored, over or not, the newest first. */
const storedSessions = (sessions: Sessions, userId: string): AsyncGenerator<Session> =>
  inPages<Session>((page) => sessions.find('byUser', { userId }, page))

/** Where an account is signed in, the newest first; as its reader sees it. */
export const sessionsShown = async (sessions: Sessions, { session: asking, account }: Present): Promise<SessionShown[]> => {
  const shown: SessionShown[] = []
  for await (const session of storedSessions(sessions, account._id)) {
    const { _id, device, createdAt, rotatedAt: lastUsedAt } = session
    if (isLive(session, account)) shown.push({ _id, device, createdAt, lastUsedAt, current: _id === asking._id })
  }
  return shown
}

export type EndSuperseded = (account: Account, at: Instant) => Promise<void>

/**
 * Marks the sessions that an account has left behind with its last epoch. They are over already, by the account itself: this only tidies
 * up, and what fails here fails nobody's request.
 */
export const endSuperseded =
  ({ sessions, logger }: { sessions: Sessions; logger: Logger }): EndSuperseded =>
  async (account, at) => {
    try {
      for await (const session of storedSessions(sessions, account._id)) {
        if (!session.ended && !isLive(session, account)) await sessions.change(session._id, markSuperseded(at))
      }
    } catch (error) {
      logger.warn({ err: error }, 'sessions that are over were not marked so')
    }
  }

export const eraseSessions = async (sessions: Sessions, userId: string): Promise<void> => {
  for await (const { _id } of storedSessions(sessions, userId)) await sessions.erase(_id)
}
