import type { Channel, Options } from 'amqplib'
import { DAY } from '../../time.ts'

/** What stands on the broker, as data: declaring it twice changes nothing. */
export type Topology = {
  exchanges?: readonly { name: string; type: 'topic' | 'fanout' }[]
  queues: readonly { name: string; options: Options.AssertQueue }[]
  bindings: readonly { queue: string; exchange: string; pattern: string }[]
}

/** What everything of one installation is called on the broker, so that several can share it. */
export type Names = ReturnType<typeof namesIn>

export const namesIn = (namespace: string) => {
  const queue = (service: string): string => `${namespace}.${service}`
  return {
    /** The exchange that every event goes to, under its type. */
    events: `${namespace}.events`,
    /** The exchange for what came back from `events`, and the queue of it all. */
    unrouted: `${namespace}.unrouted`,
    queue,
    /** Where a message of a service waits before its next attempt, in milliseconds. One a delay: messages of one queue expire in order. */
    retryQueue: (service: string, delay: number): string => `${queue(service)}.retry.${delay}`,
    /** The queue of what the service could not handle, with the reason in the header `x-reason`. */
    deadQueue: (service: string): string => `${queue(service)}.dead`,
  }
}

/** Times a message may be lost with its consumer before it counts as what kills consumers; RabbitMQ 4 has the same number by default. */
const DELIVERY_LIMIT = 20

/** Looking into a queue counts as a delivery too: an operator who lists the dead every minute must not wear them out. */
const NEVER_WORN_OUT = 1_000_000_000

/** Milliseconds that what is dead or unrouted is kept; events can hold an e-mail address, which must not lie about for ever. */
const DEAD_LETTER_TTL_MS = 30 * DAY

const quorum = (more: Record<string, unknown> = {}): Options.AssertQueue => ({
  durable: true,
  arguments: { 'x-queue-type': 'quorum', ...more },
})

/** For an operator to look at: kept for a while, and never given up for being looked at. */
export const forOperators = (): Options.AssertQueue => quorum({ 'x-message-ttl': DEAD_LETTER_TTL_MS, 'x-delivery-limit': NEVER_WORN_OUT })

/** Handed on by the broker to a queue, and kept until that queue has confirmed it; the broker wants to hear of the overflow with it. */
const handedOnTo = (queue: string): Record<string, unknown> => ({
  'x-dead-letter-exchange': '',
  'x-dead-letter-routing-key': queue,
  'x-dead-letter-strategy': 'at-least-once',
  'x-overflow': 'reject-publish',
})

/** What every publisher needs. */
export const publisherTopology = ({ events, unrouted }: Names): Topology => ({
  exchanges: [
    { name: events, type: 'topic' },
    { name: unrouted, type: 'fanout' },
  ],
  queues: [{ name: unrouted, options: forOperators() }],
  bindings: [{ queue: unrouted, exchange: unrouted, pattern: '' }],
})

/**
 * What a service needs to listen to these types. Bindings of types it listened to in the past stay: taken away by an old replica that
 * reconnects during a rolling update, they would cost the new one its events.
 */
export const serviceTopology = (names: Names, service: string, types: readonly string[], retryDelays: readonly number[]): Topology => {
  const [queue, deadQueue] = [names.queue(service), names.deadQueue(service)]
  const retryQueues = retryDelays.map((delay) => ({
    name: names.retryQueue(service, delay),
    options: quorum({ 'x-message-ttl': delay, ...handedOnTo(queue) }),
  }))
  return {
    exchanges: [{ name: names.events, type: 'topic' }],
    queues: [
      { name: deadQueue, options: forOperators() },
      ...retryQueues,
      { name: queue, options: quorum({ 'x-delivery-limit': DELIVERY_LIMIT, ...handedOnTo(deadQueue) }) },
    ],
    bindings: types.map((pattern) => ({ queue, exchange: names.events, pattern })),
  }
}

/** Makes the broker look like this. Rejects, and the broker closes the channel, where something stands there already in another shape. */
export const declare = async (channel: Channel, { exchanges = [], queues, bindings }: Topology): Promise<void> => {
  for (const { name, type } of exchanges) await channel.assertExchange(name, type, { durable: true })
  for (const { name, options } of queues) await channel.assertQueue(name, options)
  for (const { queue, exchange, pattern } of bindings) await channel.bindQueue(queue, exchange, pattern)
}
