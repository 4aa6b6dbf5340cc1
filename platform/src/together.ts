import { setTimeout as pause, setImmediate as turnOver } from 'node:timers/promises'

type Waiting<T> = { item: T; resolve: () => void; reject: (reason: unknown) => void }

/**
 * Batches calls: all items of one turn of the event loop, and all that arrive while an earlier batch runs, go into one call of `work`. The
 * busier the process, the larger the batches; an idle process never waits. Order is preserved. A failed batch rejects for each of its
 * items. `gatherMs` may delay the next batch by some milliseconds, depending on the size of the last.
 */
export const together = <T>(
  work: (items: T[]) => Promise<unknown>,
  gatherMs: (size: number) => number = () => 0,
): ((item: T) => Promise<void>) => {
  let waiting: Waiting<T>[] = []
  let working = false

  const workOff = async (): Promise<void> => {
    working = true
    await turnOver()
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        await work(batch.map(({ item }) => item))
        for (const { resolve } of batch) resolve()
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
      const ms = gatherMs(batch.length)
      // A process with nothing else to do may end.
      if (ms > 0) await pause(ms, undefined, { ref: false })
    }
    working = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!working) void workOff()
    })
}
