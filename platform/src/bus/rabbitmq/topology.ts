import type { Channel, Options } from 'amqplib'

/** What stands on the broker, as data: declaring it twice changes nothing. */
export type Topology = {
  exchanges?: readonly { name: string; type: 'topic' | 'fanout' }[]
  queues: readonly { name: string; options: Options.AssertQueue }[]
  bindings: readonly { queue: string; exchange: string; pattern: string }[]
}

/** Every event goes here, under its type. */
export const EVENTS = 'sibyl.events'

/** Where the publisher puts what came back to it from EVENTS, and the queue of it all. */
export const UNROUTED = { exchange: 'sibyl.unrouted', queue: 'unrouted' } as const

/** Times a message may be lost with its consumer before it counts as what kills consumers; RabbitMQ 4 has the same number by default. */
const DELIVERY_LIMIT = 20

const quorum = (more: Record<string, unknown> = {}): Options.AssertQueue => ({
  durable: true,
  arguments: { 'x-queue-type': 'quorum', ...more },
})

/** Handed on by the broker to a queue, and kept until that queue has confirmed it; the broker wants to hear of the overflow with it. */
const handedOnTo = (queue: string): Record<string, unknown> => ({
  'x-dead-letter-exchange': '',
  'x-dead-letter-routing-key': queue,
  'x-dead-letter-strategy': 'at-least-once',
  'x-overflow': 'reject-publish',
})

/** The queue in which a message of a service waits before its next attempt, in milliseconds. One a delay: messages of one queue expire in order. */
export const retryQueue = (queue: string, delay: number): string => `${queue}.retry.${delay}`

/** The queue of what the service could not handle, with the reason in the header `x-reason`. */
export const deadQueue = (queue: string): string => `${queue}.dead`

/** What every publisher needs. */
export const publisherTopology: Topology = {
  exchanges: [
    { name: EVENTS, type: 'topic' },
    { name: UNROUTED.exchange, type: 'fanout' },
  ],
  queues: [{ name: UNROUTED.queue, options: quorum() }],
  bindings: [{ queue: UNROUTED.queue, exchange: UNROUTED.exchange, pattern: '' }],
}

/**
 * What a service needs to listen to these types. Bindings of types it listened to in the past stay: taken away by an old replica that
 * reconnects during a rolling update, they would cost the new one its events.
 */
export const serviceTopology = (queue: string, types: readonly string[], retryDelays: readonly number[]): Topology => ({
  exchanges: [{ name: EVENTS, type: 'topic' }],
  queues: [
    { name: deadQueue(queue), options: quorum() },
    ...retryDelays.map((delay) => ({ name: retryQueue(queue, delay), options: quorum({ 'x-message-ttl': delay, ...handedOnTo(queue) }) })),
    { name: queue, options: quorum({ 'x-delivery-limit': DELIVERY_LIMIT, ...handedOnTo(deadQueue(queue)) }) },
  ],
  bindings: types.map((pattern) => ({ queue, exchange: EVENTS, pattern })),
})

/** Makes the broker look like this. Rejects, and the broker closes the channel, where something stands there already in another shape. */
export const declare = async (channel: Channel, { exchanges = [], queues, bindings }: Topology): Promise<void> => {
  for (const { name, type } of exchanges) await channel.assertExchange(name, type, { durable: true })
  for (const { name, options } of queues) await channel.assertQueue(name, options)
  for (const { queue, exchange, pattern } of bindings) await channel.bindQueue(queue, exchange, pattern)
}
