import type { Event } from '@sibyl/contracts/events/envelope'
import type { EventType } from '@sibyl/contracts/events/events'

export type EventOf<T extends EventType> = Extract<Event, { type: T }>

/** What a service does when it hears of something. It may hear of it more than once, so it counts each once by a business key. */
export type Handlers = { [T in EventType]?: (event: EventOf<T>) => Promise<void> }

/**
 * Thrown by a handler whose turn has not come: the event comes again after about `afterMs`, and that counts as no failed attempt.
 * Whoever throws it knows that there is an end to it.
 */
export class NotYet extends Error {
  override readonly name = 'NotYet'
  readonly afterMs: number
  constructor(why: string, afterMs: number) {
    super(why)
    this.afterMs = afterMs
  }
}

type SubscriptionOptions = {
  /** How many events of this queue are handled at the same time. */
  concurrency: number
}

export interface Subscription {
  /** Takes no further events and resolves when those in hand are done. */
  close(): Promise<void>
}

export interface EventBus {
  /**
   * Hands an event over. Resolves when it is safe with the bus, so that the outbox may forget it: `unrouted` when nobody listens
   * for its type, in which case it is kept aside and counted. Rejects when it is not safe; then it must be published again.
   */
  publish(event: Event): Promise<'published' | 'unrouted'>
  /** Listens under a queue's name. Subscribers of one queue share its events; every queue gets each event. */
  subscribe(queue: string, handlers: Handlers, options: SubscriptionOptions): Promise<Subscription>
  /**
   * Removes from what was set aside, of this queue and of the unrouted, every event in which an id occurs: that of somebody who is
   * erased. What only waits for its next attempt stays: its handler finds nobody. Rejects where it cannot be done now.
   */
  forget(queue: string, id: string): Promise<void>
  close(): Promise<void>
}

/** An event nobody could handle, or nobody wanted, kept for an operator with the reason. */
export type DeadLetter = { queue: string; event: Event; reason: string }
