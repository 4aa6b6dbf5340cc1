import { setTimeout as pause } from 'node:timers/promises'
import { isAppError } from '../app-error.ts'
import { newId } from '../ids.ts'
import type { Collection, Where } from '../store/store.ts'
import type { Clock, Instant } from '../time.ts'
import { type HeldLease, holdLease } from './hold-lease.ts'
import type { LeaseDecisions, LeasedItem } from './lease.ts'

type Parts<T extends LeasedItem> = {
  /** The collection of the items. Its index `byState` finds those of a state by `notBefore`, the earliest first. */
  items: Pick<Collection<T, 'byState'>, 'change' | 'find'>
  lease: LeaseDecisions<T>
  /** Does the work of a claimed item and stores its outcome. The queue holds the lease until this settles. */
  work: (item: T, attempt: string) => Promise<void>
  /** Reports an error that `work` did not handle; `id` is missing when the due items could not be read. */
  onError: (error: unknown, id?: string) => void
  /** How many items one process works on at the same time. */
  atOnce: number
  /** How long `close` waits for running work, in milliseconds; without it, until the work ends. */
  closeWithinMs?: number
  clock: Clock
}

/** Works on stored items: one attempt at a time for each item over all replicas, `atOnce` items at a time in this process. */
export const workQueue = <T extends LeasedItem>({ items, lease, work, onError, atOnce, closeWithinMs, clock }: Parts<T>) => {
  const running = new Map<string, Promise<void>>()
  const held = new Set<HeldLease<T>>()
  /** Looks for due items. `close` waits for them, so that none meets a store that is closed. */
  const looks = new Set<Promise<void>>()
  let backlog = false
  let closing = false

  const run = async (id: string): Promise<void> => {
    const attempt = newId('attempt')
    const claimed = await items.change(id, lease.claim(attempt, clock.now()))
    if (!lease.holds(claimed, attempt)) return
    const renew = (at: Instant) => lease.renew(attempt, at)
    const hold = holdLease({ items, clock, claimed, leaseMs: lease.leaseMs, renew, isHeld: (item) => lease.holds(item, attempt) })
    held.add(hold)
    // `close` may have run during the claim.
    if (closing) hold.release()
    try {
      await work(claimed, attempt)
    } finally {
      hold.release()
      held.delete(hold)
    }
  }

  const start = (id: string): void => {
    if (closing || running.has(id)) return
    if (running.size >= atOnce) {
      backlog = true
      return
    }
    const working = run(id)
      .catch((error: unknown) => {
        // Somebody erased the item meanwhile.
        if (!isAppError(error, 'not_found')) onError(error, id)
      })
      .finally(() => {
        running.delete(id)
        if (backlog && !closing) workDue().catch((error: unknown) => onError(error))
      })
    running.set(id, working)
  }

  const startDue = async (): Promise<void> => {
    backlog = false
    const waiting = { state: lease.waiting } as Where<T>
    for (const { _id } of await items.find('byState', waiting, { upTo: clock.now(), limit: 4 * atOnce })) start(_id)
  }

  const workDue = (): Promise<void> => {
    const look = startDue().finally(() => looks.delete(look))
    looks.add(look)
    return look
  }

  return {
    /**
     * Begins to work on an item that was stored just now, or leaves it to `workDue` while the process is busy. Does not wait for the work.
     * An item that was stored earlier is left alone.
     */
    startNew(item: T): void {
      if (item.state === lease.waiting && item.attempts === 0) start(item._id)
    },
    /** Begins to work on the items that are due. Call it every few seconds. */
    workDue,
    /** Begins nothing more and renews no lease; resolves when the running work has ended, or after `closeWithinMs`. */
    async close(): Promise<void> {
      closing = true
      for (const hold of held) hold.release()
      const ended = Promise.allSettled([...running.values(), ...looks])
      if (closeWithinMs === undefined) return void (await ended)
      const waiting = new AbortController()
      const timeout = pause(closeWithinMs, undefined, { signal: waiting.signal }).catch(() => undefined)
      await Promise.race([ended, timeout])
      waiting.abort()
    },
  }
}
