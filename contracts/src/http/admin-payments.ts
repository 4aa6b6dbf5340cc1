import { z } from 'zod'
import { ofReader } from './admin.ts'
import { reasonBody } from './admin-reason.ts'
import { instant, success } from './answers.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { operation } from './operation.ts'
import { payment, subscriptionShown } from './payments.ts'

const adminPayment = payment
  .extend({
    refunded: z.int().meta({ description: 'Cents that went back to the payer' }),
    refundAskedAt: instant.optional().meta({ description: 'When an administrator asked the provider to refund it' }),
    refundable: z.boolean().meta({ description: 'Whether a refund can be asked for' }),
  })
  .meta({ id: 'AdminPayment', description: 'One payment as support sees it' })
export type AdminPayment = z.infer<typeof adminPayment>

const getReaderPayments = operation({
  method: 'get',
  path: '/payments/admin/readers/:id',
  summary: 'Show a reader’s payments and subscription',
  description: 'The latest hundred payments, the newest first, and the subscription, or null.',
  caller: 'admin',
  params: ofReader,
  answer: success.extend({ payments: z.array(adminPayment), subscription: subscriptionShown.nullable() }),
})

const refundPayment = operation({
  method: 'post',
  path: '/payments/admin/payments/:id/refund',
  summary: 'Refund a payment',
  description:
    'A part of it, or all that has not been refunded yet, through the payment provider. Its tokens are taken back in proportion, and the premium of a wholly refunded subscription ends, as with a refund made at the provider. With an `Idempotency-Key` a repeated request is one refund; without an amount it is one in any case.',
  caller: 'admin',
  params: z.object({ id: z.string().max(64).meta({ description: 'Our own id of the payment', pattern: '^[A-Za-z0-9_-]+$' }) }),
  headers: z.object({
    'Idempotency-Key': idempotencyKey.optional().meta({ description: 'A name of your own for this act; the same name acts once' }),
  }),
  body: reasonBody.extend({
    amount: z.int().min(1).optional().meta({ description: 'Cents to send back; all that is left if absent' }),
  }),
  answer: success.extend({ payment: adminPayment }),
  failures: ['payment_not_found', 'not_refundable', 'refund_too_high', 'payments_not_configured', 'conflict'],
})

export const adminPaymentOperations = { getReaderPayments, refundPayment }
