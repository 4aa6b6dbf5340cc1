import { AppError } from '@sibyl/platform/app-error'
import { workQueue } from '@sibyl/platform/leased-work/work-queue'
import type { Logger } from '@sibyl/platform/logging/logger'
import { pseudonym } from '@sibyl/platform/logging/pseudonym'
import { counter, fromZero } from '@sibyl/platform/metrics/declare'
import type { Metrics } from '@sibyl/platform/metrics/metrics'
import { untilNone } from '@sibyl/platform/store/until-none'
import { type Clock, SECOND } from '@sibyl/platform/time'
import { giveUpLate, lease, type Mail, type MailContent, type Mails, type Occasion, queued, sent } from './mail.ts'
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
  const attempts = fromZero(
    counter(metrics, {
      name: 'mails_total',
      help: 'Attempts to hand a mail to the mail server: sent, postponed, or given up for good',
      labels: ['outcome'],
    }),
    ...['sent', 'postponed', 'given_up'].map((outcome) => ({ outcome })),
  )
  const deliver = async ({ _id: id, content, userId }: Mail, attempt: string): Promise<void> => {
    if (!content) return
    // Another event may have queued it while its reader was being erased.
    if (userId !== undefined && (await isGone(userId))) return mails.erase(id)
    try {
      await mailer.send(id, content)
    } catch (error) {
      const final = error instanceof NotTaken && error.forGood
      logger.warn({ err: error, ...named(id), final }, 'the mail server refused a mail')
      const { state } = await mails.change(id, lease.fail(attempt, clock.now(), { final }))
      attempts.inc({ outcome: state === 'queued' ? 'postponed' : 'given_up' })
      return
    }
    await mails.change(id, sent(clock.now()))
    attempts.inc({ outcome: 'sent' })
  }

  const queue = workQueue({
    items: mails,
    lease,
    work: deliver,
    onError: (error, id) =>
      logger.error({ err: error, ...(id === undefined ? {} : named(id)) }, 'mails could not be read, or the outcome of a delivery stored'),
    atOnce: AT_ONCE,
    closeWithinMs: CLOSE_WAIT_MS,
    clock,
  })

  return {
    /** Stores a mail, once for each occasion, and begins its delivery. Resolves once it is stored. */
    async add(occasion: Occasion, content: MailContent): Promise<void> {
      queue.startNew(await mails.create(queued(occasion, content, clock.now())))
    },
    /** Delivers the mails that are due. */
    deliverDue: queue.workDue,
    /** Gives up the mails that have become useless. */
    async giveUpLate(): Promise<void> {
      const late = await mails.find('byEnd', { state: 'queued' }, { upTo: clock.now() })
      for (const { _id } of late) await mails.change(_id, giveUpLate(clock.now())).catch(absent)
    },
    /** Erases all mails of a reader, sent or not. */
    eraseMailsOf: (userId: string): Promise<void> => untilNone(mails, 'byReader', { userId }, ({ _id }) => mails.erase(_id)),
    /** Begins no further deliveries; resolves when those under way have ended, after 2 s at the latest. */
    close: queue.close,
  }
}
export type MailQueue = ReturnType<typeof mailQueue>
