import { z } from 'zod'
import { listed, listOperation, retrieveOperation } from '../http/lists.ts'
import { type Operation, operation } from '../http/operation.ts'
import { paging, range, text } from '../http/parameters.ts'

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

export const invoiceCalls: readonly Operation[] = [
  listOperation('invoice', '/invoices', ['customer', ['subscription', 'parent.subscription_details.subscription']]),
  retrieveOperation('invoice', '/invoices'),
  listPayments,
]
