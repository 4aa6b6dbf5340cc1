import { randomUUID } from 'node:crypto'
import type { Event } from '@sibyl/contracts/events/envelope'
import { currentContext, traceparentFrom } from '../logging/context.ts'
import type { Instant } from '../time.ts'
import type { NewEvent } from './store.ts'

/** An event as it will be published, in the trace of the request that caused it. */
export const toEvent = (source: string, at: Instant, event: NewEvent): Event => ({
  specversion: '1.0',
  id: randomUUID(),
  source: `/${source}`,
  time: at,
  datacontenttype: 'application/json',
  traceparent: currentContext()?.traceparent ?? traceparentFrom(undefined),
  ...event,
})
