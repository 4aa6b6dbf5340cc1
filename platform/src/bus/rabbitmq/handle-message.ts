import { type Event, parseEvent } from '@sibyl/contracts/events/envelope'
import type { ConsumeMessage, Options } from 'amqplib'
import { traceparentFrom, withContext } from '../../logging/context.ts'
import type { Logger } from '../../logging/logger.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { Handlers } from '../bus.ts'
import { CONTENT_TYPE, type Publisher } from './publish.ts'
import { deadQueue, retryQueue } from './topology.ts'

export type Work = {
  queue: string
  handlers: Handlers
  retryDelays: readonly number[]
  publisher: Pick<Publisher, 'sendTo'>
  logger: Logger
  metrics: Metrics | undefined
}

const LONGEST_REASON = 1000

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_REASON)

/** Failed attempts so far, as an earlier one counted them. */
const attemptsOf = ({ properties }: ConsumeMessage): number => Number(properties.headers?.['x-attempt'] ?? 0)

/** The message as it goes on to another queue, with headers of ours only: the broker's own history of it would grow with each round. */
const copyOf = ({ properties }: ConsumeMessage, headers: Record<string, unknown>): Options.Publish => ({
  messageId: properties.messageId,
  type: properties.type,
  appId: properties.appId,
  contentType: properties.contentType ?? CONTENT_TYPE,
  headers: { ...(properties.headers?.traceparent && { traceparent: properties.headers.traceparent }), ...headers },
})

const run = async (event: Event, handlers: Handlers): Promise<void> => {
  const handle = handlers[event.type] as ((event: Event) => Promise<void>) | undefined
  // A binding of another version of this service, older or newer: that one's replicas may still take the event.
  if (!handle) throw new Error(`nothing here handles ${event.type}`)
  await withContext({ requestId: event.id, traceparent: traceparentFrom(event.traceparent) }, () => handle(event))
}

/**
 * Does with a message what has to be done, and resolves when it may be acknowledged: it was handled, or a copy is safe in a retry
 * queue, or in the dead queue with the reason. Rejects when it is still in nobody's hands but the broker's.
 */
export const handleMessage = async (message: ConsumeMessage, work: Work): Promise<void> => {
  const { queue, handlers, retryDelays, publisher, logger, metrics } = work
  const attempts = attemptsOf(message)
  const setAside = async (type: string, error: unknown): Promise<void> => {
    const headers = { 'x-attempt': attempts, 'x-reason': reasonOf(error), 'x-dead-at': new Date().toISOString() }
    await publisher.sendTo(deadQueue(queue), message.content, copyOf(message, headers))
    metrics?.eventsHandled.inc({ type, outcome: 'dead' })
    logger.error({ err: error, queue, type, eventId: message.properties.messageId }, 'event set aside')
  }

  let event: Event
  try {
    event = parseEvent(JSON.parse(message.content.toString()))
  } catch (error) {
    return setAside('unreadable', error)
  }
  try {
    await run(event, handlers)
  } catch (error) {
    const delay = retryDelays[attempts]
    if (delay === undefined) return setAside(event.type, error)
    const headers = { 'x-attempt': attempts + 1, 'x-reason': reasonOf(error) }
    await publisher.sendTo(retryQueue(queue, delay), message.content, copyOf(message, headers))
    metrics?.eventsHandled.inc({ type: event.type, outcome: 'retried' })
    logger.warn(
      { err: error, queue, type: event.type, eventId: event.id, attempts: attempts + 1, delay },
      'handler failed, will be tried again',
    )
    return
  }
  metrics?.eventsHandled.inc({ type: event.type, outcome: 'handled' })
}
