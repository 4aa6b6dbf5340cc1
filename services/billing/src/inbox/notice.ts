import { type LeasedItem, leaseDecisions } from '@sibyl/platform/leased-work/lease'
import { type Change, type Collection, collection, type Decide, unchanged } from '@sibyl/platform/store/store'
import { DAY, HOUR, type Instant, MINUTE, plus, SECOND } from '@sibyl/platform/time'
import type { ProviderEvent, Subject } from '../provider/payment-provider.ts'

/** A received event of the provider: its subject and its processing state. `_id` is the provider's id, so each event is stored once. */
export type Notice = LeasedItem & {
  type: string
  live: boolean
  createdAt: Instant
  subject?: Subject
  state: 'waiting' | 'done' | 'ignored' | 'aside'
  /** Why the last attempt failed, for an operator. */
  reason?: string
  keptUntil?: Instant
}

export const noticeCollection = collection<Notice>()({
  name: 'notices',
  indexes: { byState: { match: ['state'], order: { by: 'notBefore' } } },
  expires: 'keptUntil',
})
export type Notices = Collection<Notice, keyof typeof noticeCollection.indexes>

/** Longer than the provider retries a delivery or lists its events. */
const REMEMBERED = 60 * DAY

export const lease = leaseDecisions<Notice>({
  waiting: 'waiting',
  /** Longer than a call to the provider takes with all its retries. */
  leaseMs: MINUTE,
  retryDelaysMs: [5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR],
  /** About three days, as long as the provider itself would try. */
  mostAttempts: 75,
  giveUp: (notice) => ({ ...notice, state: 'aside' }),
})

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

export const processed =
  (at: Instant): Decide<Notice> =>
  (notice) =>
    notice.state === 'waiting' ? { next: over(notice, 'done', at) } : unchanged(notice)

/** Schedules a retry after a growing delay, and sets the notice aside after too many attempts; records the reason of the failure. */
export const failed =
  (attempt: string, reason: string, at: Instant): Decide<Notice> =>
  (notice) =>
    lease.holds(notice, attempt) ? lease.fail(attempt, at)({ ...notice, reason }) : unchanged(notice)
