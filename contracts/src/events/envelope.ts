import { z } from 'zod'
import { type EventData, type EventType, events } from './events.ts'

const types = Object.keys(events) as [EventType, ...EventType[]]

/** CloudEvents 1.0 in JSON, with the distributed tracing extension. */
const envelope = z.object({
  specversion: z.literal('1.0'),
  id: z.string().min(1),
  source: z.string().min(1),
  type: z.enum(types),
  time: z.iso.datetime(),
  datacontenttype: z.literal('application/json'),
  traceparent: z.string().optional(),
  data: z.unknown(),
})

export type Event<T extends EventType = EventType> = {
  [K in T]: Omit<z.infer<typeof envelope>, 'type' | 'data'> & { type: K; data: EventData<K> }
}[T]

/**
 * A message from outside made an event, or a ZodError that says what is wrong with it.
 * @public for buses that cross a process
 */
export const parseEvent = (message: unknown): Event => {
  const outer = envelope.parse(message)
  return { ...outer, data: events[outer.type].parse(outer.data) } as Event
}
