import { READING_WAIT_MS } from '@sibyl/contracts/constants'
import type { DrawRecord } from '@sibyl/contracts/http/draws'
import type { JournalEntry } from '@sibyl/contracts/http/journal'
import type { readingStatuses } from '@sibyl/contracts/http/reading-statuses'
import type { Fact } from '@sibyl/contracts/http/readings'
import type { MethodId } from '@sibyl/contracts/methods'
import { AppError } from '@sibyl/platform/app-error'
import { type Change, type Decide, unchanged, type Versioned } from '@sibyl/platform/store/store'
import { type Instant, millisecondsBetween, plus, SECOND } from '@sibyl/platform/time'
import type { Text } from '../oracle/text.ts'
import type { Screening } from '../safety/screening.ts'
import { addUsage, type Usage } from './usage.ts'

/** A reading, from its request to its end. `done` and `failed` are final. */
export type Reading = Versioned & {
  readerId: string
  methodId: MethodId
  /** The finished reading that this one answers a further question about; its facts are that reading's. */
  followUpOf?: string
  formData: Record<string, unknown>
  /** The keyed hash of the births in the request; the births themselves are not stored. */
  births?: string
  /** The result of the safety screen; missing where nobody typed anything, as for a card of the day. */
  screening?: Screening
  timeframe?: string
  /** The local date the reading is for, YYYY-MM-DD. */
  date: string
  /** Whether a token or a subscription paid for it. */
  paid: boolean
  /** The tokens reserved for it, which its failure returns; missing if there are none. */
  tokens?: number
  facts: Fact[]
  images: { src: string; alt: string }[]
  /** The record of the draw, if the method has one. */
  draw?: DrawRecord
  status: (typeof readingStatuses)[number]
  title: string
  content: string
  note?: string
  /** What the reader noted. Private: it goes into no log, event or model request. */
  journal?: JournalEntry
  instructions?: number
  failure?: string
  /** Set if the reading ended because of a crisis. */
  failureCode?: 'safety'
  /** The model usage, including that of failed attempts. For our accounts, never shown to the reader. */
  usage?: Usage
  createdAt: Instant
  /** A sweeper ends the reading if it is still open at this time. */
  deadline: Instant
  open: boolean
  /** Shown in the reader's history; a follow-up is shown below its reading. */
  listed: boolean
  lease?: { worker: string; until: Instant }
  /** When its reader came back to wait for it, or began to wait on a second device. */
  awaitedSince?: Instant
  /** Set once the reader has left. */
  unattended?: true
  expiresAt?: Instant
}

/** Another worker takes over a reading this long after the last renewal. */
export const LEASE_MS = 15 * SECOND

/** How long the reading may take in all, in milliseconds. */
export const timeFor = ({ createdAt, deadline }: Reading): number => millisecondsBetween(createdAt, deadline)

export const hasEnded = ({ status }: Reading): boolean => status === 'done' || status === 'failed'

export type Request = Pick<
  Reading,
  | '_id'
  | 'readerId'
  | 'methodId'
  | 'followUpOf'
  | 'formData'
  | 'births'
  | 'screening'
  | 'timeframe'
  | 'date'
  | 'paid'
  | 'tokens'
  | 'facts'
  | 'images'
  | 'draw'
  | 'expiresAt'
>

/** A new reading that must be written within `waitMs`, with the event that puts it on the generators' queue. */
export const requested = (request: Request, at: Instant, waitMs = READING_WAIT_MS): Change<Reading> => ({
  next: {
    ...request,
    version: 0,
    status: 'requested',
    title: '',
    content: '',
    createdAt: at,
    deadline: plus(at, waitMs),
    open: true,
    listed: request.followUpOf === undefined,
  },
  events: [{ type: 'reading.requested.v1', data: { readingId: request._id } }],
})

/** Claims the reading for a worker, unless it has ended or another worker holds its lease. */
export const claim =
  (worker: string, at: Instant): Decide<Reading> =>
  (reading) => {
    if (hasEnded(reading) || (reading.lease && reading.lease.until > at)) return unchanged(reading)
    return { next: { ...reading, status: 'writing', lease: { worker, until: plus(at, LEASE_MS) } } }
  }

export const holds = (reading: Reading, worker: string): boolean => !hasEnded(reading) && reading.lease?.worker === worker

/** Whether its caller may end the reading: the worker that holds its lease, or any process once the deadline has passed. */
export type MayEnd = (reading: Reading) => boolean

