import type { Event } from '@sibyl/contracts/events/envelope'
import type { ConfirmChannel, Options } from 'amqplib'
import type { Logger } from '../../logging/logger.ts'
import type { BrokerConnection } from './connection.ts'
import { reopeningChannel } from './reopening-channel.ts'
import { declare, type Names, publisherTopology, type Topology } from './topology.ts'

type Outgoing = { exchange: string; routingKey: string; content: Buffer; options: Options.Publish }

export type Publisher = {
  /** Resolves with `unrouted` if no queue is bound to the event type; the event is then in the unrouted queue. */
  publishEvent(event: Event): Promise<'published' | 'unrouted'>
  /** Sends a message to a queue; resolves once the queue has stored it. */
  sendTo(queue: string, content: Buffer, options: Options.Publish): Promise<void>
  close(): Promise<void>
}

type Parts = {
  connection: BrokerConnection
  names: Names
  /** Topologies of the subscribing services. */
  queues: readonly Topology[]
  logger: Logger
  /** Milliseconds; a publish takes at most twice as long. */
  patience: number
}

type Outcome = 'routed' | 'returned'

export const CONTENT_TYPE = 'application/cloudevents+json'

/** Publishes on one channel with any number of outstanding confirms; returned messages show what was not routed. */
const sender = (channel: ConfirmChannel, patience: number) => {
  const returned = new Set<string>()
  let count = 0
  // The broker returns an unroutable message first and then confirms it all the same, so the return counts.
  channel.on('return', ({ properties }) => returned.add(String(properties.correlationId)))
  return ({ exchange, routingKey, content, options }: Outgoing): Promise<Outcome> => {
    count += 1
    const correlationId = String(count)
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
    const timer = setTimeout(() => reject(new Error(`no confirm within ${patience} ms`)), patience)
    channel.publish(exchange, routingKey, content, { ...options, correlationId, persistent: true, mandatory: true }, (error: unknown) => {
      clearTimeout(timer)
      const cameBack = returned.delete(correlationId)
      if (error) reject(new Error('the broker rejected the message', { cause: error }))
      else resolve(cameBack ? 'returned' : 'routed')
    })
    return promise
  }
}

const eventOptions = ({ id, type, source, traceparent }: Event): Options.Publish => ({
  messageId: id,
  type,
  appId: source,
  contentType: CONTENT_TYPE,
  headers: traceparent ? { traceparent } : {},
})

/** Waits up to `patience` milliseconds for a channel, then as long again for the confirm. */
export const createPublisher = ({ connection, names, queues, logger, patience }: Parts): Publisher => {
  const senders = new WeakMap<ConfirmChannel, ReturnType<typeof sender>>()
  const reopening = reopeningChannel({
    connection,
    name: 'publisher',
    logger,
    setUp: async (channel) => {
      for (const topology of [publisherTopology(names), ...queues]) await declare(channel, topology)
      senders.set(channel, sender(channel, patience))
    },
  })
  const underway = new Set<Promise<Outcome>>()

  const ready = async (): Promise<ConfirmChannel> => {
    const open = reopening.current()
    if (open && !connection.isBlocked()) return open
    const tooLate = AbortSignal.timeout(patience)
    await connection.takesPublishes(tooLate)
    return reopening.get(tooLate)
  }

  const send = async (message: Outgoing): Promise<Outcome> => {
    const channel = await ready()
    const sent = senders.get(channel)?.(message)
    if (!sent) throw new Error('the channel was not set up')
    underway.add(sent)
    return sent.finally(() => underway.delete(sent))
  }

  const sendSafely = async (message: Outgoing): Promise<void> => {
    if ((await send(message)) === 'routed') return
    // Somebody deleted the queue. A new channel declares it again, and the sender retries.
    await reopening.current()?.close()
    throw new Error(`no queue took a message for ${message.routingKey || message.exchange}`)
  }

  return {
    async publishEvent(event) {
      const content = Buffer.from(JSON.stringify(event))
      const options = eventOptions(event)
      if ((await send({ exchange: names.events, routingKey: event.type, content, options })) === 'routed') return 'published'
      // Not an alternate exchange: with one, the broker returns nothing, so the sender would never learn that the event was unrouted.
      const headers = { ...options.headers, 'x-reason': 'no queue is bound to this type', 'x-dead-at': new Date().toISOString() }
      await sendSafely({ exchange: names.unrouted, routingKey: event.type, content, options: { ...options, headers } })
      return 'unrouted'
    },
    sendTo: (queue, content, options) => sendSafely({ exchange: '', routingKey: queue, content, options }),
    async close() {
      await Promise.allSettled(underway)
      await reopening.close()
    },
  }
}
