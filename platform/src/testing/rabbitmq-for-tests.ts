import { randomUUID } from 'node:crypto'
import type { EventBus } from '../bus/bus.ts'
import { connectRabbitMqBus } from '../bus/rabbitmq/rabbitmq-bus.ts'
import { type Names, namesIn } from '../bus/rabbitmq/topology.ts'
import { createLogger } from '../logging/logger.ts'
import { forgetNames, watchQueues } from './broker.ts'
import { collector, verified } from './bus-contract.ts'
import type { RunningServer } from './servers.ts'

type Options = Partial<Parameters<typeof connectRabbitMqBus>[0]>

/** A dead-lettered message, as an operator finds it. */
type Letter = { body: string; reason: string; attempt: number }

type Closable = { close(): Promise<unknown> }

const SOON = [20, 50]
const AFTER_MS = 90_000

/** Buses on a broker. Those of one test share names that no other test has; afterwards they are closed and removed. */
export const rabbitmqForTests = (server: () => RunningServer) => {
  let namespace: string
  let names: Names
  const opened: Closable[] = []
  const services = new Set<string>()
  const delays = new Set<number>()

  beforeEach(() => {
    namespace = `test-${randomUUID().slice(0, 8)}`
    names = namesIn(namespace)
  })
  afterEach(async () => {
    for (const thing of opened.splice(0).toReversed()) await thing.close()
    await forgetNames(server().url, names, services, delays)
    services.clear()
    delays.clear()
  }, AFTER_MS)

  const kept = <T extends Closable>(thing: T): T => {
    opened.push(thing)
    return thing
  }

  return {
    namespace: () => namespace,
    names: () => names,
    /** Closed after the test, before anything opened earlier. */
    kept,
    async connect(options: Options = {}): Promise<EventBus> {
      const { retryDelays = SOON } = options
      for (const delay of retryDelays) delays.add(delay)
      const logger = createLogger('test', 'silent')
      const bus = kept(await connectRabbitMqBus({ url: server().url, service: 'test', namespace, logger, ...options, retryDelays }))
      return {
        ...bus,
        subscribe(service, ...rest) {
          services.add(service)
          return bus.subscribe(service, ...rest)
        },
      }
    },
    /** The messages that arrive in a dead-letter or unrouted queue. */
    async letters(queue: string) {
      const found = collector<Letter>()
      kept(
        await watchQueues(server().url, [queue], (_queue, { content, properties }) => {
          const { 'x-reason': reason, 'x-attempt': attempt } = properties.headers ?? {}
          found.add({ body: content.toString(), reason, attempt })
        }),
      )
      return found
    },
  }
}

/** Collects the readers that a service learns are verified. */
export const listen = async (bus: EventBus, service: string, concurrency = 8) => {
  const heard = collector<string>()
  const subscription = await bus.subscribe(service, { 'user.verified.v1': async ({ data }) => heard.add(data.userId) }, { concurrency })
  return { ...heard, subscription }
}

/** Publishes until the bus accepts it, which waits for the broker itself. */
export const publishOnceBack = async (bus: EventBus, userId: string): Promise<void> => {
  const event = verified(userId)
  while ((await bus.publish(event).catch(() => 'away')) !== 'published');
}
