import { ACCESS_TOKEN_SECONDS } from '@sibyl/contracts/constants'
import type { Handlers } from '../bus/bus.ts'
import type { Cache } from '../cache/cache.ts'
import { derivedId } from '../ids.ts'
import { inStep } from '../in-step.ts'
import { SECOND } from '../time.ts'
import type { Session } from './verify-session.ts'

/** Outlives every access token of an ended session, including one issued while the session ended. */
const REMEMBERED_SECONDS = ACCESS_TOKEN_SECONDS + 60

/** All sessions in use by streams are looked up in one turn, so that a cache can answer for them together. */
const watch = inStep(2 * SECOND)

type Ports = { cache: Cache }

// Hashed, because a reader's id must not outlive the account in Redis.
const sessionKey = (sessionId: string): string => derivedId('ended-session', sessionId)
const epochKey = (readerId: string, epoch: number): string => derivedId('ended-epoch', readerId, String(epoch))

/** Records ended sessions and epochs for all replicas of the service, for as long as an access token can live. */
export const recordEndedSessions = ({ cache }: Ports) =>
  ({
    'session.ended.v1': ({ data }) => cache.set(sessionKey(data.sessionId), 'ended', REMEMBERED_SECONDS),
    'user.epoch-ended.v1': ({ data }) => cache.set(epochKey(data.userId, data.epoch), data.keptSession ?? '', REMEMBERED_SECONDS),
  }) satisfies Handlers

/** Whether a session ended recently, alone or with its epoch. One cache round trip; false without the cache. */
export const hasEnded = async ({ cache }: Ports, { readerId, sessionId, epoch }: Session): Promise<boolean> => {
  const [ended, keptSession] = await Promise.all([cache.get(sessionKey(sessionId)), cache.get(epochKey(readerId, epoch))])
  return ended !== undefined || (keptSession !== undefined && keptSession !== sessionId)
}

/** Calls `onEnd` within 2 s after the event that ends a session in use. Returns the function that stops watching. */
export const watchSession = (ports: Ports, session: Session, onEnd: () => void, onError: (error: unknown) => void): (() => void) =>
  watch(() => void hasEnded(ports, session).then((ended) => ended && onEnd(), onError))
