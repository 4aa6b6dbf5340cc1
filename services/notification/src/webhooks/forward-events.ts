import type { EventOf, Handlers } from '@sibyl/platform/bus/bus'
import type { WebhookEvent } from './webhook-events.ts'
import type { WebhookQueue } from './webhook-queue.ts'

/**
 * The same subscriptions, where each chosen event also goes to the webhook. The service hears these events anyway, so that choosing others
 * changes no binding on the broker.
 */
export const forwardEvents = (
  subscriptions: Handlers & Required<Pick<Handlers, WebhookEvent>>,
  chosen: readonly WebhookEvent[],
  webhooks: Pick<WebhookQueue, 'add'>,
): Handlers => {
  const forwarded = <T extends WebhookEvent>(type: T): Handlers => {
    const handle = subscriptions[type] as (event: EventOf<T>) => Promise<void>
    const both = async (event: EventOf<T>): Promise<void> => {
      await webhooks.add(event)
      await handle(event)
    }
    return { [type]: both }
  }
  return Object.assign({ ...subscriptions }, ...chosen.map(forwarded))
}
