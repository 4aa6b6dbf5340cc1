import type { Collection, Versioned } from './store.ts'

/** Called once for each document created (`before` is undefined) or changed, after it is stored, however many attempts that took. */
export type Watcher<T> = (before: T | undefined, after: T) => void

/** Whether the stored document is the given one. A document read from the database consists of other objects. */
const isOwn = <T extends Versioned>(stored: T, given: T): boolean =>
  Object.entries(given).every(([field, value]) => typeof value !== 'object' || stored[field as keyof T] === value)

/**
 * Reports each change of a collection, for metrics that must not count a repeat. If a write seemed to fail but had succeeded, nothing is
 * reported.
 */
export const watched = <T extends Versioned, I extends string>(inner: Collection<T, I>, onChange: Watcher<T>): Collection<T, I> => ({
  ...inner,
  async create(change) {
    const stored = await inner.create(change)
    if (isOwn(stored, change.next)) onChange(undefined, stored)
    return stored
  },
  async change(id, decide, known) {
    let decided: { before: T; after: T } | undefined
    const stored = await inner.change(
      id,
      (before) => {
        const change = decide(before)
        decided = change.next === before ? undefined : { before, after: change.next }
        return change
      },
      known,
    )
    if (decided) onChange(decided.before, decided.after)
    return stored
  },
})
