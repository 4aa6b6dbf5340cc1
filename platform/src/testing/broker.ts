import { type ChannelModel, type ConfirmChannel, connect, type Message } from 'amqplib'
import { forOperators, type Names } from '../bus/rabbitmq/topology.ts'

/** Runs an operation on a channel of its own, as an operator would, beside the bus under test. */
export const onBroker = async <T>(url: string, work: (channel: ConfirmChannel) => Promise<T>): Promise<T> => {
  const connection = await connect(url, { noDelay: true })
  try {
    const channel = await connection.createConfirmChannel()
    channel.on('error', () => undefined) // An operation that the broker refused rejects with the same error.
    return await work(channel)
  } finally {
    await connection.close()
  }
}

/** Removes everything that buses have declared under these names, for these services. */
export const forgetNames = (url: string, names: Names, services: Iterable<string>, retryDelays: Iterable<number>): Promise<void> =>
  onBroker(url, async (channel) => {
    const delays = [...retryDelays]
    for (const service of services) {
      const queues = [names.queue(service), names.deadQueue(service), ...delays.map((delay) => names.retryQueue(service, delay))]
      for (const queue of queues) await channel.deleteQueue(queue)
    }
    await channel.deleteQueue(names.unrouted)
    await channel.deleteExchange(names.unrouted)
    await channel.deleteExchange(names.events)
  })

/** The number of messages in a queue. */
export const depth = (url: string, queue: string): Promise<number> =>
  onBroker(url, async (channel) => (await channel.checkQueue(queue)).messageCount)

/** Publishes raw bytes to a queue, bypassing the bus. */
export const put = (url: string, queue: string, content: string): Promise<void> =>
  onBroker(url, async (channel) => {
    channel.sendToQueue(queue, Buffer.from(content), { persistent: true })
    await channel.waitForConfirms()
  })

/** Consumes these dead-letter or unrouted queues, declared as the bus declares them, until closed. */
export const watchQueues = async (
  url: string,
  queues: readonly string[],
  take: (queue: string, message: Message) => void,
): Promise<ChannelModel> => {
  const connection = await connect(url, { noDelay: true })
  const channel = await connection.createChannel()
  for (const queue of queues) {
    await channel.assertQueue(queue, forOperators())
    await channel.consume(queue, (message) => {
      if (!message) return
      take(queue, message)
      channel.ack(message)
    })
  }
  return connection
}
