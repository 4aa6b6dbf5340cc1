import { codeOf } from '@sibyl/platform/app-error'
import { workQueue } from '@sibyl/platform/leased-work/work-queue'
import type { Logger } from '@sibyl/platform/logging/logger'
import type { Clock } from '@sibyl/platform/time'
import type { BillingMetrics } from '../metrics.ts'
import type { ProviderEvent, Subject } from '../provider/payment-provider.ts'
import { failed, lease, type Notice, type Notices, processed, received } from './notice.ts'

type Parts = {
  notices: Notices
  /** Whether this installation handles real money. */
  live: boolean
  /** Syncs the subject with the provider. */
  work: (subject: Subject) => Promise<unknown>
  metrics: BillingMetrics
  clock: Clock
  logger: Logger
}

/** Notices processed at the same time; the others wait. */
const AT_ONCE = 8

/** Stores the provider's events, then processes each at once and retries while that fails. */
export const openInbox = ({ notices, live, work, metrics, clock, logger }: Parts) => {
  const processNotice = async ({ _id: id, subject, type }: Notice, attempt: string): Promise<void> => {
    try {
      if (subject) await work(subject)
    } catch (error) {
      const { state } = await notices.change(id, failed(attempt, codeOf(error), clock.now()))
      metrics.notices.inc({ outcome: state === 'aside' ? 'aside' : 'postponed' })
      logger[state === 'aside' ? 'error' : 'warn']({ err: error, eventId: id, type }, 'an event of the payment provider was not processed')
      return
    }
    await notices.change(id, processed(clock.now()))
    metrics.notices.inc({ outcome: 'done' })
  }

  const queue = workQueue({
    items: notices,
    lease,
    work: processNotice,
    onError: (error, eventId) => logger.error({ err: error, eventId }, 'an event of the payment provider could not be read or stored'),
    atOnce: AT_ONCE,
    clock,
  })

  return {
    /** Stores an event once; resolves when it is stored. Processing begins right after and is not awaited. */
    async receive(event: ProviderEvent): Promise<Notice> {
      const ours = event.live === live
      if (!ours) metrics.mismatches.inc({ what: 'mode' })
      const notice = await notices.create(received(event, ours, clock.now()))
      queue.startNew(notice)
      return notice
    },
    /** Processes the notices that are due. */
    workDue: queue.workDue,
    /** Claims no more notices; resolves when those being processed are done. */
    close: queue.close,
  }
}
export type Inbox = ReturnType<typeof openInbox>
