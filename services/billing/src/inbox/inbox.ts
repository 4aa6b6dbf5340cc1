import { AppError } from '@sibyl/platform/app-error'
import { newId } from '@sibyl/platform/ids'
import type { Logger } from '@sibyl/platform/logging/logger'
import type { Clock } from '@sibyl/platform/time'
import type { BillingMetrics } from '../metrics.ts'
import type { ProviderEvent, Subject } from '../provider/payment-provider.ts'
import { claim, failed, type Notice, type Notices, processed, received } from './notice.ts'

type Parts = {
  notices: Notices
  /** Whether events of real money are ours. */
  live: boolean
  /** Syncs the subject with the provider. */
  work: (subject: Subject) => Promise<unknown>
  metrics: BillingMetrics
  clock: Clock
  logger: Logger
}

/** Notices processed at the same time; the others wait. */
const AT_ONCE = 8

const reasonOf = (error: unknown): string => (error instanceof AppError ? error.code : error instanceof Error ? error.name : 'unknown')

/** Stores the provider's events, then processes each at once and retries while that fails. */
export const openInbox = ({ notices, live, work, metrics, clock, logger }: Parts) => {
  const underway = new Map<string, Promise<void>>()
  let backlog = false
  let closing = false

  const processNotice = async (id: string): Promise<void> => {
    const attempt = newId('attempt')
    const { subject, type, attempt: holder } = await notices.change(id, claim(attempt, clock.now()))
    if (!subject || holder !== attempt) return
    try {
      await work(subject)
    } catch (error) {
      const { state } = await notices.change(id, failed(attempt, reasonOf(error), clock.now()))
      metrics.notices.inc({ outcome: state === 'aside' ? 'aside' : 'postponed' })
      logger[state === 'aside' ? 'error' : 'warn']({ err: error, eventId: id, type }, 'an event of the payment provider was not processed')
      return
    }
    await notices.change(id, processed(clock.now()))
    metrics.notices.inc({ outcome: 'done' })
  }

  const start = (id: string): void => {
    if (closing || underway.has(id)) return
    if (underway.size >= AT_ONCE) {
      backlog = true
      return
    }
    const working = processNotice(id)
      .catch((error: unknown) =>
        logger.error({ err: error, eventId: id }, 'the state of an event of the payment provider could not be stored'),
      )
      .finally(() => {
        underway.delete(id)
        if (backlog && !closing)
          workDue().catch((error: unknown) => logger.error({ err: error }, 'due events of the payment provider could not be read'))
      })
    underway.set(id, working)
  }

  const workDue = async (): Promise<void> => {
    backlog = false
    const due = await notices.find('byState', { state: 'waiting' }, { upTo: clock.now(), limit: 4 * AT_ONCE })
    for (const { _id } of due) start(_id)
  }

  return {
    /** Stores an event once; resolves when it is stored. Processing begins right after and is not awaited. */
    async receive(event: ProviderEvent): Promise<Notice> {
      const ours = event.live === live
      if (!ours) metrics.mismatches.inc({ what: 'mode' })
      const notice = await notices.create(received(event, ours, clock.now()))
      if (notice.state === 'waiting' && notice.attempts === 0) start(notice._id)
      return notice
    },
    /** Processes the notices that are due. */
    workDue,
    /** Claims no more notices; resolves when those being processed are done. */
    async close(): Promise<void> {
      closing = true
      await Promise.all(underway.values())
    },
  }
}
export type Inbox = ReturnType<typeof openInbox>
