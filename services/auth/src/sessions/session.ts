import { REFRESH_GRACE_MS, REFRESH_TOKEN_MS } from '@sibyl/contracts/constants'
import { AppError } from '@sibyl/platform/app-error'
import {
  type Change,
  type Collection,
  collection,
  type Decide,
  type NewEvent,
  unchanged,
  type Versioned,
} from '@sibyl/platform/store/store'
import { type Instant, plus } from '@sibyl/platform/time'
import type { Account } from '../accounts/account.ts'
import { epochOf } from '../accounts/epoch.ts'
import { type Action, activityEvent } from '../activity/action.ts'
import { sessionEnded } from './session-ended.ts'

/** `superseded`: the session's epoch ended. */
type Ending = 'signed_out' | 'revoked' | 'replayed' | 'superseded'

/**
 * One sign-in on one device: a family of refresh tokens, of which only the number of the newest, `generation`, is stored. The tokens are
 * derived from it (refresh-token.ts), so that reading the database opens no session.
 */
export type Session = Versioned & {
  userId: string
  /** The epoch of the account when its password was compared; absent: 0. */
  epoch?: number
  generation: number
  createdAt: Instant
  rotatedAt: Instant
  expiresAt: Instant
  ended?: { at: Instant; why: Ending }
  /** Browser and system, by which the reader recognises the session. */
  device: string
}

export const sessionCollection = collection<Session>()({
  name: 'sessions',
  indexes: { byUser: { match: ['userId'], order: { by: 'createdAt', descending: true } } },
  expires: 'expiresAt',
})
export type Sessions = Collection<Session, keyof typeof sessionCollection.indexes>

type SignIn = { id: string; account: Pick<Account, '_id' | 'epoch'> }

export const newSession = ({ id, account }: SignIn, action: Action): Change<Session> => ({
  next: {
    _id: id,
    version: 0,
    userId: account._id,
    epoch: epochOf(account),
    generation: 1,
    createdAt: action.at,
    rotatedAt: action.at,
    expiresAt: plus(action.at, REFRESH_TOKEN_MS),
    device: action.device,
  },
  events: [activityEvent(account._id, 'signed_in', action)],
})

/** Ends a session in all services; `events` are its entries in the account's log. An ended session stays as it is. */
export const end =
  (why: Exclude<Ending, 'superseded'>, at: Instant, events: readonly NewEvent[]): Decide<Session> =>
  (session) =>
    session.ended
      ? unchanged(session)
      : { next: { ...session, ended: { at, why } }, events: [sessionEnded(session.userId, session._id), ...events] }

/** Marks a session whose epoch has ended; all services refuse its tokens already. */
export const markSuperseded =
  (at: Instant): Decide<Session> =>
  (session) =>
    session.ended ? unchanged(session) : { next: { ...session, ended: { at, why: 'superseded' } } }

/**
 * Exchanges the refresh token of a generation. The newest begins the next generation. The one before it is accepted for another minute, so
 * that tabs that refresh together get the same successor. Any other was stolen or copied and ends the session.
 */
export const rotate =
  (generation: number, action: Action): Decide<Session> =>
  (session) => {
    const { at } = action
    if (session.ended) return unchanged(session)
    if (generation === session.generation) {
      return { next: { ...session, generation: generation + 1, rotatedAt: at, expiresAt: plus(at, REFRESH_TOKEN_MS) } }
    }
    const justReplaced = generation === session.generation - 1 && at <= plus(session.rotatedAt, REFRESH_GRACE_MS)
    return justReplaced ? unchanged(session) : end('replayed', at, [activityEvent(session.userId, 'session_replayed', action)])(session)
  }

/** Whether a session is live, by its own state and by its account's epoch. */
export const isLive = (session: Session, account: Account): boolean =>
  session.ended === undefined &&
  session.userId === account._id &&
  (epochOf(session) === epochOf(account) || session._id === account.keptSession)

/** A live session with its account. */
export type SignedIn = { session: Session; account: Account }

/** @throws AppError session_ended for a session that has ended or never existed, or whose account was deleted */
export const requireLive = (session: Session | undefined, account: Account | undefined): SignedIn => {
  if (!session || !account || !isLive(session, account)) throw new AppError('session_ended')
  return { session, account }
}
