import type { Parts, Service } from '@sibyl/platform/lifecycle/service'
import { collections } from './collections.ts'
import { countedCollections } from './counted-collections.ts'
import { generatorFigures } from './metrics.ts'
import type { Oracle } from './oracle/oracle.ts'
import { watchModel } from './oracle/watch-model.ts'
import { countInFlight } from './readings/count-in-flight.ts'
import { writeReading } from './readings/write-reading.ts'

/** The worker that writes readings: listens to the work queue only, in any number. */
export const generator = async ({ oracle, concurrency, ...parts }: Parts & { oracle: Oracle; concurrency: number }): Promise<Service> => {
  const stopping = new AbortController()
  const figures = generatorFigures(parts.metrics)
  const kept = countedCollections(await collections(parts.store), parts.metrics)
  const ports = { ...parts, ...kept, oracle, watchModel: watchModel(figures), stopping: stopping.signal }
  return {
    subscriptions: { 'reading.requested.v1': countInFlight(figures, writeReading(ports)) },
    concurrency,
    stopping: () => stopping.abort(new Error('the generator is stopping')),
  }
}
