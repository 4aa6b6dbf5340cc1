import type { DatabaseSync } from 'node:sqlite'

export type GroupCommit = {
  /** Runs a statement that writes one document in the group that is open, or opens one. It takes effect at once for this connection. */
  write<R>(document: string, statement: () => R): R
  /**
   * Resolves when everything written so far is on disk, or when this document is; rejects when it could not be brought there, and then
   * none of it happened.
   */
  committed(document?: string): Promise<void>
  /** Commits what is open, now. */
  close(): void
}

type Group = { documents: Set<string>; commit: () => void; done: Promise<void> }

/** How many times as long as the last sync took the next one is put off at least: a busy disk gets larger groups, not a longer queue. */
const REST = 2
const LONGEST_REST_MS = 10
const SHORTEST_TIMER_MS = 1

/**
 * Lets writes that come close together share a transaction, and so one sync of the disk: those of one turn of the event loop, and of
 * several where syncs are slow. Nobody is answered, and no event is published, before `committed`; who has read a document waits for it
 * too, so that no answer rests on what a crash could still take back.
 * Only one connection of a process may write to a file this way: it holds the file's lock until the group is over.
 */
export const groupCommit = (database: DatabaseSync): GroupCommit => {
  let open: Group | undefined
  let notBefore = 0

  const rollBack = (): void => {
    try {
      if (database.isTransaction) database.exec('ROLLBACK')
    } catch (error) {
      process.emitWarning(error as Error) // The next group cannot begin then, and its writers hear why.
    }
  }

  const begin = (): Group => {
    database.exec('BEGIN IMMEDIATE')
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    // Each writer hears of a failure by its own wait; the group itself has nobody to tell.
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
        // First, since a rollback can fail too, and nobody listens to a timer.
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
