import { z } from 'zod'
import { invalid } from '../http/failure.ts'
import { found, listOperation } from '../http/lists.ts'
import { type Operation, operation } from '../http/operation.ts'
import { mergedMetadata, metadata, text, whole } from '../http/parameters.ts'
import { refundCharge } from '../payments/refunds.ts'
import type { Scope } from '../scope.ts'
import type { Charge } from '../shapes/payments.ts'

/** @throws Failure 400 if neither is named, or nothing has been charged */
const chargeOf = (scope: Scope, charge: string | undefined, intent: string | undefined): Charge => {
  if (charge !== undefined) return found(scope.objects, 'charge', charge, 'charge')
  if (intent === undefined)
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.', {
      code: 'parameter_missing',
    })
  const { latest_charge: latest, status } = found(scope.objects, 'payment_intent', intent, 'payment_intent')
  if (latest === null || status !== 'succeeded')
    throw invalid(`This PaymentIntent (${intent}) does not have a successful charge to refund.`, { param: 'payment_intent' })
  return found(scope.objects, 'charge', latest)
}

const create = operation({
  method: 'post',
  path: '/refunds',
  parameters: z.strictObject({
    amount: whole.optional(),
    charge: text.optional(),
    metadata: metadata.optional(),
    payment_intent: text.optional(),
    reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  }),
  run: ({ scope, params }) =>
    refundCharge(scope, chargeOf(scope, params.charge, params.payment_intent), {
      amount: params.amount,
      reason: params.reason ?? null,
      metadata: mergedMetadata({}, params.metadata),
    }),
})

export const refundCalls: readonly Operation[] = [create, listOperation('refund', '/refunds', ['charge', 'payment_intent'])]
