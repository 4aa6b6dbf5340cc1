import { type Event, parseEvent } from '@sibyl/contracts/events/envelope'
import type { ConsumeMessage } from 'amqplib'
import { messageOf } from '../../app-error.ts'
import { traceparentFrom, withContext } from '../../logging/context.ts'
import type { Logger } from '../../logging/logger.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { type Handlers, NotYet } from '../bus.ts'
import { ageOf, type Outcome } from '../event-metrics.ts'
import { copyOf } from './copy-message.ts'
import type { Publisher } from './publish.ts'
import type { Names } from './topology.ts'

export type Work = {
  names: Names
  /** The service that owns the queue. */
  service: string
  handlers: Handlers
  retryDelays: readonly number[]
  publisher: Pick<Publisher, 'sendTo'>
  logger: Logger
  metrics: Metrics | undefined
}

const LONGEST_REASON = 1000

const reasonOf = (error: unknown): string => messageOf(error).slice(0, LONGEST_REASON)

/** Failed attempts so far, as counted in the header. */
const attemptsOf = ({ properties }: ConsumeMessage): number => Number(properties.headers?.['x-attempt'] ?? 0)

/** The longest delay queue that ends in time; a longer wait ends with short steps. */
const delayWithin = (milliseconds: number, delays: readonly number[]): number =>
  delays.findLast((delay) => delay <= milliseconds) ?? delays[0] ?? 0

const run = async (event: Event, handlers: Handlers): Promise<void> => {
  const handle = handlers[event.type] as ((event: Event) => Promise<void>) | undefined
  // Another version of this service bound this type; one of its replicas may still handle the event.
  if (!handle) throw new Error(`nothing here handles ${event.type}`)
  await handle(event)
}

/**
 * Processes a message; resolves when it may be acknowledged: handled, or copied to a retry queue, or to the dead-letter queue with the
 * reason. Rejects when only the broker still holds it.
 */
export const handleMessage = async (message: ConsumeMessage, work: Work): Promise<void> => {
  const { names, service, handlers, retryDelays, publisher, logger, metrics } = work
  const attempts = attemptsOf(message)
  const count = (type: string, outcome: Outcome): void => metrics?.eventsHandled.inc({ type, outcome })
  const setAside = async (type: string, error: unknown): Promise<void> => {
    const headers = { 'x-attempt': attempts, 'x-reason': reasonOf(error), 'x-dead-at': new Date().toISOString() }
    await publisher.sendTo(names.deadQueue(service), message.content, copyOf(message, headers))
    count(type, 'dead')
    logger.error({ err: error, queue: service, type, eventId: message.properties.messageId }, 'event dead-lettered')
  }

  const take = async (event: Event): Promise<void> => {
    metrics?.eventAge.observe({ type: event.type }, ageOf(event))
    try {
      await run(event, handlers)
    } catch (error) {
      if (error instanceof NotYet) {
        const headers = { 'x-attempt': attempts, 'x-reason': reasonOf(error) }
        const queue = names.retryQueue(service, delayWithin(error.afterMs, retryDelays))
        await publisher.sendTo(queue, message.content, copyOf(message, headers))
        count(event.type, 'postponed')
        logger.debug({ queue: service, type: event.type, eventId: event.id, reason: error.message }, 'event postponed')
        return
      }
      const delay = retryDelays[attempts]
      if (delay === undefined) return setAside(event.type, error)
      const headers = { 'x-attempt': attempts + 1, 'x-reason': reasonOf(error) }
      await publisher.sendTo(names.retryQueue(service, delay), message.content, copyOf(message, headers))
      count(event.type, 'retried')
      logger.warn(
        { err: error, queue: service, type: event.type, eventId: event.id, attempts: attempts + 1, delay },
        'handler failed, will be retried',
      )
      return
    }
    count(event.type, 'handled')
  }

  let event: Event
  try {
    event = parseEvent(JSON.parse(message.content.toString()))
  } catch (error) {
    return setAside('unreadable', error)
  }
  await withContext({ requestId: event.id, traceparent: traceparentFrom(event.traceparent) }, () => take(event))
}