export const heldBy =
  (worker: string): MayEnd =>
  (reading) =>
    holds(reading, worker)

export const overdueAt =
  (at: Instant): MayEnd =>
  ({ deadline }) =>
    deadline <= at

export const renewLease =
  (worker: string, at: Instant): Decide<Reading> =>
  (reading) =>
    holds(reading, worker) ? { next: { ...reading, lease: { worker, until: plus(at, LEASE_MS) } } } : unchanged(reading)

const using = (reading: Reading, more: Usage | undefined): Reading => {
  const usage = addUsage(reading.usage, more)
  return usage ? { ...reading, usage } : reading
}

/** Returns the reading to the queue, so that another worker can start at once. */
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

/** Records that a reader who was waiting since `since` has left. Ignored if the reader has come back after that. */
export const readerLeft =
  (since: Instant): Decide<Reading> =>
  (reading) =>
    hasEnded(reading) || reading.unattended || (reading.awaitedSince ?? '') > since
      ? unchanged(reading)
      : { next: { ...reading, unattended: true } }

/** Records that the reader is waiting again. */
export const readerReturned =
  (at: Instant): Decide<Reading> =>
  (reading) => {
    if (hasEnded(reading) || (reading.awaitedSince ?? '') > at) return unchanged(reading)
    const { unattended: _, ...rest } = reading
    return { next: { ...rest, awaitedSince: at } }
  }

/** The data of the event that a reading has ended; `unattended` lets notification mail a reader who has left. */
const outcomeOf = ({ _id: readingId, readerId: userId, methodId, unattended }: Reading) => ({
  userId,
  readingId,
  methodId,
  unattended: unattended ?? false,
})

/** Ends the reading with a text. */
const written = (reading: Reading, text: Text): Change<Reading> => ({
  next: { ...ended(reading), ...text, status: 'done' },
  events: [{ type: 'reading.generated.v1', data: outcomeOf(reading) }],
})

/** Stores the text of the worker that holds the lease. */
export const finish =
  (worker: string, text: Text, usage?: Usage): Decide<Reading> =>
  (reading) =>
    holds(reading, worker) ? written(using(reading, usage), text) : unchanged(reading)

/** Ends an unfinished reading with a text that needs no model. */
export const finishWithout =
  (mayEnd: MayEnd, text: Text, usage?: Usage): Decide<Reading> =>
  (reading) =>
    hasEnded(reading) || !mayEnd(reading) ? unchanged(reading) : written(using(reading, usage), text)

/** What is stored with a failed reading besides the reason. */
export type Failed = { code?: 'safety'; usage?: Usage | undefined }

/**
 * Ends a reading as failed. The wallet returns its token separately. No mail says that a reading ended for the reader's safety: its page has
 * the help lines, and a mail would only invite them to ask again.
 */
export const fail =
  (mayEnd: MayEnd, why: string, { code, usage }: Failed = {}): Decide<Reading> =>
  (reading) => {
    if (hasEnded(reading) || !mayEnd(reading)) return unchanged(reading)
    const coded = code === undefined ? {} : { failureCode: code }
    const outcome = outcomeOf(reading)
    return {
      next: { ...ended(using(reading, usage)), status: 'failed', failure: why, ...coded, listed: false },
      events: [
        {
          type: 'reading.failed.v1',
          data: { ...outcome, unattended: outcome.unattended && code !== 'safety', tokensReturned: reading.tokens ?? 0 },
        },
      ],
    }
  }

/** Replaces what the reader noted on a finished reading; says so of a daily card that had no answer yet. @throws AppError conflict */
export const noted =
  ({ note, spoke }: JournalEntry): Decide<Reading> =>
  (reading) => {
    if (reading.status !== 'done') throw new AppError('conflict', { message: 'You can note something once this reading is finished.' })
    const { journal: before, ...rest } = reading
    const journal = { ...(note && { note }), ...(spoke !== undefined && { spoke }) }
    const next = Object.keys(journal).length > 0 ? { ...rest, journal } : rest
    const { _id: readingId, readerId: userId, date, methodId, followUpOf } = reading
    const isAnswer = spoke !== undefined && before?.spoke === undefined && methodId === 'daily-card' && followUpOf === undefined
    return { next, events: isAnswer ? [{ type: 'daily-card.answered.v1', data: { userId, readingId, date } }] : [] }
  }
