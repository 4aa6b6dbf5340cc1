type Entry = { at: number; order: number; run: () => void }

const isBefore = (one: Entry, other: Entry): boolean => one.at < other.at || (one.at === other.at && one.order < other.order)

/**
 * The scheduled events of a simulation by their time in seconds: a binary heap, and the clock that it moves. Events of the same time run
 * first come, first served.
 */
export const createAgenda = () => {
  const heap: Entry[] = []
  let now = 0
  let count = 0

  const swap = (one: number, other: number): void => {
    const [a, b] = [heap[one] as Entry, heap[other] as Entry]
    heap[one] = b
    heap[other] = a
  }

  const rise = (from: number): void => {
    for (let at = from; at > 0; ) {
      const parent = (at - 1) >> 1
      if (!isBefore(heap[at] as Entry, heap[parent] as Entry)) return
      swap(at, parent)
      at = parent
    }
  }

  const sink = (): void => {
    for (let at = 0; ; ) {
      const left = 2 * at + 1
      const [child, right] = [heap[left], heap[left + 1]]
      if (!child) return
      const next = right && isBefore(right, child) ? left + 1 : left
      if (!isBefore(heap[next] as Entry, heap[at] as Entry)) return
      swap(at, next)
      at = next
    }
  }

  return {
    now: (): number => now,
    after(seconds: number, run: () => void): void {
      count += 1
      heap.push({ at: now + seconds, order: count, run })
      rise(heap.length - 1)
    },
    /** Runs every event due before `end`, in order of time. */
    runUntil(end: number): void {
      for (let first = heap[0]; first && first.at < end; first = heap[0]) {
        const last = heap.pop() as Entry
        if (heap.length > 0) {
          heap[0] = last
          sink()
        }
        now = first.at
        first.run()
      }
      now = end
    },
  }
}
