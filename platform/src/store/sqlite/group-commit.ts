import type { DatabaseSync } from 'node:sqlite'

export type GroupCommit = {
  /** Runs a statement that writes one document in the open group, or opens one. This connection sees the write at once. */
  write<R>(document: string, statement: () => R): R
  /** Resolves once everything written so far, or this document, is on disk; rejects if that failed, and then none of it happened. */
  committed(document?: string): Promise<void>
  /** Commits the open group now. */
  close(): void
}

type Group = { documents: Set<string>; commit: () => void; done: Promise<void> }

/** The minimum delay before the next sync, as a multiple of the last one: a busy disk gets larger groups, not a longer queue. */
const REST = 2
const LONGEST_REST_MS = 10
const SHORTEST_TIMER_MS = 1

/**
 * Groups concurrent writes into one transaction and so one disk sync: those of one turn of the event loop, or of several if syncs are slow.
 * No response or event goes out before `committed`; readers wait for it too, so that no response rests on data a crash could lose.
 * Only one connection of a process may write to a file this way: it holds the file lock until the group is committed.
 */
export const groupCommit = (database: DatabaseSync): GroupCommit => {
  let open: Group | undefined
  let notBefore = 0

  const rollBack = (): void => {
    try {
      if (database.isTransaction) database.exec('ROLLBACK')
    } catch (error) {
      process.emitWarning(error as Error) // Then no group can begin, and its writers get the error.
    }
  }

  const begin = (): Group => {
    database.exec('BEGIN IMMEDIATE')
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    // Each writer gets the failure through its own wait; the group has no other caller.
    promise.catch(() => undefined)
    const commit = (): void => {
      clearImmediate(turnOver)
      clearTimeout(rested)
      open = undefined
      const began = performance.now()
      try {
        database.exec('COMMIT')
        resolve()
      } catch (error) {
        // First, because a rollback can fail too, and nobody handles errors of a timer.
        reject(error)
        rollBack()
      }
      const over = performance.now()
      notBefore = over + Math.min(LONGEST_REST_MS, REST * (over - began))
    }
    let rested: NodeJS.Timeout | undefined
    const turnOver = setImmediate(() => {
      const rest = notBefore - performance.now()
      if (rest < SHORTEST_TIMER_MS) commit()
      else rested = setTimeout(commit, rest)
    })
    return { documents: new Set(), commit, done: promise }
  }

  return {
    write: (document, statement) => {
      open ??= begin()
      open.documents.add(document)
      return statement()
    },
    committed: (document) => (open && (document === undefined || open.documents.has(document)) ? open.done : Promise.resolve()),
    close: () => open?.commit(),
  }
}
