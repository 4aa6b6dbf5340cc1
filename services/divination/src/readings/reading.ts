import { READING_WAIT_MS } from '@sibyl/contracts/constants'
import type { DrawRecord } from '@sibyl/contracts/http/draws'
import type { Fact, readingStatuses } from '@sibyl/contracts/http/readings'
import type { MethodId } from '@sibyl/contracts/methods'
import { type Change, type Decide, unchanged, type Versioned } from '@sibyl/platform/store/store'
import { type Instant, plus, SECOND } from '@sibyl/platform/time'
import type { Text } from '../oracle/text.ts'
import type { Screening } from '../safety/screen.ts'
import { addUsage, type Usage } from './usage.ts'

/** A reading from its request to its end. `done` and `failed` are final. */
export type Reading = Versioned & {
  readerId: string
  methodId: MethodId
  formData: Record<string, unknown>
  /** What the screen made of its form and cut, when it was asked for; readings of before have none. */
  screening?: Screening
  timeframe?: string
  /** The local date the reading is for, YYYY-MM-DD. */
  date: string
  /** Whether a token or a subscription stands behind it. */
  paid: boolean
  facts: Fact[]
  images: { src: string; alt: string }[]
  /** How its cards were drawn, where they can be drawn again. */
  draw?: DrawRecord
  status: (typeof readingStatuses)[number]
  title: string
  content: string
  note?: string
  instructions?: number
  failure?: string
  /** Set where words of a crisis were the reason. */
  failureCode?: 'safety'
  /** What its text took, also where it failed; for the books alone. */
  usage?: Usage
  createdAt: Instant
  /** When somebody else ends it if it is still open. */
  deadline: Instant
  open: boolean
  /** Shown in the reader's history. */
  listed: boolean
  lease?: { worker: string; until: Instant }
  /** Since when its reader waits for it who had left, or waits at a second place. */
  awaitedSince?: Instant
  /** Whether they have left meanwhile. */
  unattended?: true
  expiresAt?: Instant
}

/** How long a worker may be silent before another takes over. */
export const LEASE_MS = 15 * SECOND

export const hasEnded = ({ status }: Reading): boolean => status === 'done' || status === 'failed'

export type Request = Pick<
  Reading,
  '_id' | 'readerId' | 'methodId' | 'formData' | 'screening' | 'timeframe' | 'date' | 'paid' | 'facts' | 'images' | 'draw' | 'expiresAt'
>

/** A new reading, with the event that puts it on the generators' queue. */
export const requested = (request: Request, at: Instant): Change<Reading> => ({
  next: {
    ...request,
    version: 0,
    status: 'requested',
    title: '',
    content: '',
    createdAt: at,
    deadline: plus(at, READING_WAIT_MS),
    open: true,
    listed: true,
  },
  events: [{ type: 'reading.requested.v1', data: { readingId: request._id } }],
})

/** A worker takes the reading, unless it has ended or another worker is alive on it. */
export const claim =
  (worker: string, at: Instant): Decide<Reading> =>
  (reading) => {
    if (hasEnded(reading) || (reading.lease && reading.lease.until > at)) return unchanged(reading)
    return { next: { ...reading, status: 'writing', lease: { worker, until: plus(at, LEASE_MS) } } }
  }

export const holds = (reading: Reading, worker: string): boolean => !hasEnded(reading) && reading.lease?.worker === worker

export const renewLease =
  (worker: string, at: Instant): Decide<Reading> =>
  (reading) =>
    holds(reading, worker) ? { next: { ...reading, lease: { worker, until: plus(at, LEASE_MS) } } } : unchanged(reading)

const using = (reading: Reading, more: Usage | undefined): Reading => {
  const usage = addUsage(reading.usage, more)
  return usage ? { ...reading, usage } : reading
}

/** A worker that must stop lets go, so that another can begin at once. */
export const handBack =
  (worker: string, usage?: Usage): Decide<Reading> =>
  (reading) => {
    if (!holds(reading, worker)) return unchanged(reading)
    const { lease: _, ...rest } = using(reading, usage)
    return { next: { ...rest, status: 'requested' } }
  }

const ended = (reading: Reading): Reading => {
  const { lease: _lease, awaitedSince: _since, unattended: _unattended, ...rest } = reading
  return { ...rest, open: false }
}

/** Somebody who had begun to wait by then has left. Not so if the reader has come back since, before their leaving was noticed. */
export const readerLeft =
  (since: Instant): Decide<Reading> =>
  (reading) =>
    hasEnded(reading) || reading.unattended || (reading.awaitedSince ?? '') > since
      ? unchanged(reading)
      : { next: { ...reading, unattended: true } }

/** The reader waits for it again. */
export const readerReturned =
  (at: Instant): Decide<Reading> =>
  (reading) => {
    if (hasEnded(reading) || (reading.awaitedSince ?? '') > at) return unchanged(reading)
    const { unattended: _, ...rest } = reading
    return { next: { ...rest, awaitedSince: at } }
  }

/** A reading that ended well. Whoever left before is told. */
const written = (reading: Reading, text: Text): Change<Reading> => {
  const { _id: readingId, readerId: userId, methodId, unattended } = reading
  return {
    next: { ...ended(reading), ...text, status: 'done' },
    ...(unattended ? { events: [{ type: 'reading.generated.v1', data: { userId, readingId, methodId } }] } : {}),
  }
}

/** The worker that holds the lease saves what was written. */
export const finish =
  (worker: string, text: Text, usage?: Usage): Decide<Reading> =>
  (reading) =>
    holds(reading, worker) ? written(using(reading, usage), text) : unchanged(reading)

/** Ends a reading that nobody finished, with words that do not need the model. */
export const finishWithout =
  (text: Text, usage?: Usage): Decide<Reading> =>
  (reading) =>
    hasEnded(reading) ? unchanged(reading) : written(using(reading, usage), text)

/** What else is kept of a reading that failed. */
export type Failed = { code?: 'safety'; usage?: Usage | undefined }

/** Ends a reading that could not be written. What was taken for it is given back by the wallet. */
export const fail =
  (why: string, { code, usage }: Failed = {}): Decide<Reading> =>
  (reading) => {
    if (hasEnded(reading)) return unchanged(reading)
    const coded = code === undefined ? {} : { failureCode: code }
    return { next: { ...ended(using(reading, usage)), status: 'failed', failure: why, ...coded, listed: false } }
  }
