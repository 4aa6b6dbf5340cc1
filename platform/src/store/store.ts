import type { Event } from '@sibyl/contracts/events/envelope'
import type { EventData, EventType } from '@sibyl/contracts/events/events'
import type { Instant } from '../time.ts'

/** Every document has an id and a version, which counts its writes. A new document starts at version 0 and is stored as 1. */
export type Versioned = { _id: string; version: number }

export type NewEvent = { [T in EventType]: { type: T; data: EventData<T> } }[EventType]

/** The result of a decision: the next document, and the events to publish. */
export type Change<T> = { next: T; events?: readonly NewEvent[] }

/** A pure decision on plain data. It may throw an AppError, which changes nothing. It may run more than once. */
export type Decide<T> = (current: T) => Change<T>

/** Leaves the document as it is; nothing is written. */
export const unchanged = <T>(current: T): Change<T> => ({ next: current })

/** An index: finds documents by all of `match`, sorted by `order`. `unique` applies to documents that have all fields of `match`. */
export type Index<T> = {
  match: readonly (keyof T & string)[]
  order?: { by: keyof T & string; descending?: boolean }
  unique?: boolean
}

export type CollectionDefinition<T extends Versioned, I extends string> = {
  name: string
  indexes: Record<I, Index<T>>
  /** Creates the document that `change` decides on when none is stored; without it, `change` fails with not_found. */
  initial?: (id: string) => T
  /** The field with the instant at which the document expires. */
  expires?: keyof T & string
}

/** Declares a collection, its indexes named for type-safe look-ups. */
export const collection =
  <T extends Versioned>() =>
  <const I extends string>(definition: CollectionDefinition<T, I>): CollectionDefinition<T, I> =>
    definition

export type Where<T> = { [K in keyof T & string]?: T[K] & (string | number | boolean) }

export type Page<T> = {
  /** The maximum number of documents; 100 by default. */
  limit?: number
  skip?: number
  /** Continue after this document of an earlier page. */
  after?: T
  /** Only documents whose order field is at most this. */
  upTo?: string | number
}

/** A collection of documents that change only by pure decisions under optimistic concurrency, and are found only by declared indexes. */
export interface Collection<T extends Versioned, I extends string = string> {
  get(id: string): Promise<T | undefined>
  /**
   * Stores a new document with its events in one write; if the id is taken, returns the stored document.
   * @throws UniqueViolation if another document has the same value in a unique index
   */
  create(change: Change<T>): Promise<T>
  /**
   * Reads, decides, and writes document and events in one write if the version has not changed; otherwise decides again. `known` is the
   * document as `get`, `create` or `change` returned it earlier: a decision that writes starts from it and saves the read. It may be stale:
   * if it is, or if the decision writes nothing or throws, the stored document is read and decided on.
   * @throws AppError not_found; conflict after many attempts; whatever the decision throws
   */
  change(id: string, decide: Decide<T>, known?: T): Promise<T>
  find(index: I, where: Where<T>, page?: Page<T>): Promise<T[]>
  count(index: I, where: Where<T>): Promise<number>
  /**
   * Deletes the document and its unpublished events; a missing document is fine. To publish an erasure, `change` a document that stays,
   * such as a tombstone.
   */
  erase(id: string): Promise<void>
  readonly outbox: Outbox
}

/** An event that waits to be published. */
export type Pending = { documentId: string; event: Event }

export interface Outbox {
  /** Unpublished events written before the instant, those of the oldest document first. */
  pending(writtenBefore: Instant, limit: number): Promise<Pending[]>
  /** Removes a published event. */
  settle(pending: Pending): Promise<void>
  /** Calls the listener with each event right after its write. */
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
