import type { Event } from '@sibyl/contracts/events/envelope'
import type { Handlers } from '../bus/bus.ts'
import { actFor } from '../logging/context.ts'
import { inSpan } from './in-span.ts'
import type { Tracing } from './tracing.ts'

type Handle = (event: Event) => Promise<void>

const attributesOf = (queue: string, { type, id }: Event) => ({
  'messaging.operation.type': 'process',
  'messaging.operation.name': 'process',
  'messaging.destination.name': type,
  'messaging.consumer.group.name': queue,
  'messaging.message.id': id,
})

/** Wraps event handlers: their log lines name the event's reader, and each run is a span in the trace of the event. */
export const observedHandlers = (queue: string, handlers: Handlers, tracing: Tracing | undefined): Handlers => {
  const observed =
    (handle: Handle): Handle =>
    (event) => {
      if ('userId' in event.data) actFor(event.data.userId)
      if (!tracing) return handle(event)
      const span = tracing.begin(`process ${event.type}`, event.traceparent, { kind: 'consumer', attributes: attributesOf(queue, event) })
      return inSpan(span, () => handle(event))
    }
  return Object.fromEntries(Object.entries(handlers).map(([type, handle]) => [type, observed(handle as Handle)])) as Handlers
}
