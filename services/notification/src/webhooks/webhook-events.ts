import type { EventType } from '@sibyl/contracts/events/events'

/**
 * The events that an operator can have sent to a webhook: those of the business. Left out are events that serve the services themselves:
 * ends of sessions, and requests for a mailed link.
 */
export const webhookEvents = [
  'user.registered.v1',
  'user.verified.v1',
  'user.renamed.v1',
  'user.password-changed.v1',
  'user.deleted.v1',
  'payment.succeeded.v1',
  'payment.failed.v1',
  'payment.refunded.v1',
  'subscription.changed.v1',
  'reading.generated.v1',
  'reading.failed.v1',
] as const satisfies readonly EventType[]

export type WebhookEvent = (typeof webhookEvents)[number]
