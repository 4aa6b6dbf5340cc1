import type { EventBus } from '@sibyl/platform/bus/bus'
import { createInProcessBus } from '@sibyl/platform/bus/in-process-bus'
import { contractListeners } from '@sibyl/platform/bus/listeners'
import { connectRabbitMqBus } from '@sibyl/platform/bus/rabbitmq/rabbitmq-bus'
import { createLogger } from '@sibyl/platform/logging/logger'
import type { Metrics } from '@sibyl/platform/metrics/metrics'
import type { Store } from '@sibyl/platform/store/store'
import type { Clock } from '@sibyl/platform/time'
import { keepDeadLetters } from './dead-letters.ts'

/** The way of every service to the events. */
export type Buses = {
  /** The bus as this service uses it, counted in its figures. */
  open(service: string, metrics: Metrics): Promise<EventBus>
  close(): Promise<void>
}

/** One bus in this process that all services share; what nobody could handle is kept in its own store. */
export const openInProcessBuses = async (store: Store, clock: Clock, logLevel: string): Promise<Buses> => {
  const logger = createLogger('bus', logLevel)
  const figures = new Map<string, Metrics>()
  const bus = createInProcessBus({
    ...(await keepDeadLetters(store, clock)),
    metricsOf: (service) => figures.get(service),
    onRetry: (queue, event, error) =>
      logger.warn({ queue, type: event.type, eventId: event.id, err: error }, 'handler failed, will be tried again'),
  })
  return {
    async open(service, metrics) {
      figures.set(service, metrics)
      return bus
    },
    async close() {
      await bus.close()
      await store.close()
    },
  }
}

/** Connections of each service to one broker, as if it ran alone; the broker keeps what nobody could handle. */
export const openBrokerBuses = (url: string, namespace: string, logLevel: string): Buses => {
  const opened: EventBus[] = []
  return {
    async open(service, metrics) {
      const bus = await connectRabbitMqBus({
        url,
        service,
        namespace,
        listeners: contractListeners,
        logger: createLogger(service, logLevel),
        metrics,
      })
      opened.push(bus)
      return bus
    },
    async close() {
      await Promise.all(opened.map((bus) => bus.close()))
    },
  }
}
