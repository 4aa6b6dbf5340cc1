import type { EventOf } from '@sibyl/platform/bus/bus'
import type { Parts, Service } from '@sibyl/platform/lifecycle/service'
import { collections } from './collections.ts'
import { countedCollections } from './counted-collections.ts'
import { endOrForget } from './erasure/end-or-forget.ts'
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
  const ports = { ...parts, ...kept, oracle, figures, watchModel: watchModel(figures), stopping: stopping.signal }
  const write = writeReading(ports)
  const writeOrForget = (event: EventOf<'reading.requested.v1'>) => endOrForget(ports, event.data.readingId, () => write(event))
  return {
    subscriptions: { 'reading.requested.v1': countInFlight(figures, writeOrForget) },
    concurrency,
    stopping: () => stopping.abort(new Error('the generator is stopping')),
  }
}
