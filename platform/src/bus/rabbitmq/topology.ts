import type { Channel, Options } from 'amqplib'
import { DAY } from '../../time.ts'

/** Exchanges, queues and bindings as data. Declaring them twice changes nothing. */
export type Topology = {
  exchanges?: readonly { name: string; type: 'topic' | 'fanout' }[]
  queues: readonly { name: string; options: Options.AssertQueue }[]
  bindings: readonly { queue: string; exchange: string; pattern: string }[]
}

/** The broker names of one installation, so that several can share a broker. */
export type Names = ReturnType<typeof namesIn>

export const namesIn = (namespace: string) => {
  const queue = (service: string): string => `${namespace}.${service}`
  return {
    /** The topic exchange for every event, routed by type. */
    events: `${namespace}.events`,
    /** The exchange and queue of events that no queue took. */
    unrouted: `${namespace}.unrouted`,
    queue,
    /** The retry queues of a service and their delays in milliseconds. One queue per delay, because a queue's messages expire in order. */
    retryQueue: (service: string, delay: number): string => `${queue(service)}.retry.${delay}`,
    /** The dead-letter queue, with the reason in the header `x-reason`. */
    deadQueue: (service: string): string => `${queue(service)}.dead`,
  }
}

/** After this many deliveries whose consumer died, a message counts as the cause of death; the default of RabbitMQ 4. */
const DELIVERY_LIMIT = 20

/** Listing a queue counts as a delivery too, and an operator may list the dead letters every minute. */
const NEVER_WORN_OUT = 1_000_000_000

/** Milliseconds until a dead or unrouted message expires; events can hold an e-mail address, which must not stay forever. */
const DEAD_LETTER_TTL_MS = 30 * DAY

const quorum = (more: Record<string, unknown> = {}): Options.AssertQueue => ({
  durable: true,
  arguments: { 'x-queue-type': 'quorum', ...more },
})

/** A queue for operators: messages expire, and listing them does not use up their deliveries. */
export const forOperators = (): Options.AssertQueue => quorum({ 'x-message-ttl': DEAD_LETTER_TTL_MS, 'x-delivery-limit': NEVER_WORN_OUT })

/** The broker moves the message and keeps it until the target queue has confirmed it; that requires reject-publish on overflow. */
const handedOnTo = (queue: string): Record<string, unknown> => ({
  'x-dead-letter-exchange': '',
  'x-dead-letter-routing-key': queue,
  'x-dead-letter-strategy': 'at-least-once',
  'x-overflow': 'reject-publish',
})

/** The topology every publisher needs. */
export const publisherTopology = ({ events, unrouted }: Names): Topology => ({
  exchanges: [
    { name: events, type: 'topic' },
    { name: unrouted, type: 'fanout' },
  ],
  queues: [{ name: unrouted, options: forOperators() }],
  bindings: [{ queue: unrouted, exchange: unrouted, pattern: '' }],
})

/**
 * The topology a service needs to subscribe to these types. Bindings of former types stay: an old replica that reconnects during a rolling
 * update would otherwise take events from the new one.
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

/** Declares the topology on the broker. Rejects, and the broker closes the channel, if something exists there with other arguments. */
export const declare = async (channel: Channel, { exchanges = [], queues, bindings }: Topology): Promise<void> => {
  for (const { name, type } of exchanges) await channel.assertExchange(name, type, { durable: true })
  for (const { name, options } of queues) await channel.assertQueue(name, options)
  for (const { queue, exchange, pattern } of bindings) await channel.bindQueue(queue, exchange, pattern)
}
