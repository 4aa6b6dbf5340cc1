import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '@sibyl/platform/app-error'
import { newId } from '@sibyl/platform/ids'
import type { Logger } from '@sibyl/platform/logging/logger'
import { pseudonym } from '@sibyl/platform/logging/pseudonym'
import { counter } from '@sibyl/platform/metrics/declare'
import type { Metrics } from '@sibyl/platform/metrics/metrics'
import { type Clock, SECOND } from '@sibyl/platform/time'
import { claim, giveUpLate, LEASE_MS, type Letter, type Mails, type Occasion, queued, refused, renewLease, sent } from './mail.ts'
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

/** Mails in hand at the same time; what is beyond waits its turn in the queue. */
const AT_ONCE = 8
/** A mail server that hangs holds nobody up at the end: what it has in hand is taken up again when the lease is over. */
const PARTING_MS = 2 * SECOND

/** A mail that went with its reader while it was in hand. */
const absent = (error: unknown): undefined => {
  if (error instanceof AppError && error.code === 'not_found') return undefined
  throw error
}

/** A mail as the log names it: its id may be made from the id of its reader. */
const named = (id: string): { mailId: string } => ({ mailId: pseudonym(id) })

/** Takes letters in safely, then brings them to the mail server: at once, and again while it does not take them. */
export const postOffice = ({ mails, mailer, isGone, clock, logger, metrics }: Parts) => {
  const attempts = counter(metrics, {
    name: 'mails_total',
    help: 'Attempts to hand a mail to the mail server: sent, postponed, or given up for good',
    labels: ['outcome'],
  })
  const underway = new Map<string, Promise<void>>()
  let backlog = false
  let closing = false

  const send = async (id: string, letter: Letter, attempt: string): Promise<void> => {
    const renewing = setInterval(() => {
      if (closing) return
      mails
        .change(id, renewLease(attempt, clock.now()))
        .catch((error: unknown) => logger.warn({ err: error, ...named(id) }, 'a lease could not be renewed'))
    }, LEASE_MS / 3).unref()
    try {
      await mailer.send(id, letter)
    } finally {
      clearInterval(renewing)
    }
  }

  const deliver = async (id: string): Promise<void> => {
    const attempt = newId('attempt')
    const { letter, attempt: holder, userId } = await mails.change(id, claim(attempt, clock.now()))
    if (!letter || holder !== attempt) return
    // Its event was in hand while another told that its reader is gone.
    if (userId !== undefined && (await isGone(userId))) return mails.erase(id)
    try {
      await send(id, letter, attempt)
    } catch (error) {
      const forGood = error instanceof NotTaken && error.forGood
      logger.warn({ err: error, ...named(id), forGood }, 'a mail was not taken')
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
      .catch((error: unknown) => logger.error({ err: error, ...named(id) }, 'what became of a mail could not be noted'))
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
    /** Queues a letter under the id of its occasion, once. Resolves when it is safe; its delivery begins at once and nobody waits for it. */
    async post(occasion: Occasion, letter: Letter): Promise<void> {
      const mail = await mails.create(queued(occasion, letter, clock.now()))
      if (mail.state === 'queued' && mail.attempts === 0) start(mail._id)
    },
    /** Delivers what is due. */
    deliverDue,
    /** Gives up what is of no use any more. */
    async giveUpLate(): Promise<void> {
      const late = await mails.find('byEnd', { state: 'queued' }, { upTo: clock.now() })
      for (const { _id } of late) await mails.change(_id, giveUpLate(clock.now())).catch(absent)
    },
    /** Takes everything of a reader out, sent or not. */
    async eraseMailsOf(userId: string): Promise<void> {
      for (let found = await mails.find('byReader', { userId }); found.length > 0; found = await mails.find('byReader', { userId })) {
        for (const { _id } of found) await mails.erase(_id)
      }
    },
    /** Takes up nothing more, and resolves when nothing is on its way, or soon anyway. */
    async close(): Promise<void> {
      closing = true
      const parting = new AbortController()
      await Promise.race([Promise.all(underway.values()), pause(PARTING_MS, undefined, { signal: parting.signal })])
      parting.abort()
    },
  }
}
export type PostOffice = ReturnType<typeof postOffice>
