import { z } from 'zod'
import { methodOf, payInvoice } from '../billing/collect.ts'
import { cardError, invalid } from '../http/failure.ts'
import { found } from '../http/lists.ts'
import { text } from '../http/parameters.ts'
import { methodNamed } from '../payments/payment-methods.ts'
import type { Scope } from '../scope.ts'
import type { Invoice, Price, Subscription } from '../shapes/billing.ts'

/** What beginning and changing a subscription have in common. */

type Behaviour = 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete'

export const behaviour = z.enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete'])
export const proration = z.enum(['always_invoice', 'create_prorations', 'none'])
export const paymentSettings = z.strictObject({
  payment_method_types: z.array(z.enum(['card'])).optional(),
  save_default_payment_method: z.enum(['off', 'on_subscription']).optional(),
})
export const cancellation = z.strictObject({ comment: text.optional(), feedback: text.optional() })

/** @throws Failure 400 when it is not there, or not for subscriptions */
export const priceNamed = (scope: Scope, id: string, param: string): Price => {
  const price = found(scope.objects, 'price', id, param)
  if (!price.recurring) throw invalid('A subscription needs a recurring price, and this one is paid once.', { param })
  if (!price.active) throw invalid(`The price is no longer active.`, { param })
  return price
}

/** @throws Failure 400 when it is another's */
export const ownMethod = (scope: Scope, customer: string, id: string): string => {
  const method = methodNamed(scope, id, 'default_payment_method')
  if (method.customer !== customer)
    throw invalid(`The payment method ${method.id} is not attached to this customer.`, {
      code: 'resource_missing',
      param: 'default_payment_method',
    })
  return method.id
}

const NO_METHOD = 'The customer has no default payment method to pay with. Set one, or begin with `payment_behavior=default_incomplete`.'

const REQUIRES_ACTION = {
  code: 'subscription_payment_intent_requires_action',
  message: 'The payment needs its holder: it can be completed with the confirmation secret of `latest_invoice`.',
}

/** Pays what is open now, without the holder. @throws Failure 402 where that must not fail, and does */
export const payNow = (scope: Scope, subscription: Subscription, invoice: Invoice, how: Behaviour): void => {
  if (invoice.status !== 'open' || how === 'default_incomplete') return
  const method = methodOf(scope, subscription)
  if (!method) throw invalid(NO_METHOD, { code: 'resource_missing' })
  const paid = payInvoice(scope, invoice, method)
  if (how !== 'error_if_incomplete' || !paid) return
  if (paid.error) throw cardError(paid.error)
  if (paid.intent.status === 'requires_action') throw cardError(REQUIRES_ACTION)
}
