import type { EventBus } from '@sibyl/platform/bus/bus'
import { contractListeners } from '@sibyl/platform/bus/listeners'
import { connectRabbitMqBus } from '@sibyl/platform/bus/rabbitmq/rabbitmq-bus'
import { createLogger } from '@sibyl/platform/logging/logger'
import type { Buses } from './buses.ts'

/** Connections of each service to one broker, as if it ran alone; the broker stores the dead letters. */
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
