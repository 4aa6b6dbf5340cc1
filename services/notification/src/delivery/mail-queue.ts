import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '@sibyl/platform/app-error'
import { newId } from '@sibyl/platform/ids'
import type { Logger } from '@sibyl/platform/logging/logger'
import { pseudonym } from '@sibyl/platform/logging/pseudonym'
import { counter } from '@sibyl/platform/metrics/declare'
import type { Metrics } from '@sibyl/platform/metrics/metrics'
import { type Clock, SECOND } from '@sibyl/platform/time'
import { claim, giveUpLate, LEASE_MS, type MailContent, type Mails, type Occasion, queued, refused, renewLease, sent } from './mail.ts'
import { type Mailer, NotTaken } from './mailer.ts'

type Parts = {
  mails: Mails
  mailer: Mailer
  /** Whether a reader has deleted their account. */
  isGone: (userId: string) => Promise<boolean>
  clock: Clock
  logger: Logger
  metrics: Metrics
}

/** Mails delivered at the same time by one process. */
const AT_ONCE = 8
/** How long `close` waits for deliveries. A mail that hangs is delivered by another process once its lease ends. */
const CLOSE_WAIT_MS = 2 * SECOND

/** A mail that was erased during its delivery. */
const absent = (error: unknown): undefined => {
  if (error instanceof AppError && error.code === 'not_found') return undefined
  throw error
}

/** The id of a mail for the log, which must not hold the reader's id that it may contain. */
const named = (id: string): { mailId: string } => ({ mailId: pseudonym(id) })

/** Stores mails and delivers them to the mail server: at once, and again with growing delays while it refuses them. */
export const mailQueue = ({ mails, mailer, isGone, clock, logger, metrics }: Parts) => {
  const attempts = counter(metrics, {
    name: 'mails_total',
    help: 'Attempts to hand a mail to the mail server: sent, postponed, or given up for good',
    labels: ['outcome'],
  })
  const underway = new Map<string, Promise<void>>()
  let backlog = false
  let closing = false

  const send = async (id: string, content: MailContent, attempt: string): Promise<void> => {
    const renewing = setInterval(() => {
      if (closing) return
      mails
        .change(id, renewLease(attempt, clock.now()))
        .catch((error: unknown) => logger.warn({ err: error, ...named(id) }, 'a lease could not be renewed'))
    }, LEASE_MS / 3).unref()
    try {
      await mailer.send(id, content)
    } finally {
      clearInterval(renewing)
    }
  }

  const deliver = async (id: string): Promise<void> => {
    const attempt = newId('attempt')
    const { content, attempt: holder, userId } = await mails.change(id, claim(attempt, clock.now()))
    if (!content || holder !== attempt) return
    // Another event may have queued it while its reader was being erased.
    if (userId !== undefined && (await isGone(userId))) return mails.erase(id)
    try {
      await send(id, content, attempt)
    } catch (error) {
      const forGood = error instanceof NotTaken && error.forGood
      logger.warn({ err: error, ...named(id), forGood }, 'the mail server refused a mail')
      const { state } = await mails.change(id, refused(attempt, clock.now(), { forGood }))
      attempts.inc({ outcome: state === 'queued' ? 'postponed' : 'given_up' })
      return
    }
    await mails.change(id, sent(clock.now()))
    attempts.inc({ outcome: 'sent' })
  }

  const start = (id: string): void => {
    if (closing || underway.has(id)) return
    if (underway.size >= AT_ONCE) {
      backlog = true
      return
    }
    const delivery = deliver(id)
      .catch(absent)
      .catch((error: unknown) => logger.error({ err: error, ...named(id) }, 'the outcome of a delivery could not be stored'))
      .finally(() => {
        underway.delete(id)
        if (backlog && !closing) deliverDue().catch((error: unknown) => logger.error({ err: error }, 'mails could not be looked up'))
      })
    underway.set(id, delivery)
  }

  const deliverDue = async (): Promise<void> => {
    backlog = false
    const due = await mails.find('byState', { state: 'queued' }, { upTo: clock.now(), limit: 2 * AT_ONCE })
    for (const { _id } of due) start(_id)
  }

  return {
    /** Stores a mail, once for each occasion, and begins its delivery. Resolves once it is stored. */
    async add(occasion: Occasion, content: MailContent): Promise<void> {
      const mail = await mails.create(queued(occasion, content, clock.now()))
      if (mail.state === 'queued' && mail.attempts === 0) start(mail._id)
    },
    /** Delivers the mails that are due. */
    deliverDue,
    /** Gives up the mails that have become useless. */
    async giveUpLate(): Promise<void> {
      const late = await mails.find('byEnd', { state: 'queued' }, { upTo: clock.now() })
      for (const { _id } of late) await mails.change(_id, giveUpLate(clock.now())).catch(absent)
    },
    /** Erases all mails of a reader, sent or not. */
    async eraseMailsOf(userId: string): Promise<void> {
      for (let found = await mails.find('byReader', { userId }); found.length > 0; found = await mails.find('byReader', { userId })) {
        for (const { _id } of found) await mails.erase(_id)
      }
    },
    /** Begins no further deliveries; resolves when those under way have ended, after 2 s at the latest. */
    async close(): Promise<void> {
      closing = true
      const parting = new AbortController()
      await Promise.race([Promise.all(underway.values()), pause(CLOSE_WAIT_MS, undefined, { signal: parting.signal })])
      parting.abort()
    },
  }
}
export type MailQueue = ReturnType<typeof mailQueue>
