import type { Event } from '@sibyl/contracts/events/envelope'
import type { Document } from 'mongodb'
import type { Instant } from '../../time.ts'
import type { Versioned } from '../store.ts'

/**
 * A document as MongoDB keeps it. Its own fields stand under `doc`, so that no name they bear can clash with what is kept beside them,
 * and one `$set` replaces them all.
 */
export type Stored = {
  _id: string
  version: number
  doc: Document
  /** Ids of the last writes, newest first: the first guards the next write, all of them let a writer recognise its own. */
  writes: string[]
  /** Events that wait to be published, and since when the oldest does. */
  outbox?: Document[]
  outboxAt?: Instant
  expiresAt?: Date
  /** Whether no event waits; only then may the server remove what has expired. */
  settled: boolean
}

/** Where a field of the document stands, in an index and in a look-up alike. */
export const path = (field: string): string => (field === '_id' || field === 'version' ? field : `doc.${escaped(field)}`)

/** Names of which there is nothing to change: nearly all. */
const ORDINARY = /^[a-z][\w-]*$/i

/** Names that MongoDB or its driver would take for more than names are written in percent signs; free-form data may hold any. */
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

/** What JSON keeps of a value, as SQLite has it too, under names that are safe in MongoDB. */
export const encoded = (value: object): Document => renamed(JSON.parse(JSON.stringify(value)), escaped) as Document

export const toDocument = <T extends Versioned>({ _id, version, doc }: Pick<Stored, '_id' | 'version' | 'doc'>): T =>
  ({ ...(renamed(doc, unescaped) as object), _id, version }) as T

export const toEvents = ({ outbox = [] }: Pick<Stored, 'outbox'>): Event[] => renamed(outbox, unescaped) as Event[]
