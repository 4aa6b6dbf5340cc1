import { SECOND } from '../time.ts'

/** How long a replica that was unreachable or is stopping serves only when no other can, in milliseconds. */
const AVOIDED_MS = 5 * SECOND

/** One process of a service. */
export type Replica = {
  readonly url: string
  /** Requests in progress. */
  inHand: number
  /** Avoided until this time, in milliseconds of the process's monotonic clock. */
  avoidedUntil: number
}

export const avoid = (replica: Replica): void => {
  replica.avoidedUntil = performance.now() + AVOIDED_MS
}

/**
 * Picks the replica with the fewest requests in progress; ties go round-robin. Round-robin alone would pile up readings by chance, since a
 * reading holds its replica for up to 90 s and a profile for milliseconds. A hanging replica thus gets no further requests.
 */
export const replicasOf = <R extends Replica>(all: readonly R[]) => {
  let turn = 0
  return {
    /** The next replica not yet tried; undefined when all have been. */
    choose(tried: readonly Replica[]): R | undefined {
      turn = (turn + 1) % all.length
      const now = performance.now()
      const untried = [...all.slice(turn), ...all.slice(0, turn)].filter((replica) => !tried.includes(replica))
      const reachable = untried.filter(({ avoidedUntil }) => avoidedUntil <= now)
      const [first, ...others] = reachable.length > 0 ? reachable : untried
      return others.reduce((best, replica) => (best && replica.inHand < best.inHand ? replica : best), first)
    },
  }
}
