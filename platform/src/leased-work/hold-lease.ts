import { isAppError } from '../app-error.ts'
import type { Collection, Decide, Versioned } from '../store/store.ts'
import type { Clock, Instant } from '../time.ts'

/** The worker renews late in the lease, because each renewal is a write and most work ends earlier. */
const RENEW_AFTER = 0.7
/** A renewal that failed is tried again twice before the lease ends. */
const RETRY_AFTER = 0.1

type Lease<T extends Versioned> = {
  items: Pick<Collection<T>, 'change'>
  clock: Clock
  /** The item as the claim stored it. */
  claimed: T
  leaseMs: number
  /** Extends the lease; leaves an item alone whose lease this worker has lost. */
  renew: (at: Instant) => Decide<T>
  isHeld: (item: T) => boolean
}

/** A lease that its worker holds. */
export type HeldLease<T> = {
  /** Aborts when another worker has taken over, or the item has ended or was erased. */
  lost: AbortSignal
  /** The item as it was last written. */
  latestVersion(): T
  /** Stops renewing. The stored lease stays until it is over or the item's outcome is stored. */
  release(): void
}

/**
 * Renews a lease until its worker releases it. A renewal that fails because the database is away is tried again; if the database stays
 * away, the lease ends and another worker takes over.
 */
export const holdLease = <T extends Versioned>({ items, clock, claimed, leaseMs, renew, isHeld }: Lease<T>): HeldLease<T> => {
  const lost = new AbortController()
  let latest = claimed
  let timer: NodeJS.Timeout | undefined
  let released = false
  const renewAfter = (ms: number): void => {
    if (!released) timer = setTimeout(renewNow, ms).unref()
  }
  const renewNow = async (): Promise<void> => {
    try {
      latest = await items.change(claimed._id, renew(clock.now()), latest)
      if (!isHeld(latest)) return lost.abort(new Error('the lease was lost'))
      renewAfter(RENEW_AFTER * leaseMs)
    } catch (error) {
      if (isAppError(error, 'not_found')) return lost.abort(error)
      renewAfter(RETRY_AFTER * leaseMs)
    }
  }
  renewAfter(RENEW_AFTER * leaseMs)
  return {
    lost: lost.signal,
    latestVersion: () => latest,
    release() {
      released = true
      clearTimeout(timer)
    },
  }
}
