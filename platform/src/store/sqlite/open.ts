import { closeSync, fdatasync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { type Clock, MINUTE, systemClock } from '../../time.ts'
import type { Collection, CollectionDefinition, Outbox, Store, Versioned } from '../store.ts'
import { groupCommit } from './group-commit.ts'
import { sqliteCollection } from './sqlite-collection.ts'

type Options = {
  /** The database file, or `:memory:`. */
  file: string
  /** The owning service, which is the source of its events. */
  service: string
  clock?: Clock
  /** The interval for removing expired documents, scrubbing erased ones from the file, and mapping it anew, in milliseconds. */
  tidyEvery?: number
}

/** The most that SQLite maps: about 1.2 million readings. */
const MAPPED_BYTES = 2 ** 31 - 2 ** 16
const LOG_PAGES = 4000

const toDisk = promisify(fdatasync)

/** The log of a database, which SQLite makes with the first commit. One in memory has none. */
const logOf = (file: string) => {
  let log: number | undefined
  return {
    async sync() {
      if (file === ':memory:') return
      log ??= openSync(`${file}-wal`, 'r+')
      await toDisk(log)
    },
    close() {
      if (log !== undefined) closeSync(log)
      log = undefined
    },
  }
}

/** A store in one SQLite file. How its commits reach the disk: docs/decisions/0003-sqlite-durability.md */
export const openSqliteStore = ({ file, service, clock = systemClock, tidyEvery = MINUTE }: Options): Store => {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = OFF')
  // Overwrites deleted data instead of leaving it in free pages.
  database.exec('PRAGMA secure_delete = ON')
  // Reads pages from the system's cache without copying; a larger log merges into the file less often.
  const map = `PRAGMA mmap_size = ${MAPPED_BYTES}`
  database.exec(`${map}; PRAGMA wal_autocheckpoint = ${LOG_PAGES}`)
  const log = logOf(file)
  const group = groupCommit(database, log.sync)
  const open = new Map<string, { collection: unknown; outbox: Outbox; purge: () => void }>()
  let erasedLately = false
  const onErase = (): void => {
    erasedLately = true
  }
  const tidy = (): void => {
    for (const { purge } of open.values()) purge()
    // Each page that was read counts as memory of this process for as long as it is mapped.
    database.exec(`PRAGMA mmap_size = 0; ${map}`)
    if (!erasedLately) return
    group.close()
    // The log still holds old pages: merging it into the file and truncating it removes the erased data.
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    erasedLately = false
  }
  const tidying = setInterval(() => {
    try {
      tidy()
    } catch (error) {
      // The file is locked by another program, or the disk is full: the next run tries again.
      process.emitWarning(error as Error)
    }
  }, tidyEvery).unref()

  return {
    async collection<T extends Versioned, I extends string>(definition: CollectionDefinition<T, I>) {
      const known = open.get(definition.name)
      if (known) return known.collection as Collection<T, I>
      const made = sqliteCollection<T, I>({ database, group, service, clock, onErase }, definition)
      open.set(definition.name, { collection: made.collection, outbox: made.collection.outbox, purge: made.purge })
      return made.collection
    },
    outboxes: () => [...open.values()].map(({ outbox }) => outbox),
    async ping() {
      group.ensureSound()
      database.prepare('SELECT 1').get()
    },
    async close() {
      clearInterval(tidying)
      group.close()
      // Each writer gets a failure through its own wait.
      await group.committed().catch(() => undefined)
      log.close()
      if (database.isOpen) database.close()
    },
  }
}
