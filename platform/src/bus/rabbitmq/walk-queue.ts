import { setTimeout as pause } from 'node:timers/promises'
import type { ChannelModel, ConfirmChannel, GetMessage } from 'amqplib'

/** How long the broker may take to requeue messages that were only read, and the polling interval, in milliseconds. */
const GIVEN_BACK_MS = 5000
const GIVEN_BACK_LOOK_MS = 20

/** How long another walk may hold the same queue, and the polling interval, in milliseconds. */
const ALONE_MS = 30_000
const ALONE_LOOK_MS = 50
const HELD_BY_ANOTHER = 405

/** Runs work on a channel of its own and always closes it. */
export const onChannelOf = async <T>(connection: ChannelModel, work: (channel: ConfirmChannel) => Promise<T>): Promise<T> => {
  const channel = await connection.createConfirmChannel()
  let closed = false
  channel.once('close', () => {
    closed = true
  })
  channel.on('error', () => undefined) // The operations in progress reject with the same error.
  try {
    return await work(channel)
  } finally {
    if (!closed) await channel.close()
  }
}

const holdLock = (connection: ChannelModel, lock: string): Promise<boolean> =>
  onChannelOf(connection, async (channel) => {
    await channel.assertQueue(lock, { exclusive: true, durable: false, arguments: { 'x-queue-type': 'classic' } })
    return true
  }).catch((error: unknown) => {
    if ((error as { code?: unknown }).code === HELD_BY_ANOTHER) return false
    throw error
  })

/**
 * Runs work while no other walk reads the same queue: a walk holds the messages it has read, and another would miss them. The lock is an
 * exclusive queue, which ends with its connection.
 */
const alone = async <T>(connection: ChannelModel, queue: string, work: () => Promise<T>): Promise<T> => {
  const lock = `${queue}.walked-through`
  const until = performance.now() + ALONE_MS
  while (!(await holdLock(connection, lock))) {
    if (performance.now() > until) throw new Error(`another process is walking ${queue}`)
    await pause(ALONE_LOOK_MS)
  }
  try {
    return await work()
  } finally {
    await onChannelOf(connection, (channel) => channel.deleteQueue(lock))
  }
}

/** Requeues the remaining messages and waits until the queue holds them again, which takes the broker a moment. */
const giveBack = async (channel: ConfirmChannel, queue: string, staying: number): Promise<void> => {
  channel.nackAll(true)
  const until = performance.now() + GIVEN_BACK_MS
  while ((await channel.checkQueue(queue)).messageCount < staying && performance.now() < until) await pause(GIVEN_BACK_LOOK_MS)
}

/**
 * Walks once through the oldest `limit` messages of a queue while no other walk does. Messages that `take` does not settle return to their
 * position at the end, or when this process dies. Rejects if another walk is still running after half a minute.
 */
export const walkQueue = (
  connection: ChannelModel,
  queue: string,
  limit: number,
  take: (message: GetMessage, channel: ConfirmChannel) => Promise<'done' | 'stays'>,
): Promise<void> => {
  const through = async (channel: ConfirmChannel): Promise<void> => {
    const { messageCount } = await channel.checkQueue(queue)
    let staying = 0
    for (let seen = 0; seen < Math.min(messageCount, limit); seen += 1) {
      const message = await channel.get(queue)
      if (!message) break
      if ((await take(message, channel)) === 'done') channel.ack(message)
      else staying += 1
    }
    if (staying > 0) await giveBack(channel, queue, staying)
  }
  return alone(connection, queue, () => onChannelOf(connection, through))
}
