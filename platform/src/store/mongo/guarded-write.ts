import { type Collection, type Document, type Filter, MongoServerError, type UpdateFilter } from 'mongodb'
import type { Clock } from '../../time.ts'
import { within } from '../../within.ts'
import { toEvent } from '../new-event.ts'
import { type Change, type CollectionDefinition, type Pending, UniqueViolation, type Versioned } from '../store.ts'
import { encoded, path, type Stored } from './stored.ts'
import { writeTogether } from './write-together.ts'

/** The written document with the ids of its last writes. */
export type Written<T> = { document: T; writes: string[]; pending: Pending[] }

/** The stored state on which a write is based, and which guards it. Without `document` all its fields are replaced. */
export type Guard<T> = Pick<Stored, 'version' | 'writes'> & { document?: T }

/** How many write ids a document remembers. A writer that does not know whether its write succeeded looks for its id among them. */
const REMEMBERED = 20
const DUPLICATE_KEY = 11000

type Parts = { documents: Collection<Stored>; service: string; clock: Clock; longestMs: number }

/**
 * The fields of a document that differ from the stored one, as `$set` and `$unset` name them. Decisions keep a field that they leave alone,
 * so identity tells; sending a whole reading to extend its lease would cost the driver more than the command.
 */
const changesOf = <T extends Versioned>(before: T, after: T): { set: Document; unset: Document } => {
  const fields = Object.keys({ ...before, ...after }) as (keyof T & string)[]
  const differing = fields.filter((field) => after[field] !== before[field])
  const kept = differing.filter((field) => after[field] !== undefined)
  const values = encoded(kept.map((field) => after[field]))
  const dropped = differing.filter((field) => after[field] === undefined)
  return {
    set: Object.fromEntries(kept.map((field, at) => [path(field), values[at]])),
    unset: Object.fromEntries(dropped.map((field) => [path(field), ''])),
  }
}

/**
 * Writes a document and its events in one operation: an insert, or an update guarded by version and last write id. A version alone would
 * also match a document that was erased and recreated, or rolled back by a failover.
 * @returns undefined if the document has changed meanwhile, or appeared
 * @throws UniqueViolation
 */
export const guardedWrite = <T extends Versioned, I extends string>(
  { documents, service, clock, longestMs }: Parts,
  { indexes, expires }: CollectionDefinition<T, I>,
) => {
  const send = writeTogether(documents, longestMs)

  return async (change: Change<T>, stored: Guard<T> | undefined, writeId: string): Promise<Written<T> | undefined> => {
    const now = clock.now()
    const document = { ...change.next, version: change.next.version + 1 }
    const events = (change.events ?? []).map((event) => toEvent(service, now, event))
    const { _id, version, ...fields } = document
    const outbox = events.map(encoded)
    const expiry = expires ? document[expires] : undefined
    const writes = [writeId, ...(stored?.writes ?? [])].slice(0, REMEMBERED)
    const expiresAt = typeof expiry === 'string' ? { expiresAt: new Date(expiry) } : undefined

    const insert = (): Promise<boolean> => {
      const waiting = outbox.length > 0 ? { outbox, outboxAt: now } : {}
      return send.insert({ _id, version, doc: encoded(fields), writes, settled: outbox.length === 0, ...waiting, ...expiresAt })
    }

    const update = (before: Guard<T>): Promise<boolean> => {
      const { document: known } = before
      const { set, unset } = known ? changesOf(known, document) : { set: { version, doc: encoded(fields) }, unset: {} }
      const $unset = expiresAt ? unset : { ...unset, expiresAt: '' }
      const update: UpdateFilter<Stored> = {
        $set: { writes, ...set, ...expiresAt, ...(outbox.length > 0 && { settled: false }) },
        ...(Object.keys($unset).length > 0 && { $unset }),
        ...(outbox.length > 0 && { $push: { outbox: { $each: outbox } }, $min: { outboxAt: now } }),
      }
      const filter = { _id, version: before.version, 'writes.0': before.writes[0] ?? '' }
      return send.update({ filter, update, writeId })
    }

    /** Finds the unique index that another document blocks. Queries the data, because servers differ in their error details. */
    const violated = async (): Promise<I | undefined> => {
      for (const name in indexes) {
        const { match, unique } = indexes[name]
        const values = match.map((field) => [path(field), document[field]] as const)
        if (!unique || values.some(([, value]) => value === undefined)) continue
        const same: Filter<Stored> = Object.fromEntries(values.map(([field, value]) => [field, { $eq: value }]))
        if (await within(longestMs, documents.findOne({ ...same, _id: { $ne: _id } }, { projection: { _id: 1 } }))) return name
      }
      return undefined
    }

    try {
      const done = stored ? await update(stored) : await insert()
      return done ? { document, writes, pending: events.map((event) => ({ documentId: _id, event })) } : undefined
    } catch (error) {
      if (!(error instanceof MongoServerError) || error.code !== DUPLICATE_KEY) throw error
      if (!stored && (await within(longestMs, documents.findOne({ _id: { $eq: _id } }, { projection: { _id: 1 } })))) return undefined
      const index = await violated()
      if (index !== undefined) throw new UniqueViolation(index, { cause: error })
      return undefined
    }
  }
}
