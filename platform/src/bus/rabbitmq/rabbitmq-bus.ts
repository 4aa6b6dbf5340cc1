import PQueue from 'p-queue'
import type { Logger } from '../../logging/logger.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { MINUTE, SECOND } from '../../time.ts'
import type { EventBus, Subscription } from '../bus.ts'
import { type DeadLetters, UNROUTED } from '../dead-letters.ts'
import type { Listeners } from '../listeners.ts'
import { connectToBroker } from './connection.ts'
import { consume } from './consume.ts'
import { openDeadLetters } from './dead-letters.ts'
import { createPublisher } from './publish.ts'
import { watchQueueDepths } from './queue-depths.ts'
import { namesIn, serviceTopology } from './topology.ts'

type Options = {
  /** amqp:// or amqps://, with user, password and virtual host. */
  url: string
  /** The name of our connections in the broker. */
  service: string
  /** The prefix of exchange and queue names, so that installations can share a broker. */
  namespace?: string
  logger: Logger
  metrics?: Metrics
  /** Seconds. The client notices a silent broker within two of these. */
  heartbeat?: number
  /**
   * Services whose queues are declared before the first publish, so that in a new installation an event waits for a service that has not
   * started, instead of counting as unrouted.
   */
  listeners?: Listeners
  /** Delays before each retry of a failing handler, in milliseconds; after the last one the event is dead. */
  retryDelays?: readonly number[]
  /** How long a publish waits for an unreachable broker, and then for the confirm, in milliseconds. */
  patience?: number
  /** The interval between polls of queue depths, in milliseconds. */
  depthsEvery?: number
}

/** Milliseconds before each retry of a failing handler. */
export const RETRY_DELAYS = [250, SECOND, 5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE] as const

/**
 * The bus of many processes. A publish resolves when the broker has the event on disk. Without a broker the process starts all the same:
 * publishes reject after a bounded wait, the outbox keeps their events, and everything resumes once the broker is reachable.
 */
export const connectRabbitMqBus = async (options: Options): Promise<EventBus> => {
  const {
    url,
    service,
    namespace = 'sibyl',
    logger,
    metrics,
    listeners = {},
    heartbeat = 10,
    retryDelays = RETRY_DELAYS,
    patience = 10 * SECOND,
    depthsEvery = 15 * SECOND,
  } = options
  // Two connections: a broker that is short of memory stops reading from publishers, and acks must still get through.
  const publishing = await connectToBroker({ url, name: `${service} publishes`, logger, heartbeat })
  const consuming = await connectToBroker({ url, name: `${service} consumes`, logger, heartbeat })
  const names = namesIn(namespace)
  const queues = Object.entries(listeners).map(([listener, types]) => serviceTopology(names, listener, types, retryDelays))
  const publisher = createPublisher({ connection: publishing, names, queues, logger, patience })
  const depths = metrics && watchQueueDepths({ connection: consuming, names, retryDelays, metrics, logger, every: depthsEvery })
  const subscriptions = new Set<Subscription>()
  const closing = new AbortController()
  // Each call walks the whole queue on its own connection.
  const forgetting = new PQueue({ concurrency: 1 })

  const withDeadLetters = async <T>(work: (dead: DeadLetters) => Promise<T>): Promise<T> => {
    const dead = await openDeadLetters(url, namespace)
    try {
      return await work(dead)
    } finally {
      await dead.close()
    }
  }

  const forgetIn = (queue: string, id: string): Promise<void> =>
    withDeadLetters(async (dead) => {
      for (const service of [queue, UNROUTED]) {
        if ((await dead.count(service)) !== undefined) await dead.drop(service, ({ body }) => body.includes(id))
      }
    })

  return {
    async publish(event) {
      closing.signal.throwIfAborted()
      return publisher.publishEvent(event)
    },
    async subscribe(subscriber, handlers, options) {
      closing.signal.throwIfAborted()
      const subscription = await consume(
        consuming,
        { names, service: subscriber, handlers, retryDelays, publisher, logger, metrics },
        options,
      )
      subscriptions.add(subscription)
      depths?.include(subscriber)
      return subscription
    },
    deadLetters: withDeadLetters,
    forget: (queue, id) => forgetting.add(() => forgetIn(queue, id)),
    async close() {
      closing.abort(new Error('the bus is closing'))
      // Consumers first: a handler that fails now can still send its event to a retry queue.
      await Promise.all([...subscriptions].map((subscription) => subscription.close()))
      await Promise.all([publisher.close(), depths?.close()])
      await Promise.all([publishing.close(), consuming.close()])
    },
  }
}
