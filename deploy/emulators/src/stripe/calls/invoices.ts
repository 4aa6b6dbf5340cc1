import { z } from 'zod'
import { listed, retrieveOperation } from '../http/lists.ts'
import { type Operation, operation } from '../http/operation.ts'
import { paging, range, text } from '../http/parameters.ts'

const list = operation({
  method: 'get',
  path: '/invoices',
  parameters: z.strictObject({ ...paging, created: range.optional(), customer: text.optional(), subscription: text.optional() }),
  run: ({ scope, params: { customer, subscription, ...asked } }) =>
    listed(scope.objects, 'invoice', {
      url: '/v1/invoices',
      where: { customer, 'parent.subscription_details.subscription': subscription },
      paging: asked,
    }),
})

const listPayments = operation({
  method: 'get',
  path: '/invoice_payments',
  parameters: z.strictObject({
    ...paging,
    created: range.optional(),
    invoice: text.optional(),
    payment: z.strictObject({ type: z.enum(['payment_intent']), payment_intent: text.optional() }).optional(),
  }),
  run: ({ scope, params: { invoice, payment, ...asked } }) =>
    listed(scope.objects, 'invoice_payment', {
      url: '/v1/invoice_payments',
      where: { invoice, 'payment.payment_intent': payment?.payment_intent },
      paging: asked,
    }),
})

export const invoiceCalls: readonly Operation[] = [list, retrieveOperation('invoice', '/invoices'), listPayments]
