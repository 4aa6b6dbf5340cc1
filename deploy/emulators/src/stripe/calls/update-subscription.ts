import { z } from 'zod'
import { changePrice } from '../billing/change-price.ts'
import { methodOf, payInvoice } from '../billing/collect.ts'
import { changeSubscription, isOver } from '../billing/subscription-changes.ts'
import { cardError, invalid } from '../http/failure.ts'
import { found } from '../http/lists.ts'
import { operation } from '../http/operation.ts'
import { flag, text } from '../http/parameters.ts'
import { methodNamed } from '../payments/payment-methods.ts'
import type { Scope } from '../scope.ts'
import type { Price, Subscription } from '../shapes/billing.ts'
import type { Invoice } from '../shapes/invoices.ts'

const parameters = z.strictObject({
  cancel_at_period_end: flag.optional(),
  default_payment_method: text.optional(),
  items: z
    .array(z.strictObject({ id: text, price: text }))
    .length(1, 'object')
    .optional(),
  payment_behavior: z.enum(['error_if_incomplete']).optional(),
  proration_behavior: z.enum(['always_invoice']).optional(),
})
type Update = z.infer<typeof parameters>

/** @throws Failure 400 if it does not exist, or is not for subscriptions */
export const priceNamed = (scope: Scope, id: string): Price => {
  const param = 'items[0][price]'
  const price = found(scope.objects, 'price', id, param)
  if (!price.recurring) throw invalid('A subscription needs a recurring price, and this one is paid once.', { param })
  return price
}

/** @throws Failure 400 if it belongs to another customer */
const ownMethod = (scope: Scope, customer: string, id: string): string => {
  const method = methodNamed(scope, id, 'default_payment_method')
  if (method.customer !== customer)
    throw invalid(`The payment method ${method.id} is not attached to this customer.`, {
      code: 'resource_missing',
      param: 'default_payment_method',
    })
  return method.id
}

const endWithPeriod = (scope: Scope, { items, cancellation_details: details }: Subscription, ends: boolean): Partial<Subscription> =>
  ends
    ? {
        cancel_at_period_end: true,
        cancel_at: items.data[0]?.current_period_end ?? null,
        canceled_at: scope.now(),
        cancellation_details: { ...details, reason: 'cancellation_requested' },
      }
    : { cancel_at_period_end: false, cancel_at: null, canceled_at: null, cancellation_details: { ...details, reason: null } }

/** Pays the open invoice now, without the holder. @throws Failure 402 if it is declined or needs the holder */
const payNow = (scope: Scope, subscription: Subscription, invoice: Invoice): void => {
  if (invoice.status !== 'open') return
  const paid = payInvoice(scope, invoice, methodOf(scope, subscription))
  if (paid?.error) throw cardError(paid.error)
  if (paid?.intent.status === 'requires_action')
    throw cardError({
      code: 'subscription_payment_intent_requires_action',
      message: 'The payment needs its holder: it can be completed with the confirmation secret of `latest_invoice`.',
    })
}

/** @throws Failure 400 if the item does not exist; 402 if the amount due is declined */
const changeItem = (scope: Scope, subscription: Subscription, [wanted]: NonNullable<Update['items']>): Subscription => {
  const item = subscription.items.data.find(({ id }) => id === wanted?.id)
  if (!wanted || !item) throw invalid(`No such subscription_item: '${wanted?.id}'`, { code: 'resource_missing', param: 'items[0][id]' })
  if (subscription.status === 'incomplete') throw invalid('The items of an incomplete subscription cannot be changed.', { param: 'items' })
  const price = priceNamed(scope, wanted.price)
  if (price.id === item.price.id) return subscription
  const { change, invoice } = changePrice(scope, subscription, item, price)
  payNow(scope, changeSubscription(scope, subscription, change), invoice)
  return found(scope.objects, 'subscription', subscription.id)
}

export const updateSubscription = operation({
  method: 'post',
  path: '/subscriptions/:id',
  parameters,
  run: ({ scope, ids: { id = '' }, params: { cancel_at_period_end: ends, default_payment_method: method, items, ...how } }) => {
    const subscription = found(scope.objects, 'subscription', id)
    if (isOver(subscription)) throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
    if (items && !(how.payment_behavior && how.proration_behavior))
      throw invalid('The emulator changes prices with `always_invoice` and `error_if_incomplete`: send both.', { param: 'items' })
    const changed = changeSubscription(scope, subscription, {
      ...(ends !== undefined && endWithPeriod(scope, subscription, ends)),
      ...(method !== undefined && { default_payment_method: ownMethod(scope, subscription.customer, method) }),
    })
    return items ? changeItem(scope, changed, items) : changed
  },
})
