import { z } from 'zod'
import { cardError, invalid } from '../http/failure.ts'
import { type Operation, operation } from '../http/operation.ts'
import { text } from '../http/parameters.ts'
import { customerNamed } from '../payments/customers.ts'
import { behaviourOf, methodNamed } from '../payments/payment-methods.ts'

/** Saves a payment method with a customer. @throws Failure 400 if it belongs to another; 402 for cards that refuse to be saved */
const attach = operation({
  method: 'post',
  path: '/payment_methods/:id/attach',
  parameters: z.strictObject({ customer: text }),
  run: ({ scope, ids: { id = '' }, params }) => {
    const method = methodNamed(scope, id)
    const customer = customerNamed(scope, params.customer, 'customer')
    if (method.customer !== null && method.customer !== customer.id)
      throw invalid('The payment method you provided has already been attached to a customer.', { param: 'payment_method' })
    const behaviour = behaviourOf(method)
    if (behaviour.does === 'decline' && !behaviour.attaches)
      throw cardError({
        code: behaviour.code,
        message: behaviour.message,
        decline_code: behaviour.declineCode,
      })
    if (method.customer === customer.id) return method
    const attached = scope.objects.put({ ...method, customer: customer.id })
    scope.emit('payment_method.attached', attached)
    return attached
  },
})

export const paymentMethodCalls: readonly Operation[] = [attach]
