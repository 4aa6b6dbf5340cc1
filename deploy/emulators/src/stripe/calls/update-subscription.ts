import { z } from 'zod'
import { changeItem } from '../billing/change-items.ts'
import { changeSubscription, isOver } from '../billing/subscription-changes.ts'
import { invalid } from '../http/failure.ts'
import { found } from '../http/lists.ts'
import { operation } from '../http/operation.ts'
import { flag, mergedMetadata, metadata, text, whole } from '../http/parameters.ts'
import type { Scope } from '../scope.ts'
import type { Subscription } from '../shapes/billing.ts'

import { behaviour, cancellation, ownMethod, paymentSettings, payNow, priceNamed, proration } from './subscription-parts.ts'

const parameters = z.strictObject({
  cancel_at_period_end: flag.optional(),
  cancellation_details: cancellation.optional(),
  default_payment_method: text.optional(),
  description: text.optional(),
  items: z
    .array(z.strictObject({ id: text.optional(), price: text.optional(), quantity: whole.optional() }))
    .length(1, 'object')
    .optional(),
  metadata: metadata.optional(),
  off_session: flag.optional(),
  payment_behavior: behaviour.optional(),
  payment_settings: paymentSettings.optional(),
  proration_behavior: proration.optional(),
})
type Update = z.infer<typeof parameters>

const saidOfTheEnd = ({ cancellation_details: before }: Subscription, { comment, feedback }: z.infer<typeof cancellation>) => ({
  ...before,
  comment: comment ?? before.comment,
  feedback: feedback ?? before.feedback,
})

const endingWithPeriod = (scope: Scope, subscription: Subscription, sent: Update): Partial<Subscription> => {
  const details = saidOfTheEnd(subscription, sent.cancellation_details ?? {})
  return sent.cancel_at_period_end
    ? {
        cancel_at_period_end: true,
        cancel_at: subscription.items.data[0]?.current_period_end ?? null,
        canceled_at: scope.now(subscription.customer),
        cancellation_details: { ...details, reason: 'cancellation_requested' },
      }
    : { cancel_at_period_end: false, cancel_at: null, canceled_at: null, cancellation_details: { ...details, reason: null } }
}

const plainChanges = (scope: Scope, subscription: Subscription, sent: Update): Partial<Subscription> => ({
  ...(sent.cancellation_details && { cancellation_details: saidOfTheEnd(subscription, sent.cancellation_details) }),
  ...(sent.cancel_at_period_end !== undefined && endingWithPeriod(scope, subscription, sent)),
  ...(sent.default_payment_method !== undefined && {
    default_payment_method: ownMethod(scope, subscription.customer, sent.default_payment_method),
  }),
  ...(sent.description !== undefined && { description: sent.description }),
  ...(sent.metadata !== undefined && { metadata: mergedMetadata(subscription.metadata, sent.metadata) }),
  ...(sent.payment_settings && {
    payment_settings: {
      ...subscription.payment_settings,
      payment_method_types: sent.payment_settings.payment_method_types ?? subscription.payment_settings.payment_method_types,
      save_default_payment_method:
        sent.payment_settings.save_default_payment_method ?? subscription.payment_settings.save_default_payment_method,
    },
  }),
})

/** @throws Failure 400 when the item is not there; 402 when what is due now must be paid and is not */
const changePrices = (scope: Scope, subscription: Subscription, sent: Update): Subscription => {
  const [wanted] = sent.items ?? []
  const item = subscription.items.data.find(({ id }) => id === wanted?.id)
  if (!wanted || !item)
    throw invalid(
      wanted?.id === undefined
        ? 'The emulator changes the items that are there: name one by its `id`.'
        : `No such subscription_item: '${wanted.id}'`,
      {
        code: 'resource_missing',
        param: 'items[0][id]',
      },
    )
  if (subscription.status === 'incomplete') throw invalid('The items of an incomplete subscription cannot be changed.', { param: 'items' })
  const price = wanted.price === undefined ? item.price : priceNamed(scope, wanted.price, 'items[0][price]')
  const quantity = wanted.quantity ?? item.quantity
  if (price.id === item.price.id && quantity === item.quantity) return subscription
  const { change, invoice } = changeItem(scope, subscription, { item, price, quantity }, sent.proration_behavior ?? 'create_prorations')
  const how = sent.payment_behavior ?? 'allow_incomplete'
  const waits = invoice?.status === 'open' && how === 'default_incomplete'
  const changed = changeSubscription(scope, subscription, { ...change, ...(waits && { status: 'past_due' }) })
  if (invoice) payNow(scope, changed, invoice, how)
  return found(scope.objects, 'subscription', subscription.id)
}

export const updateSubscription = operation({
  method: 'post',
  path: '/subscriptions/:id',
  parameters,
  run: ({ scope, ids: { id = '' }, params }) => {
    const subscription = found(scope.objects, 'subscription', id)
    if (isOver(subscription) && (params.items || params.cancel_at_period_end !== undefined))
      throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
    const changed = changeSubscription(scope, subscription, plainChanges(scope, subscription, params))
    return params.items ? changePrices(scope, changed, params) : changed
  },
})
