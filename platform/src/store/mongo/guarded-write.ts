import { type Collection, type Filter, MongoServerError, type UpdateFilter } from 'mongodb'
import type { Clock } from '../../time.ts'
import { toEvent } from '../new-event.ts'
import { type Change, type CollectionDefinition, type Pending, UniqueViolation, type Versioned } from '../store.ts'
import { encoded, path, type Stored } from './stored.ts'
import { writeTogether } from './write-together.ts'

/** The written document with the ids of its last writes. */
export type Written<T> = { document: T; writes: string[]; pending: Pending[] }

/** The guard of a write: the state from which the decision started. */
export type Guard = Pick<Stored, 'version' | 'writes'>

/** How many write ids a document remembers. A writer that does not know whether its write succeeded looks for its id among them. */
const REMEMBERED = 20
const DUPLICATE_KEY = 11000

type Parts = { documents: Collection<Stored>; service: string; clock: Clock }

/**
 * Writes a document and its events in one operation: an insert, or an update guarded by version and last write id. A version alone would
 * also match a document that was erased and recreated, or rolled back by a failover.
 * @returns undefined if the document has changed meanwhile, or appeared
 * @throws UniqueViolation
 */
export const guardedWrite = <T extends Versioned, I extends string>(
  { documents, service, clock }: Parts,
  { indexes, expires }: CollectionDefinition<T, I>,
) => {
  const send = writeTogether(documents)

  return async (change: Change<T>, stored: Guard | undefined, writeId: string): Promise<Written<T> | undefined> => {
    const now = clock.now()
    const document = { ...change.next, version: change.next.version + 1 }
    const events = (change.events ?? []).map((event) => toEvent(service, now, event))
    const { _id, version, ...fields } = document
    const doc = encoded(fields)
    const outbox = events.map(encoded)
    const expiry = expires ? document[expires] : undefined
    const writes = [writeId, ...(stored?.writes ?? [])].slice(0, REMEMBERED)
    const expiresAt = typeof expiry === 'string' ? { expiresAt: new Date(expiry) } : undefined

    const insert = (): Promise<boolean> => {
      const waiting = outbox.length > 0 ? { outbox, outboxAt: now } : {}
      return send.insert({ _id, version, doc, writes, settled: outbox.length === 0, ...waiting, ...expiresAt })
    }

    const update = (before: Guard): Promise<boolean> => {
      const set: UpdateFilter<Stored> = expiresAt
        ? { $set: { version, doc, writes, ...expiresAt } }
        : { $set: { version, doc, writes }, $unset: { expiresAt: '' } }
      const queue: UpdateFilter<Stored> = { $push: { outbox: { $each: outbox } }, $min: { outboxAt: now } }
      const both = outbox.length > 0 ? { ...set, ...queue, $set: { ...set.$set, settled: false } } : set
      const filter = { _id, version: before.version, 'writes.0': before.writes[0] ?? '' }
      return send.update({ filter, update: both, writeId })
    }

    /** Finds the unique index that another document blocks. Queries the data, because servers differ in their error details. */
    const violated = async (): Promise<I | undefined> => {
      for (const name in indexes) {
        const { match, unique } = indexes[name]
        const values = match.map((field) => [path(field), document[field]] as const)
        if (!unique || values.some(([, value]) => value === undefined)) continue
        const same: Filter<Stored> = Object.fromEntries(values.map(([field, value]) => [field, { $eq: value }]))
        if (await documents.findOne({ ...same, _id: { $ne: _id } }, { projection: { _id: 1 } })) return name
      }
      return undefined
    }

    try {
      const done = stored ? await update(stored) : await insert()
      return done ? { document, writes, pending: events.map((event) => ({ documentId: _id, event })) } : undefined
    } catch (error) {
      if (!(error instanceof MongoServerError) || error.code !== DUPLICATE_KEY) throw error
      if (!stored && (await documents.findOne({ _id: { $eq: _id } }, { projection: { _id: 1 } }))) return undefined
      const index = await violated()
      if (index !== undefined) throw new UniqueViolation(index, { cause: error })
      return undefined
    }
  }
}
