import type { Event } from '@sibyl/contracts/events/envelope'
import { workQueue } from '@sibyl/platform/leased-work/work-queue'
import type { Logger } from '@sibyl/platform/logging/logger'
import { counter, fromZero } from '@sibyl/platform/metrics/declare'
import type { Metrics } from '@sibyl/platform/metrics/metrics'
import { untilNone } from '@sibyl/platform/store/until-none'
import { type Clock, SECOND } from '@sibyl/platform/time'
import { type Deliveries, type Delivery, delivered, failed, lease, queued } from './delivery.ts'
import { NotAccepted, type WebhookSender } from './webhook-sender.ts'

type Parts = {
  deliveries: Deliveries
  /** Missing if the installation has no webhook; deliveries stored for an earlier webhook then wait. */
  sender: WebhookSender | undefined
  /** Whether a reader has deleted their account. */
  isGone: (userId: string) => Promise<boolean>
  clock: Clock
  logger: Logger
  metrics: Metrics
}

/** Events delivered at the same time by one process. */
const AT_ONCE = 8
const CLOSE_WAIT_MS = 2 * SECOND

/** Node's code, such as ECONNREFUSED, says more than the words of a failed connection, which may be none. */
const reasonOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException
  return (typeof code === 'string' ? code : message).slice(0, 200)
}

/** The reader whom an event is about. Their deletion erases every delivery but that of the deletion itself. */
const readerOf = ({ type, data }: Event): string | undefined =>
  type !== 'user.deleted.v1' && 'userId' in data && typeof data.userId === 'string' ? data.userId : undefined

/** Stores events for the webhook and delivers them: at once, and again with growing delays while the webhook does not accept them. */
export const webhookQueue = ({ deliveries, sender, isGone, clock, logger, metrics }: Parts) => {
  const attempts = fromZero(
    counter(metrics, {
      name: 'webhooks_total',
      help: 'Attempts to deliver an event to the webhook: delivered, postponed, or given up for good',
      labels: ['outcome'],
    }),
    ...['postponed', 'given_up'].map((outcome) => ({ outcome })),
  )
  const deliver = async ({ _id: id, event, type, userId }: Delivery, attempt: string): Promise<void> => {
    if (!sender || !event) return
    if (userId !== undefined && (await isGone(userId))) return deliveries.erase(id)
    try {
      await sender.send(event, clock.now())
    } catch (error) {
      const final = error instanceof NotAccepted && error.forGood
      const { state } = await deliveries.change(id, failed(attempt, reasonOf(error), clock.now(), { final }))
      logger[state === 'dead' ? 'error' : 'warn']({ err: error, eventId: id, type, state }, 'the webhook did not accept an event')
      attempts.inc({ outcome: state === 'dead' ? 'given_up' : 'postponed' })
      return
    }
    await deliveries.change(id, delivered(clock.now()))
    attempts.inc({ outcome: 'delivered' })
  }

  const queue = workQueue({
    items: deliveries,
    lease,
    work: deliver,
    onError: (error, eventId) => logger.error({ err: error, eventId }, 'webhook deliveries could not be read, or an outcome stored'),
    atOnce: AT_ONCE,
    closeWithinMs: CLOSE_WAIT_MS,
    clock,
  })

  return {
    /** Stores an event, once, and begins its delivery. Resolves once it is stored. */
    async add(event: Event): Promise<void> {
      const userId = readerOf(event)
      if (userId !== undefined && (await isGone(userId))) return
      queue.startNew(await deliveries.create(queued(event, userId, clock.now())))
    },
    /** Delivers the events that are due. */
    deliverDue: async (): Promise<void> => {
      if (sender) await queue.workDue()
    },
    /** Erases all deliveries of a reader, made or not. */
    eraseDeliveriesOf: (userId: string): Promise<void> => untilNone(deliveries, 'byReader', { userId }, ({ _id }) => deliveries.erase(_id)),
    /** Begins no further deliveries; resolves when those under way have ended, after 2 s at the latest. */
    close: queue.close,
  }
}
export type WebhookQueue = ReturnType<typeof webhookQueue>
