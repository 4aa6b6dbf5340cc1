import type { Event, Stored } from '../shapes/kinds.ts'
import { stripeId } from '../storage/ids.ts'
import type { Objects } from '../storage/objects.ts'
import type { Settings } from '../storage/settings.ts'
import { API_VERSION } from '../version.ts'
import type { DeliveryQueue } from './delivery-queue.ts'
import { readDeliverySettings } from './delivery-settings.ts'
import { endpointOf } from './endpoint.ts'

type Parts = { objects: Objects; settings: Settings; queue: DeliveryQueue }

/** The call that caused the event; none for the account's background work. */
export type Cause = { id: string | null; idempotency_key: string | null }

/** Stores an event with a snapshot of the object, and queues it for the endpoint. */
export const emitEvent = (
  { objects, settings, queue }: Parts,
  {
    type,
    object,
    created,
    previous,
    cause,
  }: { type: string; object: Stored; created: number; previous?: Record<string, unknown> | undefined; cause: Cause },
): void => {
  const sends = endpointOf(settings) !== undefined
  const event: Event = {
    id: stripeId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created,
    data: { object: { ...object }, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: sends ? 1 : 0,
    request: cause,
    type,
  }
  objects.put(event)
  if (sends) queue.add(event.id, readDeliverySettings(settings))
}
