import { z } from 'zod'
import { cardError, invalid } from '../http/failure.ts'
import { found, listed } from '../http/lists.ts'
import { type Operation, operation } from '../http/operation.ts'
import { mergedMetadata, metadata as metadataParameter, paging, text, whole } from '../http/parameters.ts'
import { customerNamed } from '../payments/customers.ts'
import { addressOf, behaviourOf, createMethod, methodNamed, paymentMethodData } from '../payments/payment-methods.ts'
import type { Scope } from '../scope.ts'
import type { Customer, PaymentMethod } from '../shapes/payments.ts'

/** Saves a payment method with a customer. @throws Failure 400 when it is another's; 402 for cards that are refused at that already */
export const attach = (scope: Scope, method: PaymentMethod, customer: Customer): PaymentMethod => {
  if (method.customer !== null && method.customer !== customer.id)
    throw invalid('The payment method you provided has already been attached to a customer.', { param: 'payment_method' })
  const behaviour = behaviourOf(method)
  if (behaviour.does === 'decline' && !behaviour.attaches)
    throw cardError({
      code: behaviour.code,
      message: behaviour.message,
      ...(behaviour.declineCode && { decline_code: behaviour.declineCode }),
    })
  if (method.customer === customer.id) return method
  const attached = scope.objects.put({ ...method, customer: customer.id })
  scope.emit('payment_method.attached', attached)
  return attached
}

const create = operation({
  method: 'post',
  path: '/payment_methods',
  keys: 'publishable',
  parameters: paymentMethodData,
  run: ({ scope, params }) => createMethod(scope, params),
})

const list = operation({
  method: 'get',
  path: '/payment_methods',
  parameters: z.strictObject({ ...paging, customer: text.optional(), type: z.enum(['card']).optional() }),
  run: ({ scope, params }) =>
    params.customer === undefined
      ? { object: 'list', data: [], has_more: false, url: '/v1/payment_methods' }
      : listed(scope.objects, 'payment_method', {
          url: '/v1/payment_methods',
          where: { customer: customerNamed(scope, params.customer, 'customer').id },
          paging: params,
        }),
})

const listOfCustomer = operation({
  method: 'get',
  path: '/customers/:id/payment_methods',
  parameters: z.strictObject({ ...paging, type: z.enum(['card']).optional() }),
  run: ({ scope, ids: { id = '' }, params }) =>
    listed(scope.objects, 'payment_method', {
      url: `/v1/customers/${id}/payment_methods`,
      where: { customer: customerNamed(scope, id).id },
      paging: params,
    }),
})

const retrieve = operation({
  method: 'get',
  path: '/payment_methods/:id',
  parameters: z.strictObject({}),
  run: ({ scope, ids: { id = '' } }) => methodNamed(scope, id),
})

const update = operation({
  method: 'post',
  path: '/payment_methods/:id',
  parameters: z.strictObject({
    billing_details: paymentMethodData.shape.billing_details,
    card: z.strictObject({ exp_month: whole.optional(), exp_year: whole.optional() }).optional(),
    metadata: metadataParameter.optional(),
  }),
  run: ({ scope, ids: { id = '' }, params }) => {
    const method = found(scope.objects, 'payment_method', id)
    const { address, ...sent } = params.billing_details ?? {}
    const details = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
    const updated = scope.objects.put<PaymentMethod>({
      ...method,
      billing_details: { ...method.billing_details, ...details, ...(address !== undefined && { address: addressOf(address) }) },
      card: {
        ...method.card,
        exp_month: params.card?.exp_month ?? method.card.exp_month,
        exp_year: params.card?.exp_year ?? method.card.exp_year,
      },
      metadata: mergedMetadata(method.metadata, params.metadata),
    })
    scope.emit('payment_method.updated', updated)
    return updated
  },
})

const attachCall = operation({
  method: 'post',
  path: '/payment_methods/:id/attach',
  parameters: z.strictObject({ customer: text }),
  run: ({ scope, ids: { id = '' }, params }) => attach(scope, methodNamed(scope, id), customerNamed(scope, params.customer, 'customer')),
})

const detach = operation({
  method: 'post',
  path: '/payment_methods/:id/detach',
  parameters: z.strictObject({}),
  run: ({ scope, ids: { id = '' } }) => {
    const method = found(scope.objects, 'payment_method', id)
    if (method.customer === null)
      throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.', {
        param: 'payment_method',
      })
    const detached = scope.objects.put({ ...method, customer: null })
    scope.emit('payment_method.detached', detached, { customer: method.customer })
    const customer = customerNamed(scope, method.customer)
    if (customer.invoice_settings.default_payment_method === id)
      scope.objects.put({ ...customer, invoice_settings: { ...customer.invoice_settings, default_payment_method: null } })
    return detached
  },
})

export const paymentMethodCalls: readonly Operation[] = [create, list, listOfCustomer, retrieve, update, attachCall, detach]
