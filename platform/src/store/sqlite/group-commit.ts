import type { DatabaseSync } from 'node:sqlite'

export type GroupCommit = {
  /** Runs one writing statement in the group that is open, or opens one. It takes effect at once for this connection. */
  write<R>(statement: () => R): R
  /** Resolves when everything written so far is on disk; rejects when it could not be brought there, and then none of it happened. */
  committed(): Promise<void>
  /** Commits what is open, now. */
  close(): void
}

/**
 * Lets all writes of one turn of the event loop share a transaction, and so one sync of the disk. Nobody is answered, and no event is
 * published, before `committed`; readers wait for it too, so that no answer rests on what a crash could still take back.
 * Only one connection of a process may write to a file this way: it holds the file's lock until the turn is over.
 */
export const groupCommit = (database: DatabaseSync): GroupCommit => {
  let open: { commit: () => void; done: Promise<void> } | undefined

  const begin = () => {
    database.exec('BEGIN IMMEDIATE')
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    // Each writer hears of a failure by its own wait; the group itself has nobody to tell.
    promise.catch(() => undefined)
    const commit = (): void => {
      clearImmediate(turnOver)
      open = undefined
      try {
        database.exec('COMMIT')
        resolve()
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK')
        reject(error)
      }
    }
    const turnOver = setImmediate(commit)
    return { commit, done: promise }
  }

  return {
    write: (statement) => {
      open ??= begin()
      return statement()
    },
    committed: () => open?.done ?? Promise.resolve(),
    close: () => open?.commit(),
  }
}
