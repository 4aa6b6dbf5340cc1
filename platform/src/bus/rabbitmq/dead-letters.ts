import { createHash } from 'node:crypto'
import { type ConfirmChannel, connect, type GetMessage } from 'amqplib'
import { type DeadLetter, type DeadLetters, UNROUTED } from '../dead-letters.ts'
import { copyOf } from './copy-message.ts'
import { namesIn } from './topology.ts'
import { onChannelOf, walkQueue } from './walk-queue.ts'

type OpenDeadLetters = DeadLetters & { close(): Promise<void> }

const HANDSHAKE_MS = 10_000

const brokersReason = (reason: unknown): string =>
  reason === 'delivery_limit' ? 'its consumers died, or lost the broker, each time they had it' : `the broker says: ${String(reason)}`

const timeOf = (headers: Record<string, unknown>): string | undefined => {
  if (typeof headers['x-dead-at'] === 'string') return headers['x-dead-at']
  const death = (headers['x-death'] as { time?: { value?: unknown } }[] | undefined)?.[0]?.time?.value
  return typeof death === 'number' ? new Date(death * 1000).toISOString() : undefined
}

const letterOf = ({ content, properties }: GetMessage): DeadLetter => {
  const headers: Record<string, unknown> = properties.headers ?? {}
  const reason = headers['x-reason']
  return {
    id: properties.messageId ?? `sha-${createHash('sha256').update(content).digest('hex').slice(0, 16)}`,
    type: properties.type ?? 'unknown',
    at: timeOf(headers),
    reason: typeof reason === 'string' ? reason : brokersReason(headers['x-first-death-reason'] ?? 'nothing'),
    attempts: Number(headers['x-attempt'] ?? 0),
    body: content.toString(),
  }
}

/** Publishes with a confirm; resolves with whether a queue took the message. */
const send = async (channel: ConfirmChannel, exchange: string, routingKey: string, message: GetMessage): Promise<boolean> => {
  let returned = false
  const onReturn = (): void => {
    returned = true
  }
  channel.once('return', onReturn)
  channel.publish(exchange, routingKey, message.content, { ...copyOf(message, {}), persistent: true, mandatory: true })
  await channel.waitForConfirms()
  channel.off('return', onReturn)
  return !returned
}

/** Opens a broker's dead letters for an operator. Rejects if the broker cannot be reached. */
export const openDeadLetters = async (url: string, namespace: string): Promise<OpenDeadLetters> => {
  const connection = await connect(url, {
    noDelay: true,
    timeout: HANDSHAKE_MS,
    clientProperties: { connection_name: 'dead letters' },
  })
  connection.on('error', () => undefined) // The operations in progress reject with the same error.
  const names = namesIn(namespace)
  const queueOf = (of: string): string => (of === UNROUTED ? names.unrouted : names.deadQueue(of))

  const walk = (of: string, limit: number, take: Parameters<typeof walkQueue>[3]) => walkQueue(connection, queueOf(of), limit, take)

  return {
    async count(of) {
      try {
        return await onChannelOf(connection, async (channel) => (await channel.checkQueue(queueOf(of))).messageCount)
      } catch (error) {
        if ((error as { code?: unknown }).code === 404) return undefined
        throw error
      }
    },
    async list(of, limit) {
      const letters: DeadLetter[] = []
      await walk(of, limit, async (message) => {
        letters.push(letterOf(message))
        return 'stays'
      })
      return letters
    },
    async replay(of, chosen) {
      let [replayed, refused] = [0, 0]
      await walk(of, Number.POSITIVE_INFINITY, async (message, channel) => {
        if (!chosen(letterOf(message))) return 'stays'
        const { routingKey } = message.fields
        const taken = await (of === UNROUTED
          ? send(channel, names.events, routingKey, message)
          : send(channel, '', names.queue(of), message))
        if (taken) replayed += 1
        else refused += 1
        return taken ? 'done' : 'stays'
      })
      return { replayed, refused }
    },
    async drop(of, chosen) {
      let dropped = 0
      await walk(of, Number.POSITIVE_INFINITY, async (message) => {
        if (!chosen(letterOf(message))) return 'stays'
        dropped += 1
        return 'done'
      })
      return dropped
    },
    close: () => connection.close(),
  }
}
