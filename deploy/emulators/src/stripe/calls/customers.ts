import { z } from 'zod'
import { endSubscription } from '../billing/end-subscription.ts'
import { found, listOperation } from '../http/lists.ts'
import { type Operation, operation } from '../http/operation.ts'
import { address, clearable, mergedMetadata, metadata, text } from '../http/parameters.ts'
import { customerNamed } from '../payments/customers.ts'
import { addressOf, methodNamed } from '../payments/payment-methods.ts'
import type { Scope } from '../scope.ts'
import type { Customer } from '../shapes/payments.ts'
import { randomText, stripeId } from '../storage/ids.ts'
import { attach } from './payment-methods.ts'

const fields = {
  address: address.optional(),
  description: clearable.optional(),
  email: clearable.optional(),
  invoice_settings: z.strictObject({ default_payment_method: clearable.optional() }).optional(),
  metadata: metadata.optional(),
  name: clearable.optional(),
  phone: clearable.optional(),
}

type Fields = { [K in keyof typeof fields]?: z.infer<(typeof fields)[K]> }

/** What a call says of a customer, over what was known. @throws Failure 400 when the payment method is not the customer's */
const withFields = (scope: Scope, customer: Customer, sent: Fields): Customer => {
  const method = sent.invoice_settings?.default_payment_method
  return {
    ...customer,
    address: sent.address === undefined ? customer.address : sent.address === '' ? null : addressOf(sent.address),
    description: sent.description === undefined ? customer.description : sent.description,
    email: sent.email === undefined ? customer.email : sent.email,
    name: sent.name === undefined ? customer.name : sent.name,
    phone: sent.phone === undefined ? customer.phone : sent.phone,
    metadata: mergedMetadata(customer.metadata, sent.metadata),
    invoice_settings: {
      ...customer.invoice_settings,
      default_payment_method:
        method === undefined
          ? customer.invoice_settings.default_payment_method
          : method === null
            ? null
            : attachedTo(scope, customer, method),
    },
  }
}

const attachedTo = (scope: Scope, customer: Customer, id: string): string => {
  const method = methodNamed(scope, id, 'invoice_settings[default_payment_method]')
  return (method.customer === customer.id ? method : attach(scope, method, customer)).id
}

const create = operation({
  method: 'post',
  path: '/customers',
  parameters: z.strictObject({ ...fields, payment_method: text.optional(), test_clock: text.optional() }),
  run: ({ scope, params }) => {
    const clock =
      params.test_clock === undefined ? undefined : found(scope.objects, 'test_helpers.test_clock', params.test_clock, 'test_clock')
    const blank: Customer = {
      id: stripeId('cus').slice(0, 18),
      object: 'customer',
      address: null,
      balance: 0,
      created: clock?.frozen_time ?? scope.now(),
      currency: null,
      customer_account: null,
      default_source: null,
      delinquent: false,
      description: null,
      discount: null,
      email: null,
      invoice_prefix: randomText(8).toUpperCase(),
      invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
      livemode: false,
      metadata: {},
      name: null,
      next_invoice_sequence: 1,
      phone: null,
      preferred_locales: [],
      shipping: null,
      tax_exempt: 'none',
      test_clock: clock?.id ?? null,
    }
    const { invoice_settings: _later, ...now } = params
    const customer = scope.objects.put(withFields(scope, blank, now))
    scope.emit('customer.created', customer)
    if (params.payment_method !== undefined) attach(scope, methodNamed(scope, params.payment_method, 'payment_method'), customer)
    return scope.objects.put(withFields(scope, customer, { invoice_settings: params.invoice_settings }))
  },
})

const retrieve = operation({
  method: 'get',
  path: '/customers/:id',
  parameters: z.strictObject({}),
  run: ({ scope, ids: { id = '' } }) => found(scope.objects, 'customer', id),
})

const update = operation({
  method: 'post',
  path: '/customers/:id',
  parameters: z.strictObject(fields),
  run: ({ scope, ids: { id = '' }, params }) => {
    const before = customerNamed(scope, id)
    const customer = scope.objects.put(withFields(scope, before, params))
    const previous = Object.fromEntries(
      Object.entries(before).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(customer[name as keyof Customer])),
    )
    if (Object.keys(previous).length > 0) scope.emit('customer.updated', customer, previous)
    return customer
  },
})

const remove = operation({
  method: 'delete',
  path: '/customers/:id',
  parameters: z.strictObject({}),
  run: ({ scope, ids: { id = '' } }) => {
    const customer = customerNamed(scope, id)
    const ended = { status: ['canceled', 'incomplete_expired'] }
    for (const subscription of scope.objects.list('subscription', { customer: id }, { limit: 100 }, ended).data)
      endSubscription(scope, subscription, { reason: 'cancellation_requested' })
    for (const method of scope.objects.list('payment_method', { customer: id }, { limit: 100 }).data)
      scope.objects.put({ ...method, customer: null })
    scope.emit('customer.deleted', customer)
    return scope.objects.put({ id, object: 'customer', deleted: true })
  },
})

const list = listOperation('customer', '/customers', ['created', 'email', 'test_clock'], { deleted: true })

export const customerCalls: readonly Operation[] = [create, list, retrieve, update, remove]
