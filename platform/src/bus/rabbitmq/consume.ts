import type { ConfirmChannel, ConsumeMessage } from 'amqplib'
import { together } from '../../together.ts'
import { within } from '../../within.ts'
import type { Subscription, SubscriptionOptions } from '../bus.ts'
import type { BrokerConnection } from './connection.ts'
import { handleMessage, type Work } from './handle-message.ts'
import { reopeningChannel } from './reopening-channel.ts'
import { declare, serviceTopology } from './topology.ts'

/** How long `subscribe` waits for the broker before it returns; the subscription starts as soon as the broker is reachable. */
const PATIENCE_MS = 10_000
const CANCEL_MS = 5000

/** Consumes a service's queue, again after each lost connection; resolves once it consumes. */
export const consume = async (
  connection: BrokerConnection,
  work: Work,
  { concurrency, gatherMs = 0 }: SubscriptionOptions,
): Promise<Subscription> => {
  const { names, service, handlers, retryDelays, logger } = work
  const queue = names.queue(service)
  const inHand = new Set<Promise<void>>()
  let consumer: { channel: ConfirmChannel; tag: string } | undefined
  let closing = false

  const take = async (channel: ConfirmChannel, message: ConsumeMessage): Promise<void> => {
    try {
      await handleMessage(message, work)
    } catch (error) {
      logger.error(
        { err: error, queue, eventId: message.properties.messageId },
        'event could not be stored as a dead letter, it stays in its queue',
      )
      // Closes the channel instead of requeueing at once: the broker redelivers the message on the next channel, which opens after a
      // growing delay.
      return channel.close()
    }
    channel.ack(message)
  }

  const start = (channel: ConfirmChannel, message: ConsumeMessage): void => {
    // Unacknowledged, it stays in its queue for others.
    if (closing) return
    // If the channel closed during the handler, the ack fails: the broker redelivers the event, and its business key counts it once.
    const taken = take(channel, message).catch((error: unknown) =>
      logger.warn({ err: error, queue }, 'the channel was closed under a handler, its event will be redelivered'),
    )
    inHand.add(taken)
    void taken.finally(() => inHand.delete(taken))
  }
  const startTogether = together<() => void>(
    async (starts) => {
      for (const startOne of starts) startOne()
    },
    (size) => (size < concurrency ? gatherMs : 0),
  )

  const onMessage = (channel: ConfirmChannel, message: ConsumeMessage | null): void => {
    if (message === null) {
      logger.error({ queue }, 'the queue was deleted, declaring it again')
      void channel.close().catch((error: unknown) => logger.debug({ err: error, queue }, 'channel was closed already'))
      return
    }
    void startTogether(() => start(channel, message))
  }

  const reopening = reopeningChannel({
    connection,
    name: `consumer of ${queue}`,
    logger,
    setUp: async (channel) => {
      await declare(channel, serviceTopology(names, service, Object.keys(handlers), retryDelays))
      await channel.prefetch(concurrency)
      const { consumerTag } = await channel.consume(queue, (message) => onMessage(channel, message))
      consumer = { channel, tag: consumerTag }
    },
  })
  await reopening
    .get(AbortSignal.timeout(PATIENCE_MS))
    .catch((error: unknown) => logger.warn({ err: error, queue }, 'the broker is away, consuming starts when it is back'))

  return {
    async close() {
      if (closing) return
      closing = true
      const channel = reopening.current()
      if (channel && consumer?.channel === channel) {
        await within(CANCEL_MS, channel.cancel(consumer.tag)).catch((error: unknown) =>
          logger.warn({ err: error, queue }, 'consumer not cancelled, its channel is closed instead'),
        )
      }
      await Promise.all(inHand)
      await reopening.close()
    },
  }
}
