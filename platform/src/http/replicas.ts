import { SECOND } from '../time.ts'

/** How long a replica that could not be reached, or said that it is stopping, is only asked when no other can be. */
const AVOIDED_MS = 5 * SECOND

/** One process of a service. */
export type Replica = {
  readonly url: string
  /** Requests it has not answered to their end. */
  inHand: number
  /** Until when it is avoided, in milliseconds of the process's own clock. */
  avoidedUntil: number
}

export type Replicas<R extends Replica> = {
  /** The one to ask next and not among those tried; nothing when all have been tried. */
  choose(tried: readonly Replica[]): R | undefined
}

export const avoid = (replica: Replica): void => {
  replica.avoidedUntil = performance.now() + AVOIDED_MS
}

/**
 * A reading holds its replica for up to 90 s and a profile for milliseconds, so mere turns would pile the readings up by chance: the one
 * with the fewest requests in hand is asked, and a replica that has come to a halt is left alone by itself. Turns decide between equals.
 */
export const replicasOf = <R extends Replica>(all: readonly R[]): Replicas<R> => {
  let turn = 0
  return {
    choose(tried) {
      turn = (turn + 1) % all.length
      const now = performance.now()
      const untried = [...all.slice(turn), ...all.slice(0, turn)].filter((replica) => !tried.includes(replica))
      const reachable = untried.filter(({ avoidedUntil }) => avoidedUntil <= now)
      const [first, ...others] = reachable.length > 0 ? reachable : untried
      return others.reduce((best, replica) => (best && replica.inHand < best.inHand ? replica : best), first)
    },
  }
}
