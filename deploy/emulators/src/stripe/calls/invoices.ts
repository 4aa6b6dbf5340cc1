import { z } from 'zod'
import { methodOf, payInvoice } from '../billing/collect.ts'
import { expireSubscription } from '../billing/end-subscription.ts'
import { finalizeInvoice, markPaid, voidInvoice } from '../billing/invoices.ts'
import { cardError, type Failure, invalid } from '../http/failure.ts'
import { found, listed, retrieveOperation } from '../http/lists.ts'
import { type Operation, operation } from '../http/operation.ts'
import { flag, mergedMetadata, metadata, paging, range, text } from '../http/parameters.ts'
import { methodNamed } from '../payments/payment-methods.ts'
import type { Scope } from '../scope.ts'
import type { Invoice } from '../shapes/billing.ts'

const list = operation({
  method: 'get',
  path: '/invoices',
  parameters: z.strictObject({
    ...paging,
    created: range.optional(),
    customer: text.optional(),
    status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
    subscription: text.optional(),
  }),
  run: ({ scope, params: { customer, status, subscription, ...asked } }) =>
    listed(scope.objects, 'invoice', {
      url: '/v1/invoices',
      where: { customer, status, 'parent.subscription_details.subscription': subscription },
      paging: asked,
    }),
})

const lines = operation({
  method: 'get',
  path: '/invoices/:id/lines',
  parameters: z.strictObject({}),
  run: ({ scope, ids: { id = '' } }) => found(scope.objects, 'invoice', id).lines,
})

const update = operation({
  method: 'post',
  path: '/invoices/:id',
  parameters: z.strictObject({ description: text.optional(), metadata: metadata.optional() }),
  run: ({ scope, ids: { id = '' }, params }) => {
    const invoice = found(scope.objects, 'invoice', id)
    const updated = scope.objects.put<Invoice>({
      ...invoice,
      description: params.description ?? invoice.description,
      metadata: mergedMetadata(invoice.metadata, params.metadata),
    })
    scope.emit('invoice.updated', updated)
    return updated
  },
})

const finalize = operation({
  method: 'post',
  path: '/invoices/:id/finalize',
  parameters: z.strictObject({ auto_advance: flag.optional() }),
  run: ({ scope, ids: { id = '' }, params }) => {
    const invoice = found(scope.objects, 'invoice', id)
    if (invoice.status !== 'draft')
      throw invalid('Only a draft can be finalized, and this invoice is none any more.', { code: 'invoice_not_editable' })
    const finalized = finalizeInvoice(scope, invoice)
    return params.auto_advance === undefined ? finalized : scope.objects.put({ ...finalized, auto_advance: params.auto_advance })
  },
})

/** @throws Failure 400 when it is not there to be paid, or with nothing */
const payNow = (scope: Scope, sent: Invoice, methodId: string | undefined): Invoice | Failure => {
  const invoice = sent.status === 'draft' ? finalizeInvoice(scope, sent) : sent
  if (sent.status === 'paid') throw invalid('Invoice is already paid')
  if (invoice.status === 'paid') return invoice
  if (invoice.status !== 'open') throw invalid(`Only open invoices may be paid; this one is ${invoice.status}.`)
  const subscription = found(scope.objects, 'subscription', invoice.parent.subscription_details.subscription)
  const method = methodId === undefined ? methodOf(scope, subscription) : methodNamed(scope, methodId, 'payment_method')
  if (!method)
    throw invalid('There is no default payment method to pay with. Set one, or name a `payment_method`.', {
      code: 'missing',
    })
  if (method.customer !== null && method.customer !== invoice.customer)
    throw invalid('The payment method does not belong to the customer of this invoice.', { param: 'payment_method' })
  const paid = payInvoice(scope, invoice, method)
  if (paid?.error) return cardError(paid.error, paid.intent)
  if (paid?.intent.status === 'requires_action')
    return cardError(
      {
        code: 'invoice_payment_intent_requires_action',
        message: 'The payment needs its holder: it can be completed with the PaymentIntent in `payments`.',
      },
      paid.intent,
    )
  return found(scope.objects, 'invoice', invoice.id)
}

const pay = operation({
  method: 'post',
  path: '/invoices/:id/pay',
  parameters: z.strictObject({ off_session: flag.optional(), paid_out_of_band: flag.optional(), payment_method: text.optional() }),
  run: ({ scope, ids: { id = '' }, params }) => {
    const invoice = found(scope.objects, 'invoice', id)
    if (!params.paid_out_of_band) return payNow(scope, invoice, params.payment_method)
    if (invoice.status !== 'open') throw invalid('Only open invoices may be paid out of band.')
    return markPaid(scope, invoice, null)
  },
})

const voidCall = operation({
  method: 'post',
  path: '/invoices/:id/void',
  parameters: z.strictObject({}),
  run: ({ scope, ids: { id = '' } }) => {
    const invoice = found(scope.objects, 'invoice', id)
    if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
      throw invalid(`Only open and uncollectible invoices can be voided, and this one is ${invoice.status}.`)
    const voided = voidInvoice(scope, invoice)
    const subscription = scope.objects.get('subscription', invoice.parent.subscription_details.subscription)
    if (subscription?.status === 'incomplete') expireSubscription(scope, subscription)
    return voided
  },
})

const listPayments = operation({
  method: 'get',
  path: '/invoice_payments',
  parameters: z.strictObject({
    ...paging,
    created: range.optional(),
    invoice: text.optional(),
    payment: z.strictObject({ type: z.enum(['payment_intent']), payment_intent: text.optional() }).optional(),
    status: z.enum(['open', 'paid', 'canceled']).optional(),
  }),
  run: ({ scope, params: { invoice, payment, status, ...asked } }) =>
    listed(scope.objects, 'invoice_payment', {
      url: '/v1/invoice_payments',
      where: { invoice, status, 'payment.payment_intent': payment?.payment_intent },
      paging: asked,
    }),
})

export const invoiceCalls: readonly Operation[] = [
  list,
  retrieveOperation('invoice', '/invoices'),
  lines,
  update,
  finalize,
  pay,
  voidCall,
  listPayments,
  retrieveOperation('invoice_payment', '/invoice_payments'),
]
