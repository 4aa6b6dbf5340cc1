import { isAppError } from '@sibyl/platform/app-error'
import type { EndPorts } from './end-reading.ts'
import { LEASE_MS, type Reading, renewLease } from './reading.ts'

/** Late in the lease, for each renewal is a write, and most readings are done by then; what fails is tried again before it is over. */
const RENEW_MS = 0.7 * LEASE_MS
const RENEW_AGAIN_MS = 0.1 * LEASE_MS

/**
 * Keeps the lease while the work goes on; the signal aborts if another worker has taken over or the reading was ended or erased. `latest` is the
 * reading as it was written last.
 */
export const holdLease = ({ readings, clock }: Pick<EndPorts, 'readings' | 'clock'>, claimed: Reading, worker: string) => {
  const lost = new AbortController()
  let latest = claimed
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const renewAfter = (ms: number): void => {
    if (!stopped) timer = setTimeout(renew, ms)
  }
  const renew = async (): Promise<void> => {
    try {
      latest = await readings.change(claimed._id, renewLease(worker, clock.now()), latest)
      if (latest.lease?.worker !== worker) return lost.abort(new Error('the lease was lost'))
      renewAfter(RENEW_MS)
    } catch (error) {
      // Erased with its reader, and not to be written any further.
      if (isAppError(error, 'not_found')) return lost.abort(error)
      // The database is away for a moment. If it stays away the lease runs out, which is what leases are for.
      renewAfter(RENEW_AGAIN_MS)
    }
  }
  renewAfter(RENEW_MS)
  const letGo = (): void => {
    stopped = true
    clearTimeout(timer)
  }
  return { lost: lost.signal, latest: () => latest, letGo }
}
