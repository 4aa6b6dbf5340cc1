import type { EventBus } from '@sibyl/platform/bus/bus'
import { createInProcessBus } from '@sibyl/platform/bus/in-process-bus'
import { createLogger } from '@sibyl/platform/logging/logger'
import type { Metrics } from '@sibyl/platform/metrics/metrics'
import type { Store } from '@sibyl/platform/store/store'
import type { Clock } from '@sibyl/platform/time'
import { keepDeadLetters } from './dead-letters.ts'

/** Each service's access to the event bus. */
export type Buses = {
  /** The bus as this service uses it, with its metrics. */
  open(service: string, metrics: Metrics): Promise<EventBus>
  close(): Promise<void>
}

/** One bus in this process that all services share; dead letters go to a store of their own. */
export const openInProcessBuses = async (store: Store, clock: Clock, logLevel: string): Promise<Buses> => {
  const logger = createLogger('bus', logLevel)
  const metricsByService = new Map<string, Metrics>()
  const bus = createInProcessBus({
    ...(await keepDeadLetters(store, clock)),
    metricsOf: (service) => metricsByService.get(service),
    onRetry: (queue, event, error) =>
      logger.warn({ queue, type: event.type, eventId: event.id, err: error }, 'handler failed, will be retried'),
  })
  return {
    async open(service, metrics) {
      metricsByService.set(service, metrics)
      return bus
    },
    async close() {
      await bus.close()
      await store.close()
    },
  }
}
