import { REFRESH_GRACE_MS, REFRESH_TOKEN_MS } from '@sibyl/contracts/constants'
import { AppError } from '@sibyl/platform/app-error'
import { type Change, type Collection, collection, type Decide, unchanged, type Versioned } from '@sibyl/platform/store/store'
import { type Instant, plus } from '@sibyl/platform/time'

/**
 * One sign-in on one device: a family of refresh tokens, of which only the number of the newest, `generation`, is kept.
 * The tokens themselves are derived from it (refresh-token.ts), so reading the database gives nobody a session.
 */
export type Session = Versioned & {
  userId: string
  generation: number
  createdAt: Instant
  rotatedAt: Instant
  expiresAt: Instant
  ended?: { at: Instant; why: 'signed_out' | 'replayed' }
  /** What the reader signed in with, to recognise the session by. */
  device: string
}

export const sessionCollection = collection<Session>()({ name: 'sessions', indexes: {}, expires: 'expiresAt' })
export type Sessions = Collection<Session, never>

const DEVICE_LENGTH = 120

type SignIn = { id: string; userId: string; userAgent: string | undefined }

export const begun = ({ id, userId, userAgent = '' }: SignIn, at: Instant): Change<Session> => ({
  next: {
    _id: id,
    version: 0,
    userId,
    generation: 1,
    createdAt: at,
    rotatedAt: at,
    expiresAt: plus(at, REFRESH_TOKEN_MS),
    device: userAgent.slice(0, DEVICE_LENGTH),
  },
})

/** Ends a session for good; ended before, it stays as it was. */
export const end =
  (why: 'signed_out' | 'replayed', at: Instant): Decide<Session> =>
  (session) =>
    session.ended ? unchanged(session) : { next: { ...session, ended: { at, why } } }

/**
 * Exchanges the refresh token of a generation. The newest moves the session on; the one just replaced leaves it as it is for a minute,
 * so that tabs refreshing together all come to hold the same successor; any other was stolen or copied, and ends the session.
 */
export const rotate =
  (generation: number, at: Instant): Decide<Session> =>
  (session) => {
    if (session.ended) return unchanged(session)
    if (generation === session.generation) {
      return { next: { ...session, generation: generation + 1, rotatedAt: at, expiresAt: plus(at, REFRESH_TOKEN_MS) } }
    }
    const justReplaced = generation === session.generation - 1 && at <= plus(session.rotatedAt, REFRESH_GRACE_MS)
    return justReplaced ? unchanged(session) : end('replayed', at)(session)
  }

/** @throws AppError session_ended for a session that is over or was never there */
export const requireLive = (session: Session | undefined): Session => {
  if (!session || session.ended) throw new AppError('session_ended')
  return session
}
