import type { Event } from '../shapes/account.ts'
import type { Stored } from '../shapes/kinds.ts'
import { stripeId } from '../storage/ids.ts'
import type { Objects } from '../storage/objects.ts'
import type { Settings } from '../storage/settings.ts'
import { API_VERSION } from '../version.ts'
import type { DeliveryQueue } from './delivery-queue.ts'
import { readDeliverySettings } from './delivery-settings.ts'

type Parts = { objects: Objects; settings: Settings; queue: DeliveryQueue }

/** The call an event comes from; the account's own doings have none. */
export type Cause = { id: string | null; idempotency_key: string | null }

/** How many endpoints are looked at for each event. */
const ENDPOINTS = { limit: 16 }

const hears = (wanted: readonly string[], type: string): boolean => wanted.includes('*') || wanted.includes(type)

/** Stores an event with the object as it is now, and queues it for every endpoint that wants its type. */
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
  const endpoints = objects.list('webhook_endpoint', { status: 'enabled' }, ENDPOINTS).data.filter((one) => hears(one.enabled_events, type))
  const event: Event = {
    id: stripeId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created,
    data: { object: { ...object }, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: endpoints.length,
    request: cause,
    type,
  }
  objects.put(event)
  const delivery = readDeliverySettings(settings)
  for (const { id } of endpoints) queue.add(event.id, id, delivery)
}
