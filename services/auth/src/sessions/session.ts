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
import { type Act, noted } from '../activity/action.ts'
import { sessionEnded } from './session-ended.ts'

/** `superseded`: the account went on to another epoch without it. */
type Ending = 'signed_out' | 'revoked' | 'replayed' | 'superseded'

/**
 * One sign-in on one device: a family of refresh tokens, of which only the number of the newest, `generation`, is kept.
 * The tokens themselves are derived from it (refresh-token.ts), so reading the database gives nobody a session.
 */
export type Session = Versioned & {
  userId: string
  /** The account's when its password was compared; absent: 0. */
  epoch?: number
  generation: number
  createdAt: Instant
  rotatedAt: Instant
  expiresAt: Instant
  ended?: { at: Instant; why: Ending }
  /** What the reader signed in with, in words, to recognise the session by. */
  device: string
}

export const sessionCollection = collection<Session>()({
  name: 'sessions',
  indexes: { byUser: { match: ['userId'], order: { by: 'createdAt', descending: true } } },
  expires: 'expiresAt',
})
export type Sessions = Collection<Session, keyof typeof sessionCollection.indexes>

type SignIn = { id: string; account: Pick<Account, '_id' | 'epoch'> }

export const begun = ({ id, account }: SignIn, act: Act): Change<Session> => ({
  next: {
    _id: id,
    version: 0,
    userId: account._id,
    epoch: epochOf(account),
    generation: 1,
    createdAt: act.at,
    rotatedAt: act.at,
    expiresAt: plus(act.at, REFRESH_TOKEN_MS),
    device: act.device,
  },
  events: [noted(account._id, 'signed_in', act)],
})

/** Ends a session for good, in all services; `events` say so in the account's log. Ended before, it stays as it was. */
export const end =
  (why: Exclude<Ending, 'superseded'>, at: Instant, events: readonly NewEvent[]): Decide<Session> =>
  (session) =>
    session.ended
      ? unchanged(session)
      : { next: { ...session, ended: { at, why } }, events: [sessionEnded(session.userId, session._id), ...events] }

/** Marks a session that ended with its epoch, which every service knows already. */
export const markSuperseded =
  (at: Instant): Decide<Session> =>
  (session) =>
    session.ended ? unchanged(session) : { next: { ...session, ended: { at, why: 'superseded' } } }

/**
 * Exchanges the refresh token of a generation. The newest moves the session on; the one just replaced leaves it as it is for a minute,
 * so that tabs refreshing together all come to hold the same successor; any other was stolen or copied, and ends the session.
 */
export const rotate =
  (generation: number, act: Act): Decide<Session> =>
  (session) => {
    const { at } = act
    if (session.ended) return unchanged(session)
    if (generation === session.generation) {
      return { next: { ...session, generation: generation + 1, rotatedAt: at, expiresAt: plus(at, REFRESH_TOKEN_MS) } }
    }
    const justReplaced = generation === session.generation - 1 && at <= plus(session.rotatedAt, REFRESH_GRACE_MS)
    return justReplaced ? unchanged(session) : end('replayed', at, [noted(session.userId, 'session_replayed', act)])(session)
  }

/** Whether a session still counts for its account, as both are stored. */
export const isLive = (session: Session, account: Account): boolean =>
  session.ended === undefined &&
  session.userId === account._id &&
  (epochOf(session) === epochOf(account) || session._id === account.keptSession)

/** A session with the account it is one of. */
export type Present = { session: Session; account: Account }

/** @throws AppError session_ended for a session that is over or was never there, or whose account is gone */
export const requireLive = (session: Session | undefined, account: Account | undefined): Present => {
  if (!session || !account || !isLive(session, account)) throw new AppError('session_ended')
  return { session, account }
}
