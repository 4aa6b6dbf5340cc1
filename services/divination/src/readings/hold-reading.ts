import { type HeldLease, holdLease } from '@sibyl/platform/leased-work/hold-lease'
import type { EndPorts } from './end-reading.ts'
import { holds, LEASE_MS, type Reading, renewLease } from './reading.ts'

/** Renews the worker's lease on a reading while it writes. */
export const holdReading = (
  { readings, clock }: Pick<EndPorts, 'readings' | 'clock'>,
  claimed: Reading,
  worker: string,
): HeldLease<Reading> =>
  holdLease({
    items: readings,
    clock,
    claimed,
    leaseMs: LEASE_MS,
    renew: (at) => renewLease(worker, at),
    isHeld: (reading) => holds(reading, worker),
  })
