import { AppError } from '@sibyl/platform/app-error'
import { newId } from '@sibyl/platform/ids'
import type { Logger } from '@sibyl/platform/logging/logger'
import type { Clock } from '@sibyl/platform/time'
import type { BillingFigures } from '../metrics.ts'
import type { ProviderEvent, Subject } from '../provider/payment-provider.ts'
import { claim, failed, type Notice, type Notices, received, workedOff } from './notice.ts'

type Parts = {
  notices: Notices
  /** Whether events of real money are ours. */
  live: boolean
  /** Looks at the provider how that is now, and takes it over. */
  work: (subject: Subject) => Promise<unknown>
  figures: BillingFigures
  clock: Clock
  logger: Logger
}

/** Notices in hand at the same time; what is beyond waits its turn. */
const AT_ONCE = 8

const reasonOf = (error: unknown): string => (error instanceof AppError ? error.code : error instanceof Error ? error.name : 'unknown')

/** Takes events of the provider in safely, then works them off: at once, and again while that fails. */
export const openInbox = ({ notices, live, work, figures, clock, logger }: Parts) => {
  const underway = new Map<string, Promise<void>>()
  let backlog = false
  let closing = false

  const workOff = async (id: string): Promise<void> => {
    const attempt = newId('attempt')
    const { subject, type, attempt: holder } = await notices.change(id, claim(attempt, clock.now()))
    if (!subject || holder !== attempt) return
    try {
      await work(subject)
    } catch (error) {
      const { state } = await notices.change(id, failed(attempt, reasonOf(error), clock.now()))
      figures.notices.inc({ outcome: state === 'aside' ? 'aside' : 'postponed' })
      logger[state === 'aside' ? 'error' : 'warn']({ err: error, eventId: id, type }, 'an event of the payment provider was not worked off')
      return
    }
    await notices.change(id, workedOff(clock.now()))
    figures.notices.inc({ outcome: 'done' })
  }

  const start = (id: string): void => {
    if (closing || underway.has(id)) return
    if (underway.size >= AT_ONCE) {
      backlog = true
      return
    }
    const working = workOff(id)
      .catch((error: unknown) => logger.error({ err: error, eventId: id }, 'what became of an event could not be noted'))
      .finally(() => {
        underway.delete(id)
        if (backlog && !closing) workDue().catch((error: unknown) => logger.error({ err: error }, 'events could not be looked up'))
      })
    underway.set(id, working)
  }

  const workDue = async (): Promise<void> => {
    backlog = false
    const due = await notices.find('byState', { state: 'waiting' }, { upTo: clock.now(), limit: 4 * AT_ONCE })
    for (const { _id } of due) start(_id)
  }

  return {
    /** Stores an event, once; resolves when it is safe. It is worked off right after, and nobody waits for that. */
    async receive(event: ProviderEvent): Promise<Notice> {
      const ours = event.live === live
      if (!ours) figures.mismatches.inc({ what: 'mode' })
      const notice = await notices.create(received(event, ours, clock.now()))
      if (notice.state === 'waiting' && notice.attempts === 0) start(notice._id)
      return notice
    },
    /** Works off what is due. */
    workDue,
    /** Takes up nothing more, and resolves when nothing is in hand. */
    async close(): Promise<void> {
      closing = true
      await Promise.all(underway.values())
    },
  }
}
export type Inbox = ReturnType<typeof openInbox>
