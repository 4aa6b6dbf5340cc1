import { z } from 'zod'
import { reasonBody } from './admin-reason.ts'
import { instant, success } from './answers.ts'
import { operation } from './operation.ts'

const delivery = z.object({
  id: z.string().meta({ description: 'Id of the event' }),
  type: z.string(),
  state: z.enum(['dead', 'waiting', 'delivered']),
  queuedAt: instant,
  attempts: z.int().meta({ description: 'Attempts made so far' }),
  nextAttemptAt: instant.optional().meta({ description: 'While it waits' }),
  doneAt: instant.optional().meta({ description: 'When it was delivered or given up' }),
  reason: z.string().optional().meta({ description: 'Why the last attempt failed' }),
})
export type DeliveryShown = z.infer<typeof delivery>

const ofDelivery = z.object({ id: z.string().max(200).meta({ description: 'Id of the event' }) })
const changed = z.boolean().meta({ description: 'False if it was not dead any more' })

export const adminWebhookOperations = {
  listDeliveries: operation({
    method: 'get',
    path: '/webhooks/admin/deliveries',
    summary: 'List deliveries to the operator’s webhook',
    description: 'The latest twenty that were given up, that wait, and that were accepted. Never the event itself.',
    caller: 'admin',
    answer: success.extend({
      webhook: z.boolean().meta({ description: 'Whether the installation has one' }),
      deliveries: z.array(delivery),
    }),
  }),
  replayDelivery: operation({
    method: 'post',
    path: '/webhooks/admin/deliveries/:id/replay',
    summary: 'Send a dead delivery again',
    description: 'With fresh attempts, the first within seconds.',
    caller: 'admin',
    params: ofDelivery,
    body: reasonBody,
    answer: success.extend({ changed }),
  }),
  dropDelivery: operation({
    method: 'post',
    path: '/webhooks/admin/deliveries/:id/drop',
    summary: 'Drop a dead delivery',
    description: 'Deletes the event for good; it is never sent, even if it arrives again.',
    caller: 'admin',
    params: ofDelivery,
    body: reasonBody,
    answer: success.extend({ changed }),
  }),
}
