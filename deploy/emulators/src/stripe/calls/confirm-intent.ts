import { z } from 'zod'
import { followPayment } from '../billing/follow-payment.ts'
import { cardError, type Failure, invalid } from '../http/failure.ts'
import { flag, text } from '../http/parameters.ts'
import { unexpectedState } from '../payments/intents.ts'
import { payIntent } from '../payments/pay-intent.ts'
import { createMethod, methodNamed, paymentMethodData } from '../payments/payment-methods.ts'
import type { Scope } from '../scope.ts'
import type { PaymentIntent, PaymentMethod } from '../shapes/payments.ts'

/** The input of a confirmation: a payment method by its id or its parts, and the address to which its holder returns. */
export const confirmation = z.strictObject({
  payment_method: text.optional(),
  payment_method_data: paymentMethodData.optional(),
  return_url: text.optional(),
  use_stripe_sdk: flag.optional(),
})

type Confirmation = z.infer<typeof confirmation>

const NEEDS_RETURN_URL =
  'A payment method of this PaymentIntent might lead its holder to another page, so a `return_url` is needed, or `automatic_payment_methods[allow_redirects]=never`.'

/** @throws Failure 400 if the method belongs to another customer */
const methodFor = (scope: Scope, intent: PaymentIntent, sent: Confirmation): PaymentMethod | undefined => {
  if (sent.payment_method_data) return createMethod(scope, sent.payment_method_data)
  const id = sent.payment_method ?? intent.payment_method
  if (id === null) return undefined
  const method = methodNamed(scope, id, 'payment_method')
  if (method.customer !== null && method.customer !== intent.customer)
    throw invalid(`The payment method ${method.id} is not attached to this customer.`, {
      code: 'resource_missing',
      param: 'payment_method',
    })
  return method
}

/** Pays, or sends the holder to a challenge. A refused card is a response, and its changes stay. @throws Failure 400 */
export const confirmIntent = (scope: Scope, intent: PaymentIntent, sent: Confirmation): PaymentIntent | Failure => {
  if (intent.status === 'succeeded') throw unexpectedState('This PaymentIntent has succeeded: it cannot be confirmed again.', intent)
  if (intent.status === 'canceled') throw unexpectedState('This PaymentIntent has been canceled: it cannot be confirmed.', intent)
  const method = methodFor(scope, intent, sent)
  if (!method) throw unexpectedState('This PaymentIntent has no payment method to be confirmed with.', intent)
  const redirects = intent.automatic_payment_methods?.allow_redirects === 'always'
  if (redirects && !sent.return_url && !sent.use_stripe_sdk) throw invalid(NEEDS_RETURN_URL, { payment_intent: intent })
  const occasion = { holder: 'present', returnUrl: sent.return_url ?? null, sdk: sent.use_stripe_sdk ?? false } as const
  const paid = payIntent(scope, { ...intent, next_action: null }, method, occasion)
  followPayment(scope, paid)
  return paid.error ? cardError(paid.error, paid.intent) : paid.intent
}
