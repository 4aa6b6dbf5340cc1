import type { EventOf } from '@sibyl/platform/bus/bus'
import type { Parts, Service } from '@sibyl/platform/lifecycle/service'
import { memoize } from '@sibyl/platform/memoize'
import { collections } from './collections.ts'
import { endOrErase } from './erasure/end-or-erase.ts'
import { meteredCollections } from './metered-collections.ts'
import { generatorMetrics } from './metrics.ts'
import type { Oracle } from './oracle/oracle.ts'
import { countInFlight } from './readings/count-in-flight.ts'
import { watchModel } from './readings/watch-model.ts'

type Options = Parts & {
  oracle: Oracle
  concurrency: number
  /** How long a stop waits, in milliseconds, for readings with too little time left for another generator. Default: not at all. */
  finishWithinMs?: number
}

/** The worker that writes readings. It subscribes to the work queue only, and any number of replicas may run. */
export const generator = async ({ oracle, concurrency, finishWithinMs = 0, ...parts }: Options): Promise<Service> => {
  const stopping = new AbortController()
  const metrics = generatorMetrics(parts.metrics)
  const stored = meteredCollections(await collections(parts.store), parts.metrics)
  const ports = {
    ...parts,
    ...stored,
    oracle,
    generatorMetrics: metrics,
    watchModel: watchModel(metrics),
    stopping: stopping.signal,
    finishWithinMs,
  }
  // Loads with the first reading, because the rules and words for writing and checking texts are most of a generator.
  const write = memoize(async () => (await import('./readings/write-reading.ts')).writeReading(ports))
  const writeOrErase = (event: EventOf<'reading.requested.v1'>) =>
    endOrErase(ports, event.data.readingId, async () => (await write())(event))
  return {
    subscriptions: { 'reading.requested.v1': countInFlight(metrics, writeOrErase) },
    concurrency,
    // A reader waits for each of its events.
    gatherMs: 0,
    stopping: () => stopping.abort(new Error('the generator is stopping')),
  }
}
