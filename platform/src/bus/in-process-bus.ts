import { setTimeout as pause } from 'node:timers/promises'
import type { Event } from '@sibyl/contracts/events/envelope'
import PQueue from 'p-queue'
import { messageOf } from '../app-error.ts'
import { traceparentFrom, withContext } from '../logging/context.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { type EventBus, type Handlers, NotYet, type SetAside, type Subscription } from './bus.ts'
import { UNROUTED } from './dead-letters.ts'
import { ageOf, type Outcome } from './event-metrics.ts'
import { inProcessDeadLetters, type LetterStore } from './in-process-dead-letters.ts'

type Options = {
  /** Stores a dead or unrouted event. Must not resolve before the event is stored. */
  deadLetter: (letter: SetAside) => Promise<void>
  /** The events that `deadLetter` stored. */
  stored?: LetterStore
  /** The metrics of the service that owns a queue. */
  metricsOf?: (queue: string) => Metrics | undefined
  onRetry?: (queue: string, event: Event, error: unknown) => void
  /** Delays before each retry of a failing handler, in milliseconds; after the last one the event is dead. */
  retryDelays?: readonly number[]
}

type Queue = { handlers: Handlers; metrics: Metrics | undefined; work: PQueue; closing: AbortController }

const nothingStored: LetterStore = { list: async function* () {}, remove: async () => undefined }

const DEFAULT_DELAYS = [50, 250, 1000, 5000, 15_000, 60_000] as const

/** The bus of a single process. `publish` resolves when every subscriber has handled the event, so the outbox retains it until then. */
export const createInProcessBus = ({
  deadLetter,
  stored = nothingStored,
  metricsOf,
  onRetry,
  retryDelays = DEFAULT_DELAYS,
}: Options): EventBus => {
  const queues = new Map<string, Queue>()
  const closing = new AbortController()

  const count = ({ metrics }: Queue, { type }: Event, outcome: Outcome): void => metrics?.eventsHandled.inc({ type, outcome })

  const attempt = (queue: Queue, event: Event): Promise<void> =>
    queue.work.add(async () => {
      queue.closing.signal.throwIfAborted()
      queue.metrics?.eventAge.observe({ type: event.type }, ageOf(event))
      const handle = queue.handlers[event.type] as ((event: Event) => Promise<void>) | undefined
      await withContext({ requestId: event.id, traceparent: traceparentFrom(event.traceparent) }, async () => handle?.(event))
    })

  const deliver = async (name: string, queue: Queue, event: Event): Promise<void> => {
    const delays = [...retryDelays]
    while (true) {
      try {
        await attempt(queue, event)
        return count(queue, event, 'handled')
      } catch (error) {
        queue.closing.signal.throwIfAborted()
        if (error instanceof NotYet) {
          count(queue, event, 'postponed')
          await pause(error.afterMs, undefined, { signal: queue.closing.signal })
          continue
        }
        const delay = delays.shift()
        if (delay === undefined) {
          await deadLetter({ queue: name, event, reason: messageOf(error) })
          return count(queue, event, 'dead')
        }
        count(queue, event, 'retried')
        onRetry?.(name, event, error)
        await pause(delay, undefined, { signal: queue.closing.signal })
      }
    }
  }

  const interestedIn = ({ type }: Event) => [...queues].filter(([, queue]) => queue.handlers[type])

  /** One attempt at a dead letter, at every subscriber if it was unrouted. */
  const handleAgain = async (name: string, event: Event): Promise<boolean> => {
    const takers = interestedIn(event).filter(([taker]) => name === UNROUTED || name === taker)
    const outcomes = await Promise.allSettled(takers.map(([, queue]) => attempt(queue, event)))
    return outcomes.length > 0 && outcomes.every(({ status }) => status === 'fulfilled')
  }
  const dead = inProcessDeadLetters({ stored, attempts: retryDelays.length, handle: handleAgain })

  return {
    async publish(event) {
      closing.signal.throwIfAborted()
      const interested = interestedIn(event)
      if (interested.length === 0) {
        await deadLetter({ queue: UNROUTED, event, reason: 'no queue is bound to this type' })
        return 'unrouted'
      }
      const outcomes = await Promise.allSettled(interested.map(([name, queue]) => deliver(name, queue, event)))
      const failed = outcomes.find((outcome) => outcome.status === 'rejected')
      if (failed) throw failed.reason
      return 'published'
    },
    async subscribe(name, handlers, { concurrency }): Promise<Subscription> {
      if (queues.get(name)?.closing.signal.aborted === false) throw new Error(`queue ${name} has a subscriber in this process already`)
      const queue: Queue = { handlers, metrics: metricsOf?.(name), work: new PQueue({ concurrency }), closing: new AbortController() }
      queues.set(name, queue)
      return {
        async close() {
          queue.closing.abort(new Error(`queue ${name} is closing`))
          // The queue stays registered, so further events are rejected and wait in their outbox instead of counting as unrouted.
          await queue.work.onIdle()
        },
      }
    },
    async forget(name, id) {
      for (const queue of [name, UNROUTED]) await dead.drop(queue, ({ body }) => body.includes(id))
    },
    deadLetters: (work) => work(dead),
    async close() {
      closing.abort(new Error('the bus is closing'))
      for (const queue of queues.values()) queue.closing.abort(closing.signal.reason)
      await Promise.all([...queues.values()].map((queue) => queue.work.onIdle()))
    },
  }
}
