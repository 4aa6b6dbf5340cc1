import type { Parts, Service } from '@sibyl/platform/lifecycle/service'
import { collections } from './collections.ts'
import type { Oracle } from './oracle/oracle.ts'
import { writeReading } from './readings/write-reading.ts'

/** The worker that writes readings: listens to the work queue only, in any number. */
export const generator = async ({ oracle, concurrency, ...parts }: Parts & { oracle: Oracle; concurrency: number }): Promise<Service> => {
  const stopping = new AbortController()
  const ports = { ...parts, ...(await collections(parts.store)), oracle, stopping: stopping.signal }
  return {
    subscriptions: { 'reading.requested.v1': writeReading(ports) },
    concurrency,
    stopping: () => stopping.abort(new Error('the generator is stopping')),
  }
}
