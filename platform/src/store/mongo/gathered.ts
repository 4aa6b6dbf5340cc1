/** The most items of one batch. */
const MOST = 100
/** While this many batches are under way, further items gather. More than one, so that a connection that answers nothing does not stop all. */
const MOST_UNDERWAY = 2

/**
 * Hands items to `work` in batches: those of one turn of the event loop together, and while two batches are under way all that come. So a
 * busy process, or one with a slow server, sends few large commands, and a single item never waits. `work` must not reject.
 */
export const gathered = <T>(work: (batch: T[]) => Promise<void>): ((item: T) => void) => {
  let waiting: T[] = []
  let underway = 0
  let scheduled = false

  const workOff = async (): Promise<void> => {
    scheduled = false
    if (underway === MOST_UNDERWAY) return
    underway += 1
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST)
      waiting = waiting.slice(MOST)
      await work(batch)
    }
    underway -= 1
  }

  return (item) => {
    waiting.push(item)
    if (scheduled || underway === MOST_UNDERWAY) return
    scheduled = true
    setImmediate(() => void workOff())
  }
}
