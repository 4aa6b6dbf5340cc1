import type { adminWebhookOperations, DeliveryShown } from '@sibyl/contracts/http/admin-webhooks'
import type { Operation } from '@sibyl/contracts/http/operation'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { newId } from '@sibyl/platform/ids'
import type { Decide } from '@sibyl/platform/store/store'
import type { Clock } from '@sibyl/platform/time'
import { type Deliveries, type Delivery, dropped, replay } from '../webhooks/delivery.ts'

type Operations = typeof adminWebhookOperations
/** Replay and drop take the same request and answer alike. */
type Act = Pick<Operation, 'method' | 'path' | 'summary' | 'caller'> & Pick<Operations['replayDelivery'], 'params' | 'body' | 'answer'>
type Ports = { deliveries: Deliveries; clock: Clock; hasWebhook: boolean }

const SHOWN = 20

const shown = (
  state: DeliveryShown['state'],
  { _id: id, type, queuedAt, attempts, notBefore, doneAt, reason }: Delivery,
): DeliveryShown => ({
  id,
  type,
  state,
  queuedAt,
  attempts,
  ...(state === 'waiting' && { nextAttemptAt: notBefore }),
  ...(doneAt !== undefined && { doneAt }),
  ...(reason !== undefined && { reason }),
})

/** Deliveries to the webhook, for administrators. An act on a dead one and its audit event are one write. */
export const webhookDesk = ({ deliveries, clock, hasWebhook }: Ports) => {
  const latest = async (state: DeliveryShown['state']): Promise<DeliveryShown[]> =>
    (await deliveries.find('latest', { state }, { limit: SHOWN })).map((delivery) => shown(state, delivery))

  const act =
    (kind: 'webhook_replayed' | 'webhook_dropped', decide: Decide<Delivery>) =>
    async ({ caller, params: { id }, body: { reason } }: Call<Act>): Promise<Answer<Act>> => {
      const at = clock.now()
      const actId = newId('act')
      let changed = false
      // `change` throws on an unknown id; the delivery may have been erased meanwhile.
      if (await deliveries.get(id))
        await deliveries.change(id, (delivery) => {
          const change = decide(delivery)
          changed = change.next !== delivery
          if (!changed) return change
          const { type: eventType, userId: readerId } = delivery
          const about = { actId, by: caller.id, reason, at, kind, deliveryId: id, eventType, ...(readerId !== undefined && { readerId }) }
          return { ...change, events: [{ type: 'webhook.acted.v1', data: about }] }
        })
      return { success: true, changed }
    }

  return {
    async list(): Promise<Answer<Operations['listDeliveries']>> {
      const deliveriesShown = [...(await latest('dead')), ...(await latest('waiting')), ...(await latest('delivered'))]
      return { success: true, webhook: hasWebhook, deliveries: deliveriesShown }
    },
    replay: act('webhook_replayed', (delivery) => replay(clock.now())(delivery)),
    drop: act('webhook_dropped', (delivery) => dropped(clock.now())(delivery)),
  }
}
