import { z } from 'zod'
import { instant } from '../http/answers.ts'
import { type EventData, type EventType, events } from './events.ts'

const types = Object.keys(events) as [EventType, ...EventType[]]

/** CloudEvents 1.0 in JSON, with the distributed tracing extension. */
export const envelope = z
  .object({
    specversion: z.literal('1.0'),
    id: z.string().min(1).meta({ description: 'Id of this event, the same on every delivery' }),
    source: z.string().min(1).meta({ description: 'The service whose state changed, after a slash' }),
    type: z.enum(types),
    time: instant,
    datacontenttype: z.literal('application/json'),
    traceparent: z.string().optional().meta({ description: 'W3C trace context: the trace of the request that caused it' }),
    data: z.unknown(),
  })
  .meta({ description: 'CloudEvents 1.0 with the distributed tracing extension' })

export type Event<T extends EventType = EventType> = {
  [K in T]: Omit<z.infer<typeof envelope>, 'type' | 'data'> & { type: K; data: EventData<K> }
}[T]

/**
 * Parses a message from outside as an event. @throws ZodError that lists its faults
 * @public for buses that cross a process
 */
export const parseEvent = (message: unknown): Event => {
  const outer = envelope.parse(message)
  return { ...outer, data: events[outer.type].parse(outer.data) } as Event
}
