import { type Change, type Collection, collection, type Decide, unchanged, type Versioned } from '@sibyl/platform/store/store'
import { DAY, HOUR, type Instant, MINUTE, plus, SECOND } from '@sibyl/platform/time'
import type { ProviderEvent, Subject } from '../provider/payment-provider.ts'

/** A received event of the provider: its subject and its processing state. `_id` is the provider's id, so each event is stored once. */
export type Notice = Versioned & {
  type: string
  live: boolean
  createdAt: Instant
  subject?: Subject
  state: 'waiting' | 'done' | 'ignored' | 'aside'
  attempts: number
  /** Not claimed before this; while it is being processed, the end of the lease. */
  notBefore: Instant
  /** The attempt that holds the lease. */
  attempt?: string
  /** Why it was set aside, for an operator. */
  reason?: string
  keptUntil?: Instant
}

export const noticeCollection = collection<Notice>()({
  name: 'notices',
  indexes: { byState: { match: ['state'], order: { by: 'notBefore' } } },
  expires: 'keptUntil',
})
export type Notices = Collection<Notice, keyof typeof noticeCollection.indexes>

/** Longer than a call to the provider takes with all its retries. */
const LEASE = MINUTE
/** Longer than the provider retries a delivery or lists its events. */
const REMEMBERED = 60 * DAY
const DELAYS = [5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR] as const
/** About three days, as long as the provider itself would try. */
const MOST_ATTEMPTS = 75

const over = ({ attempt: _, ...notice }: Notice, state: 'done' | 'ignored', at: Instant): Notice => ({
  ...notice,
  state,
  keptUntil: plus(at, REMEMBERED),
})

/** Stores an event. One without a subject of ours, or of the other mode, is stored as ignored. */
export const received = ({ id, subject, type, live, createdAt }: ProviderEvent, ofOurMode: boolean, at: Instant): Change<Notice> => {
  const notice: Notice = { _id: id, version: 0, type, live, createdAt, state: 'waiting', attempts: 0, notBefore: at }
  return { next: subject && ofOurMode ? { ...notice, subject } : over(notice, 'ignored', at) }
}

/** Claims a notice that is due. Of several replicas that try, one finds its own attempt in the document afterwards. */
export const claim =
  (attempt: string, at: Instant): Decide<Notice> =>
  (notice) =>
    notice.state !== 'waiting' || notice.notBefore > at
      ? unchanged(notice)
      : { next: { ...notice, attempt, attempts: notice.attempts + 1, notBefore: plus(at, LEASE) } }

export const processed =
  (at: Instant): Decide<Notice> =>
  (notice) =>
    notice.state === 'waiting' ? { next: over(notice, 'done', at) } : unchanged(notice)

/** Schedules a retry after a growing delay, and sets the notice aside with the reason after too many attempts. */
export const failed =
  (attempt: string, reason: string, at: Instant): Decide<Notice> =>
  (notice) => {
    if (notice.state !== 'waiting' || notice.attempt !== attempt) return unchanged(notice)
    if (notice.attempts >= MOST_ATTEMPTS) return { next: { ...notice, state: 'aside', reason } }
    const delay = DELAYS[Math.min(notice.attempts, DELAYS.length) - 1] ?? HOUR
    return { next: { ...notice, reason, notBefore: plus(at, delay) } }
  }
