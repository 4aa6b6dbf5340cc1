import { z } from 'zod'
import { endSubscription } from '../billing/end-subscription.ts'
import { newSubscription } from '../billing/new-subscription.ts'
import { isOver, over } from '../billing/subscription-changes.ts'
import { missing } from '../http/failure.ts'
import { found, listed, retrieveOperation } from '../http/lists.ts'
import { type Operation, operation } from '../http/operation.ts'
import { mergedMetadata, metadata, paging, range, text } from '../http/parameters.ts'
import { customerNamed } from '../payments/customers.ts'
import { priceNamed, updateSubscription } from './update-subscription.ts'

const create = operation({
  method: 'post',
  path: '/subscriptions',
  parameters: z.strictObject({
    customer: text,
    items: z.array(z.strictObject({ price: text })).length(1, 'object'),
    metadata: metadata.optional(),
    payment_behavior: z.enum(['default_incomplete']),
    payment_settings: z.strictObject({ save_default_payment_method: z.enum(['off', 'on_subscription']).optional() }).optional(),
  }),
  run: ({ scope, params }) =>
    newSubscription(scope, {
      customer: customerNamed(scope, params.customer, 'customer'),
      price: priceNamed(scope, params.items[0]?.price ?? ''),
      metadata: mergedMetadata({}, params.metadata),
      saves: params.payment_settings?.save_default_payment_method ?? 'off',
    }),
})

const cancel = operation({
  method: 'delete',
  path: '/subscriptions/:id',
  parameters: z.strictObject({}),
  run: ({ scope, ids: { id = '' } }) => {
    const subscription = found(scope.objects, 'subscription', id)
    if (isOver(subscription)) throw missing('subscription', id)
    return endSubscription(scope, subscription, { reason: 'cancellation_requested' })
  },
})

const list = operation({
  method: 'get',
  path: '/subscriptions',
  parameters: z.strictObject({
    ...paging,
    created: range.optional(),
    customer: text.optional(),
    status: z.enum(['active', 'past_due', 'canceled', 'incomplete', 'incomplete_expired', 'all', 'ended']).optional(),
  }),
  run: ({ scope, params: { customer, status, ...asked } }) => {
    const wanted = status === undefined || status === 'all' ? undefined : status === 'ended' ? over : status
    return listed(scope.objects, 'subscription', {
      url: '/v1/subscriptions',
      where: { customer, status: wanted },
      unlike: status === undefined ? { status: over } : {},
      paging: asked,
    })
  },
})

export const subscriptionCalls: readonly Operation[] = [
  create,
  list,
  retrieveOperation('subscription', '/subscriptions'),
  updateSubscription,
  cancel,
]
