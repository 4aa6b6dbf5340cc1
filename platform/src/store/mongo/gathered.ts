import { within } from '../../within.ts'

/** The most items of one batch. */
const MOST = 100
/** While this many batches are under way, further items gather. More than one, so that a connection that answers nothing does not stop all. */
const MOST_UNDERWAY = 2
/**
 * The longest that an item waits for the batches under way, in milliseconds. While the server is away, each takes its whole time limit, and
 * callers would wait for the limits of all who came before them.
 */
const LONGEST_WAIT_MS = 250

/**
 * Hands items to `work` in batches: those of one turn of the event loop together, and while two batches are under way all that come, for a
 * quarter of a second at most. So a busy process, or one with a slow server, sends few large commands, and a single item never waits. `work`
 * resolves with the outcome of each item; if it rejects, or takes longer than `longestMs`, each item rejects.
 */
export const gathered = <T, R>(
  longestMs: number,
  work: (batch: T[]) => Promise<readonly (R | Promise<R>)[]>,
): ((item: T) => Promise<R>) => {
  let waiting: (PromiseWithResolvers<R> & { item: T })[] = []
  let underway = 0
  let scheduled = false
  let overdue: NodeJS.Timeout | undefined

  /** Begins with what waits, if it still waits after a while. */
  const beginLater = (): void => {
    if (overdue) return
    overdue = setTimeout(() => {
      overdue = undefined
      while (waiting.length > 0) void workOff()
    }, LONGEST_WAIT_MS)
  }

  const workOff = async (): Promise<void> => {
    underway += 1
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST)
      waiting = waiting.slice(MOST)
      if (waiting.length > 0) beginLater()
      try {
        const outcomes = await within(longestMs, work(batch.map(({ item }) => item)))
        for (const [at, { resolve, reject }] of batch.entries()) Promise.resolve(outcomes[at] as R).then(resolve, reject)
        await within(longestMs, Promise.allSettled(outcomes))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    underway -= 1
  }

  return (item) => {
    const mine = { ...Promise.withResolvers<R>(), item }
    waiting.push(mine)
    if (underway >= MOST_UNDERWAY && !scheduled) beginLater()
    else if (!scheduled) {
      scheduled = true
      setImmediate(() => {
        scheduled = false
        void workOff()
      })
    }
    return mine.promise
  }
}
