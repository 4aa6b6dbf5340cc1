import { setTimeout as pause, setImmediate as turnOver } from 'node:timers/promises'

type Waiting<T> = { item: T; resolve: () => void; reject: (reason: unknown) => void }

/**
 * Does with many items at once what could be done with each: all items of one turn of the event loop, and all that come while an earlier
 * batch is under way. The busier the process the larger the batches, and nothing is held back while there is nothing to wait for. Order
 * is kept. A batch that fails fails for each of its items. After a batch of some size the next may gather for some milliseconds.
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
      if (ms > 0) await pause(ms)
    }
    working = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!working) void workOff()
    })
}
