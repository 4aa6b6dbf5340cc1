import { type ChannelModel, type ConfirmChannel, connect, type Message } from 'amqplib'
import { deadQueue, retryQueue } from '../bus/rabbitmq/topology.ts'

/** Does something on a channel of its own, as an operator would, beside the bus under test. */
export const onBroker = async <T>(url: string, work: (channel: ConfirmChannel) => Promise<T>): Promise<T> => {
  const connection = await connect(url, { noDelay: true })
  try {
    const channel = await connection.createConfirmChannel()
    channel.on('error', () => undefined) // The operation that the broker refused rejects with the same.
    return await work(channel)
  } finally {
    await connection.close()
  }
}

/** Removes a service's queues, so that a test begins with none. */
export const forgetQueues = (url: string, queues: readonly string[], retryDelays: readonly number[]): Promise<void> =>
  onBroker(url, async (channel) => {
    for (const queue of queues)
      for (const name of [queue, deadQueue(queue), ...retryDelays.map((delay) => retryQueue(queue, delay))]) await channel.deleteQueue(name)
  })

/** How many messages wait in a queue. */
export const depth = (url: string, queue: string): Promise<number> =>
  onBroker(url, async (channel) => (await channel.checkQueue(queue)).messageCount)

/** Puts bytes into a queue past the bus. */
export const put = (url: string, queue: string, content: string): Promise<void> =>
  onBroker(url, async (channel) => {
    channel.sendToQueue(queue, Buffer.from(content), { persistent: true })
    await channel.waitForConfirms()
  })

/** Takes what comes into these queues, which are declared as the bus declares them, until closed. */
export const watchQueues = async (
  url: string,
  queues: readonly string[],
  take: (queue: string, message: Message) => void,
): Promise<ChannelModel> => {
  const connection = await connect(url, { noDelay: true })
  const channel = await connection.createChannel()
  for (const queue of queues) {
    await channel.assertQueue(queue, { durable: true, arguments: { 'x-queue-type': 'quorum' } })
    await channel.consume(queue, (message) => {
      if (!message) return
      take(queue, message)
      channel.ack(message)
    })
  }
  return connection
}
