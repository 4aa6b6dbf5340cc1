import type { Collection, Versioned } from './store.ts'

/** Told of each document that was made (`before` is undefined) or changed, once it is stored, and once however often it was tried. */
export type Watcher<T> = (before: T | undefined, after: T) => void

/** Whether this is what was given to be stored: what was there before has come out of the database, and is made of other objects. */
const isOwn = <T extends Versioned>(stored: T, given: T): boolean =>
  Object.entries(given).every(([field, value]) => typeof value !== 'object' || stored[field as keyof T] === value)

/**
 * A collection that tells of its changes, for figures that must not count a repeat. In doubt, when a write seems to have failed and was
 * done after all, it says nothing.
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
