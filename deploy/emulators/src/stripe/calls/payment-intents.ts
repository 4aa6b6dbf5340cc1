import { z } from 'zod'
import { Failure, invalid, missing } from '../http/failure.ts'
import { found, listOperation } from '../http/lists.ts'
import { type Caller, type Operation, operation } from '../http/operation.ts'
import { flag, mergedMetadata, metadata, text, whole } from '../http/parameters.ts'
import { customerNamed } from '../payments/customers.ts'
import { cancelIntent, checkAmount, forBrowsers, newIntent, unexpectedState } from '../payments/intents.ts'
import type { PaymentIntent } from '../shapes/payments.ts'

import { confirmation, confirmIntent } from './confirm-intent.ts'

const currency = text.regex(/^[a-z]{3}$/i).transform((code) => code.toLowerCase())

/** A payment that the caller may see; a browser proves by the client secret that it belongs to the page. @throws Failure 404 */
const own = ({ scope, ids: { id = '' }, key }: Caller, secret: string | undefined): PaymentIntent => {
  const intent = found(scope.objects, 'payment_intent', id)
  if (secret !== undefined && secret !== intent.client_secret) throw missing('payment_intent', id)
  if (key === 'publishable' && secret === undefined)
    throw invalid('Missing required param: client_secret.', { code: 'parameter_missing', param: 'client_secret' })
  return intent
}

const shown = (key: Caller['key'], answer: PaymentIntent | Failure): object | Failure => {
  if (key === 'secret') return answer
  if (!(answer instanceof Failure)) return forBrowsers(answer)
  const { payment_intent: intent, ...body } = answer.body
  return new Failure(answer.status, { ...body, ...(intent && { payment_intent: forBrowsers(intent) as PaymentIntent }) })
}

const create = operation({
  method: 'post',
  path: '/payment_intents',
  parameters: z.strictObject({
    amount: whole,
    currency,
    automatic_payment_methods: z.strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() }).optional(),
    customer: text.optional(),
    description: text.optional(),
    metadata: metadata.optional(),
  }),
  run: ({ scope, params }) => {
    const { enabled = true, allow_redirects = 'always' } = params.automatic_payment_methods ?? {}
    return newIntent(scope, {
      amount: params.amount,
      currency: params.currency,
      customer: params.customer === undefined ? null : customerNamed(scope, params.customer, 'customer').id,
      automatic_payment_methods: enabled ? { allow_redirects, enabled } : null,
      description: params.description,
      metadata: mergedMetadata({}, params.metadata),
      setup_future_usage: null,
    })
  },
})

/** Until it is paid, its amount may change. */
const update = operation({
  method: 'post',
  path: '/payment_intents/:id',
  parameters: z.strictObject({ amount: whole.optional(), metadata: metadata.optional() }),
  run: (call) => {
    const { scope, params } = call
    const intent = own(call, undefined)
    const { amount = intent.amount } = params
    if (amount !== intent.amount && intent.status !== 'requires_payment_method')
      throw unexpectedState(`This PaymentIntent has a status of ${intent.status}: its amount can no longer be changed.`, intent)
    checkAmount(amount, intent.currency)
    return scope.objects.put<PaymentIntent>({ ...intent, amount, metadata: mergedMetadata(intent.metadata, params.metadata) })
  },
})

const retrieve = operation({
  method: 'get',
  path: '/payment_intents/:id',
  keys: 'publishable',
  parameters: z.strictObject({ client_secret: text.optional() }),
  run: (call) => shown(call.key, own(call, call.params.client_secret)),
})

const confirmOwn = operation({
  method: 'post',
  path: '/payment_intents/:id/confirm',
  keys: 'publishable',
  parameters: z.strictObject({ ...confirmation.shape, client_secret: text.optional() }),
  run: (call) => {
    const { scope, params, key } = call
    return shown(key, confirmIntent(scope, own(call, params.client_secret), params))
  },
})

const cancel = operation({
  method: 'post',
  path: '/payment_intents/:id/cancel',
  parameters: z.strictObject({ cancellation_reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']).optional() }),
  run: (call) => {
    const { scope, params } = call
    const intent = own(call, undefined)
    if (scope.objects.list('invoice_payment', { 'payment.payment_intent': intent.id }, { limit: 1 }).data.length > 0)
      throw invalid('This PaymentIntent belongs to an invoice: void that instead.', {
        payment_intent: intent,
      })
    return cancelIntent(scope, intent, params.cancellation_reason ?? null)
  },
})

export const paymentIntentCalls: readonly Operation[] = [
  create,
  listOperation('payment_intent', '/payment_intents', ['customer']),
  retrieve,
  update,
  confirmOwn,
  cancel,
]
