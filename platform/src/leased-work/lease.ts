import { type Decide, unchanged, type Versioned } from '../store/store.ts'
import { type Instant, plus } from '../time.ts'

/** A stored piece of work. One attempt at a time holds its lease. */
export type LeasedItem = Versioned & {
  state: string
  /** Attempts begun, this one included. */
  attempts: number
  /** The earliest time of the next attempt; while one runs, the end of its lease. */
  notBefore: Instant
  /** The attempt that holds the lease. */
  attempt?: string
}

export type LeaseTerms<T extends LeasedItem> = {
  /** The state of an item that still has to be done. */
  waiting: T['state']
  /** How long an item waits for an attempt that has died, in milliseconds. */
  leaseMs: number
  /** The delays after the first, second, … failure, in milliseconds; the last one repeats. */
  retryDelaysMs: readonly [number, ...number[]]
  /** The queue gives an item up when this many attempts have failed. */
  mostAttempts: number
  /** The item as it is stored once it is given up. */
  giveUp: (item: T, at: Instant) => T
}

/** The decisions about the lease of one kind of item. Each leaves an item alone that is not waiting, or that another attempt holds. */
export const leaseDecisions = <T extends LeasedItem>({ waiting, leaseMs, retryDelaysMs, mostAttempts, giveUp }: LeaseTerms<T>) => {
  const holds = (item: T, attempt: string): boolean => item.state === waiting && item.attempt === attempt
  const delayAfter = (attempts: number): number => retryDelaysMs[Math.min(attempts, retryDelaysMs.length) - 1] ?? retryDelaysMs[0]
  return {
    waiting,
    leaseMs,
    holds,
    /** Claims an item that is due. If several replicas try, the stored item names the attempt of the one that succeeded. */
    claim:
      (attempt: string, at: Instant): Decide<T> =>
      (item) =>
        item.state !== waiting || item.notBefore > at
          ? unchanged(item)
          : { next: { ...item, attempt, attempts: item.attempts + 1, notBefore: plus(at, leaseMs) } },
    /** Extends the lease of a running attempt to `leaseMs` from now. */
    renew:
      (attempt: string, at: Instant): Decide<T> =>
      (item) =>
        holds(item, attempt) ? { next: { ...item, notBefore: plus(at, leaseMs) } } : unchanged(item),
    /** Schedules the next attempt after a failed one, or gives the item up: at once when the failure is `final`. */
    fail:
      (attempt: string, at: Instant, { final = false } = {}): Decide<T> =>
      (item) => {
        if (!holds(item, attempt)) return unchanged(item)
        if (final || item.attempts >= mostAttempts) return { next: giveUp(item, at) }
        // Removes the attempt, so that a renewal still under way does not cut the delay short.
        const { attempt: _, ...free } = item
        return { next: { ...(free as T), notBefore: plus(at, delayAfter(item.attempts)) } }
      },
  }
}
export type LeaseDecisions<T extends LeasedItem> = ReturnType<typeof leaseDecisions<T>>
