import type { Event } from '@sibyl/contracts/events/envelope'
import type { Document } from 'mongodb'
import type { Instant } from '../../time.ts'
import type { Versioned } from '../store.ts'

/**
 * A document as stored in MongoDB. Its own fields are under `doc`, so that none clashes with the bookkeeping and one `$set` replaces them
 * all.
 */
export type Stored = {
  _id: string
  version: number
  doc: Document
  /** Ids of the last writes, newest first: the first guards the next write, and all let a writer recognise its own. */
  writes: string[]
  /** Unpublished events, and the time of the oldest. */
  outbox?: Document[]
  outboxAt?: Instant
  expiresAt?: Date
  /** Whether the outbox is empty; only then may the server remove an expired document. */
  settled: boolean
}

/** The path of a document field, in indexes and queries alike. */
export const path = (field: string): string => (field === '_id' || field === 'version' ? field : `doc.${escaped(field)}`)

/** Names that need no escaping: nearly all. */
const ORDINARY = /^[a-z][\w-]*$/i

/** Percent-encodes names with a special meaning to MongoDB or its driver; free-form data may contain any name. */
const escaped = (key: string): string =>
  ORDINARY.test(key)
    ? key
    : key
        .replaceAll('%', '%25')
        .replaceAll('.', '%2E')
        .replaceAll('\u0000', '%00')
        .replace(/^\$/, '%24')
        .replace(/^_bsontype$/, '%5Fbsontype')

const unescaped = (key: string): string => (key.includes('%') ? decodeURIComponent(key) : key)

const renamed = (value: unknown, rename: (key: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [rename(key), renamed(field, rename)]))
}

/** Converts a value to what JSON can hold, as SQLite stores it too, with names that are safe in MongoDB. */
export const encoded = (value: object): Document => renamed(JSON.parse(JSON.stringify(value)), escaped) as Document

export const toDocument = <T extends Versioned>({ _id, version, doc }: Pick<Stored, '_id' | 'version' | 'doc'>): T =>
  ({ ...(renamed(doc, unescaped) as object), _id, version }) as T

export const toEvents = ({ outbox = [] }: Pick<Stored, 'outbox'>): Event[] => renamed(outbox, unescaped) as Event[]
