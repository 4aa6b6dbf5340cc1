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
const needsEscape = (key: string): boolean => !ORDINARY.test(key)

/** Percent-encodes names with a special meaning to MongoDB or its driver; free-form data may contain any name. */
const escaped = (key: string): string =>
  needsEscape(key)
    ? key
        .replaceAll('%', '%25')
        .replaceAll('.', '%2E')
        .replaceAll('\u0000', '%00')
        .replace(/^\$/, '%24')
        .replace(/^_bsontype$/, '%5Fbsontype')
    : key

const isEscaped = (key: string): boolean => key.includes('%')
const unescaped = (key: string): string => (isEscaped(key) ? decodeURIComponent(key) : key)

/** Whether any name in a value, at any depth, passes the test. */
const anyName = (value: unknown, test: (key: string) => boolean): boolean => {
  if (value === null || typeof value !== 'object') return false
  if (Array.isArray(value)) return value.some((item) => anyName(item, test))
  return Object.keys(value).some((key) => test(key) || anyName(value[key as keyof typeof value], test))
}

const renamed = (value: unknown, rename: (key: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [rename(key), renamed(field, rename)]))
}

/** Converts a value to what JSON can hold, as SQLite stores it too, with names that are safe in MongoDB. */
export const encoded = (value: object): Document => {
  const plain: Document = JSON.parse(JSON.stringify(value))
  return anyName(plain, needsEscape) ? (renamed(plain, escaped) as Document) : plain
}

const decoded = (value: Document): unknown => (anyName(value, isEscaped) ? renamed(value, unescaped) : value)

export const toDocument = <T extends Versioned>({ _id, version, doc }: Pick<Stored, '_id' | 'version' | 'doc'>): T =>
  ({ ...(decoded(doc) as object), _id, version }) as T

export const toEvents = ({ outbox = [] }: Pick<Stored, 'outbox'>): Event[] => decoded(outbox) as Event[]
