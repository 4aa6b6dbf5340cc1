import { z } from 'zod'
import { endSubscription } from '../billing/end-subscription.ts'
import { over } from '../billing/subscription-changes.ts'
import { listOperation } from '../http/lists.ts'
import { type Operation, operation } from '../http/operation.ts'
import { mergedMetadata, metadata, text } from '../http/parameters.ts'
import { customerNamed } from '../payments/customers.ts'
import { fixed } from '../shapes/fixed.data.ts'
import type { Customer } from '../shapes/payments.ts'
import { randomText, stripeId } from '../storage/ids.ts'

const create = operation({
  method: 'post',
  path: '/customers',
  parameters: z.strictObject({ email: text.optional(), metadata: metadata.optional(), name: text.optional() }),
  run: ({ scope, params }) => {
    const customer = scope.objects.put<Customer>({
      id: stripeId('cus').slice(0, 18),
      object: 'customer',
      ...fixed.customer,
      balance: 0,
      created: scope.now(),
      currency: null,
      email: params.email ?? null,
      invoice_prefix: randomText(8).toUpperCase(),
      metadata: mergedMetadata({}, params.metadata),
      name: params.name ?? null,
      next_invoice_sequence: 1,
    })
    scope.emit('customer.created', customer)
    return customer
  },
})

const remove = operation({
  method: 'delete',
  path: '/customers/:id',
  parameters: z.strictObject({}),
  run: ({ scope, ids: { id = '' } }) => {
    const customer = customerNamed(scope, id)
    for (const subscription of scope.objects.list('subscription', { customer: id }, { limit: 100 }, { status: over }).data)
      endSubscription(scope, subscription, { reason: 'cancellation_requested' })
    for (const method of scope.objects.list('payment_method', { customer: id }, { limit: 100 }).data)
      scope.objects.put({ ...method, customer: null })
    scope.emit('customer.deleted', customer)
    return scope.objects.put({ id, object: 'customer', deleted: true })
  },
})

export const customerCalls: readonly Operation[] = [create, listOperation('customer', '/customers', ['email'], { deleted: true }), remove]
