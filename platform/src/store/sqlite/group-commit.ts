import type { DatabaseSync } from 'node:sqlite'

export type GroupCommit = {
  /**
   * Runs a statement that writes one document in the open group, or opens one. This connection sees the write at once.
   * @throws after a failed sync, because nobody knows then what the disk holds
   */
  write<R>(document: string, statement: () => R): R
  /** Resolves once everything written so far, or this document, is on disk. Rejects if it could not be committed, and then none of it happened. */
  committed(document?: string): Promise<void>
  /** Commits the open group now. */
  close(): void
  /** @throws after a failed sync */
  ensureSound(): void
}

type Group = { documents: Set<string>; commit: () => void; done: Promise<void> }

/**
 * Groups concurrent writes into one transaction and so one disk sync: those of one turn of the event loop, and all that come while another
 * group is synced. No response or event goes out before `committed`; readers wait for it too, so that no response rests on data a crash
 * could lose. `sync` brings what is committed onto the disk without holding up the event loop.
 * Only one connection of a process may write to a file this way: it holds the file lock until the group is committed.
 */
export const groupCommit = (database: DatabaseSync, sync: () => Promise<void>): GroupCommit => {
  let open: Group | undefined
  const syncing = new Set<Group>()
  let failure: { reason: unknown } | undefined

  const ensureSound = (): void => {
    if (failure) throw failure.reason
  }

  const rollBack = (): void => {
    try {
      if (database.isTransaction) database.exec('ROLLBACK')
    } catch (error) {
      process.emitWarning(error as Error) // Then no group can begin, and its writers get the error.
    }
  }

  const syncNow = async (group: Group): Promise<void> => {
    syncing.add(group)
    try {
      ensureSound()
      await sync()
    } catch (reason) {
      failure = { reason }
      throw reason
    } finally {
      syncing.delete(group)
      open?.commit()
    }
  }

  const begin = (): Group => {
    database.exec('BEGIN IMMEDIATE')
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    // Each writer gets the failure through its own wait; the group has no other caller.
    promise.catch(() => undefined)
    const commit = (): void => {
      clearImmediate(turnOver)
      open = undefined
      try {
        database.exec('COMMIT')
        resolve(syncNow(group))
      } catch (error) {
        // First, because a rollback can fail too, and nobody handles errors of a timer.
        reject(error)
        rollBack()
      }
    }
    const turnOver = setImmediate(() => {
      if (syncing.size === 0) commit()
    })
    const group = { documents: new Set<string>(), commit, done: promise }
    return group
  }

  return {
    write: (document, statement) => {
      ensureSound()
      open ??= begin()
      open.documents.add(document)
      return statement()
    },
    committed: (document) => {
      // The open group is on disk after those before it.
      for (const group of open ? [open, ...syncing] : syncing)
        if (document === undefined || group.documents.has(document)) return group.done
      return Promise.resolve()
    },
    close: () => open?.commit(),
    ensureSound,
  }
}
