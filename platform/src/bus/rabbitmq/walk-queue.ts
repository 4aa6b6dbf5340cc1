import { setTimeout as pause } from 'node:timers/promises'
import type { ChannelModel, ConfirmChannel, GetMessage } from 'amqplib'

/** The longest that the broker is given to take back what was only looked at, and how often it is asked. */
const GIVEN_BACK_MS = 5000
const GIVEN_BACK_LOOK_MS = 20

/** How long somebody else may be at the same queue, and how often it is looked whether they still are. */
const ALONE_MS = 30_000
const ALONE_LOOK_MS = 50
const HELD_BY_ANOTHER = 405

/** Does something on a channel of its own, which is closed at the end, whatever came of it. */
export const onChannelOf = async <T>(connection: ChannelModel, work: (channel: ConfirmChannel) => Promise<T>): Promise<T> => {
  const channel = await connection.createConfirmChannel()
  let closed = false
  channel.once('close', () => {
    closed = true
  })
  channel.on('error', () => undefined) // What is under way rejects with the same.
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
 * Does something with a queue while nobody else does: who walks through it holds what they have seen, and others would miss that. The
 * lock is a queue that belongs to one connection, and ends with it.
 */
const alone = async <T>(connection: ChannelModel, queue: string, work: () => Promise<T>): Promise<T> => {
  const lock = `${queue}.walked-through`
  const until = performance.now() + ALONE_MS
  while (!(await holdLock(connection, lock))) {
    if (performance.now() > until) throw new Error(`somebody else is busy with ${queue}`)
    await pause(ALONE_LOOK_MS)
  }
  try {
    return await work()
  } finally {
    await onChannelOf(connection, (channel) => channel.deleteQueue(lock))
  }
}

/** Gives back what stays, and waits until the queue has it: it takes things back a moment after they were given. */
const giveBack = async (channel: ConfirmChannel, queue: string, staying: number): Promise<void> => {
  channel.nackAll(true)
  const until = performance.now() + GIVEN_BACK_MS
  while ((await channel.checkQueue(queue)).messageCount < staying && performance.now() < until) await pause(GIVEN_BACK_LOOK_MS)
}

/**
 * Goes once through what the queue holds now, at most through the oldest so many, while no other walk does. What `take` is not done with
 * goes back to its place at the end, or when this process dies in between. Rejects when somebody else has not come to an end within
 * half a minute.
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
