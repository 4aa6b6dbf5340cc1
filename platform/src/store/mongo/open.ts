import { MongoClient } from 'mongodb'
import { type Clock, SECOND, systemClock } from '../../time.ts'
import { within } from '../../within.ts'
import type { Collection, CollectionDefinition, Outbox, Store, Versioned } from '../store.ts'
import { declareIndexes } from './indexes.ts'
import { mongoCollection } from './mongo-collection.ts'
import type { Stored } from './stored.ts'

type Options = {
  /** The connection string. Its `retryWrites` is respected; the default is on. */
  uri: string
  database: string
  /** The owning service, which is the source of its events. */
  service: string
  clock?: Clock
  /** Timeout in milliseconds for each of: finding a server, connecting, waiting for a free connection, and each response. */
  timeout?: number
}

/**
 * A store in one MongoDB database, on a single server, a replica set or a cluster. Writes are confirmed by a majority, and reads return
 * only data that no failover can roll back.
 * @throws if no server is reachable
 */
export const openMongoStore = async ({ uri, database, service, clock = systemClock, timeout = 5 * SECOND }: Options): Promise<Store> => {
  const client = new MongoClient(uri, {
    appName: service,
    maxPoolSize: 50,
    readConcern: { level: 'majority' },
    readPreference: 'primary',
    writeConcern: { w: 'majority', journal: true, wtimeoutMS: timeout },
    ignoreUndefined: true,
    // Each wait has its own timeout; the `timeoutMS` of the driver, one for all, has no effect since 7.9.
    serverSelectionTimeoutMS: timeout,
    connectTimeoutMS: timeout,
    waitQueueTimeoutMS: timeout,
    socketTimeoutMS: timeout,
    // A server that is frozen, not gone, is noticed after this and the timeout; the default is 10 s.
    heartbeatFrequencyMS: 2 * SECOND,
  })
  const db = client.db(database)
  const opening = new Map<string, Promise<unknown>>()
  const outboxes: Outbox[] = []

  const open = async <T extends Versioned, I extends string>(definition: CollectionDefinition<T, I>): Promise<Collection<T, I>> => {
    const documents = db.collection<Stored>(definition.name)
    await declareIndexes(documents, definition)
    const made = mongoCollection<T, I>({ documents, service, clock, patience: 3 * timeout }, definition)
    outboxes.push(made.outbox)
    return made
  }

  const ping = async (): Promise<void> => {
    await within(3 * timeout, db.command({ ping: 1 }))
  }

  try {
    await client.connect()
    await ping()
  } catch (error) {
    await client.close()
    throw error
  }
  return {
    collection<T extends Versioned, I extends string>(definition: CollectionDefinition<T, I>) {
      const known = opening.get(definition.name)
      if (known) return known as Promise<Collection<T, I>>
      const made = open(definition)
      opening.set(definition.name, made)
      // A failed open can be retried.
      made.catch(() => opening.delete(definition.name))
      return made
    },
    outboxes: () => outboxes,
    ping,
    close: () => client.close(),
  }
}
