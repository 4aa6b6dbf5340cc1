import { z } from 'zod'
import { endSubscription } from '../billing/end-subscription.ts'
import { newSubscription } from '../billing/new-subscription.ts'
import { isOver } from '../billing/subscription-changes.ts'
import { missing } from '../http/failure.ts'
import { found, listed, retrieveOperation } from '../http/lists.ts'
import { type Operation, operation } from '../http/operation.ts'
import { flag, mergedMetadata, metadata, paging, range, text, whole } from '../http/parameters.ts'
import { customerNamed } from '../payments/customers.ts'

import { behaviour, cancellation, ownMethod, paymentSettings, payNow, priceNamed, proration } from './subscription-parts.ts'
import { updateSubscription } from './update-subscription.ts'

const create = operation({
  method: 'post',
  path: '/subscriptions',
  parameters: z.strictObject({
    collection_method: z.enum(['charge_automatically']).optional(),
    customer: text,
    default_payment_method: text.optional(),
    description: text.optional(),
    items: z.array(z.strictObject({ price: text, quantity: whole.optional() })).max(20),
    metadata: metadata.optional(),
    off_session: flag.optional(),
    payment_behavior: behaviour.optional(),
    payment_settings: paymentSettings.optional(),
    proration_behavior: proration.optional(),
  }),
  run: ({ scope, params }) => {
    const customer = customerNamed(scope, params.customer, 'customer')
    const method = params.default_payment_method
    const made = newSubscription(scope, {
      customer,
      prices: params.items.map(({ price, quantity = 1 }, index) => ({
        price: priceNamed(scope, price, `items[${index}][price]`),
        quantity,
      })),
      metadata: mergedMetadata({}, params.metadata),
      description: params.description ?? null,
      defaultPaymentMethod: method === undefined ? null : ownMethod(scope, customer.id, method),
      saves: params.payment_settings?.save_default_payment_method ?? 'off',
      paymentMethodTypes: params.payment_settings?.payment_method_types ?? null,
    })
    payNow(scope, made, found(scope.objects, 'invoice', made.latest_invoice ?? ''), params.payment_behavior ?? 'allow_incomplete')
    return found(scope.objects, 'subscription', made.id)
  },
})

const cancel = operation({
  method: 'delete',
  path: '/subscriptions/:id',
  parameters: z.strictObject({ cancellation_details: cancellation.optional() }),
  run: ({ scope, ids: { id = '' }, params }) => {
    const subscription = found(scope.objects, 'subscription', id)
    if (isOver(subscription)) throw missing('subscription', id)
    const { comment = null, feedback = null } = params.cancellation_details ?? {}
    return endSubscription(scope, subscription, { comment, feedback, reason: 'cancellation_requested' })
  },
})

const statuses = ['active', 'past_due', 'unpaid', 'canceled', 'incomplete', 'incomplete_expired'] as const
const ended = ['canceled', 'incomplete_expired']

const list = operation({
  method: 'get',
  path: '/subscriptions',
  parameters: z.strictObject({
    ...paging,
    created: range.optional(),
    customer: text.optional(),
    price: text.optional(),
    status: z.enum([...statuses, 'all', 'ended']).optional(),
    test_clock: text.optional(),
  }),
  run: ({ scope, params: { customer, price, status, test_clock, ...asked } }) => {
    const wanted = status === undefined || status === 'all' ? undefined : status === 'ended' ? ended : status
    return listed(scope.objects, 'subscription', {
      url: '/v1/subscriptions',
      where: { customer, test_clock, 'items.data[0].price.id': price, status: wanted },
      unlike: status === undefined ? { status: ended } : {},
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
