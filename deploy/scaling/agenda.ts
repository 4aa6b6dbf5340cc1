import TinyQueue from 'tinyqueue'

type Entry = { at: number; order: number; run: () => void }

/** The scheduled events of a simulation by their time in seconds, and the clock that they move. Events of the same time run in their order. */
export const createAgenda = () => {
  const queue = new TinyQueue<Entry>([], (one, other) => one.at - other.at || one.order - other.order)
  let now = 0
  let count = 0
  return {
    now: (): number => now,
    after(seconds: number, run: () => void): void {
      count += 1
      queue.push({ at: now + seconds, order: count, run })
    },
    /** Runs every event due before `end`, in order of time. */
    runUntil(end: number): void {
      for (let first = queue.peek(); first && first.at < end; first = queue.peek()) {
        queue.pop()
        now = first.at
        first.run()
      }
      now = end
    },
  }
}
