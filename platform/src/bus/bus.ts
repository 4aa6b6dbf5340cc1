import type { Event } from '@sibyl/contracts/events/envelope'
import type { EventType } from '@sibyl/contracts/events/events'
import type { DeadLetters } from './dead-letters.ts'

export type EventOf<T extends EventType> = Extract<Event, { type: T }>

/** Handles one type of event. An event may arrive more than once, so the handler counts it once by a business key. */
export type Handlers = { [T in EventType]?: (event: EventOf<T>) => Promise<void> }

/**
 * A handler throws this when it is too early for an event. The bus delivers the event again after about `afterMs`, without counting a
 * failed attempt. The handler must know that the wait will end.
 */
export class NotYet extends Error {
  override readonly name = 'NotYet'
  readonly afterMs: number
  constructor(why: string, afterMs: number) {
    super(why)
    this.afterMs = afterMs
  }
}

export type SubscriptionOptions = {
  /** Events of this queue that are handled concurrently. */
  concurrency: number
  /** Milliseconds for which events gather once others have started, so that they start together and share commands; none by default. */
  gatherMs?: number
}

export interface Subscription {
  /** Stops taking events; resolves when the running handlers have finished. */
  close(): Promise<void>
}

export interface EventBus {
  /**
   * Publishes an event. Resolves once the bus has stored it, so that the outbox may drop it: with `unrouted` if no queue is bound to its
   * type, in which case the bus stores it as a dead letter and counts it. Rejects if the event is not stored; the caller must publish it
   * again.
   */
  publish(event: Event): Promise<'published' | 'unrouted'>
  /** Subscribes under a queue name. Subscribers of one queue share its events; every queue gets each event. */
  subscribe(queue: string, handlers: Handlers, options: SubscriptionOptions): Promise<Subscription>
  /**
   * Deletes the dead letters of this queue, and the unrouted events, that contain an id: that of an erased reader. Events waiting for a
   * retry stay, because their handlers find no reader. Rejects if the dead letters cannot be reached now.
   */
  forget(queue: string, id: string): Promise<void>
  /** Handles the dead letters of every service. Rejects if they cannot be reached now. */
  deadLetters<T>(work: (dead: DeadLetters) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** An event that failed for good or had no subscriber, stored for an operator with the reason. */
export type SetAside = { queue: string; event: Event; reason: string }
