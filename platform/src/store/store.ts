import type { Event } from '@sibyl/contracts/events/envelope'
import type { EventData, EventType } from '@sibyl/contracts/events/events'
import type { Instant } from '../time.ts'

/** Every document has an id and a version, which counts its writes. A new document starts at version 0 and is stored as 1. */
export type Versioned = { _id: string; version: number }

export type NewEvent = { [T in EventType]: { type: T; data: EventData<T> } }[EventType]

/** What a decision comes to: the document as it shall be, and what others are told of it. */
export type Change<T> = { next: T; events?: readonly NewEvent[] }

/** A pure decision on plain data. It may throw an AppError, and then nothing changes. It may run more than once. */
export type Decide<T> = (current: T) => Change<T>

/** The decision to leave a document as it is: nothing is written. */
export const unchanged = <T>(current: T): Change<T> => ({ next: current })

/** An index: documents are found by all of `match`, in the order of `order`. Unique over `match` where none of it is missing. */
export type Index<T> = {
  match: readonly (keyof T & string)[]
  order?: { by: keyof T & string; descending?: boolean }
  unique?: boolean
}

export type CollectionDefinition<T extends Versioned, I extends string> = {
  name: string
  indexes: Record<I, Index<T>>
  /** What `change` decides on when nothing is stored under the id; without it, that is an error. */
  initial?: (id: string) => T
  /** A field with the instant after which the document is gone. */
  expires?: keyof T & string
}

/** Declares a collection, its indexes named for type-safe look-ups. */
export const collection =
  <T extends Versioned>() =>
  <const I extends string>(definition: CollectionDefinition<T, I>): CollectionDefinition<T, I> =>
    definition

export type Where<T> = { [K in keyof T & string]?: T[K] & (string | number | boolean) }

export type Page<T> = {
  /** At most this many; 100 when unsaid. */
  limit?: number
  skip?: number
  /** Go on behind this document of an earlier page. */
  after?: T
  /** Only documents whose order field is at most this. */
  upTo?: string | number
}

/** A collection of documents that change by pure decisions under optimistic concurrency, and are found by declared indexes only. */
export interface Collection<T extends Versioned, I extends string = string> {
  get(id: string): Promise<T | undefined>
  /**
   * Stores a new document with its events in one write; if the id is taken, gives back what is there.
   * @throws UniqueViolation when another document has the same value in a unique index
   */
  create(change: Change<T>): Promise<T>
  /**
   * Reads, decides, writes document and events in one write if the version is still the same; otherwise decides again. `known` is the
   * document as `get`, `create` or `change` gave it before: a decision to write may begin from it and save the reading. It need not be
   * the latest: where it has moved on, or the decision is to leave it or to throw, what is stored is read and decided on.
   * @throws AppError not_found · conflict after many attempts · whatever the decision throws
   */
  change(id: string, decide: Decide<T>, known?: T): Promise<T>
  find(index: I, where: Where<T>, page?: Page<T>): Promise<T[]>
  count(index: I, where: Where<T>): Promise<number>
  /**
   * Removes the document, and with it those of its events that wait in its outbox; absent is fine. What others must hear of is therefore
   * told by a `change` to something that stays, such as a tombstone.
   */
  erase(id: string): Promise<void>
  readonly outbox: Outbox
}

/** An event that was written with its document and waits to be published. */
export type Pending = { documentId: string; event: Event }

export interface Outbox {
  /** Events written before the instant and not published yet, oldest document first. */
  pending(writtenBefore: Instant, limit: number): Promise<Pending[]>
  /** Strikes a published event out. */
  settle(pending: Pending): Promise<void>
  /** Calls back with each event right after the write that holds it. */
  onWrite(listener: (pending: Pending) => void): void
}

export class UniqueViolation extends Error {
  override readonly name = 'UniqueViolation'
  readonly index: string
  constructor(index: string, options?: ErrorOptions) {
    super(`another document has the same value in ${index}`, options)
    this.index = index
  }
}

/** The database of one service. */
export interface Store {
  collection<T extends Versioned, I extends string>(definition: CollectionDefinition<T, I>): Promise<Collection<T, I>>
  /** The outboxes of all collections opened so far. */
  outboxes(): readonly Outbox[]
  /** Resolves when the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
}
