import { SECOND } from '@sibyl/platform/time'

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

/** The replicas of one service, of which those with the fewest requests in hand are asked first. */
export type Replicas = {
  /** The one to ask next and not among those tried; nothing when all have been tried. */
  choose(tried: readonly Replica[]): Replica | undefined
}

export const avoid = (replica: Replica | undefined): void => {
  if (replica) replica.avoidedUntil = performance.now() + AVOIDED_MS
}

const replicaAt = (url: string): Replica => ({ url, inHand: 0, avoidedUntil: 0 })

/**
 * A reading holds its replica for up to 90 s and a profile for milliseconds, so mere turns would pile the readings up by chance: the one
 * with the fewest requests in hand is asked, and a replica that has come to a halt is left alone by itself. Turns decide between equals.
 */
export const replicasAt = (urls: readonly string[]): Replicas => {
  const all = urls.map(replicaAt)
  let turn = 0
  return {
    choose(tried) {
      turn = (turn + 1) % all.length
      const now = performance.now()
      let best: Replica | undefined
      let bestAvoided = false
      for (let step = 0; step < all.length; step += 1) {
        const replica = all[(turn + step) % all.length] as Replica
        if (tried.includes(replica)) continue
        const avoided = replica.avoidedUntil > now
        const better = !best || (bestAvoided && !avoided) || (bestAvoided === avoided && replica.inHand < best.inHand)
        if (better) [best, bestAvoided] = [replica, avoided]
      }
      return best
    },
  }
}
