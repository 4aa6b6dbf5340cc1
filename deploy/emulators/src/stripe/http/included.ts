import type { Scope } from '../scope.ts'

type Node = Record<string, unknown>

const LONGEST = 10

/** Fields that an answer has only where `expand[]` asks for them. */
export const included = (scope: Scope, node: Node, field: string): unknown => {
  const { objects } = scope
  const id = String(node.id)
  const sublist = (kind: 'invoice_payment' | 'refund' | 'subscription', where: Record<string, string>, url: string) => {
    const { data, more } = objects.list(kind, where, { limit: LONGEST })
    return { object: 'list', data, has_more: more, url }
  }
  switch (`${node.object}.${field}`) {
    case 'invoice.payments':
      return sublist('invoice_payment', { invoice: id }, `/v1/invoice_payments?invoice=${id}`)
    case 'invoice.confirmation_secret': {
      const [payment] = objects.list('invoice_payment', { invoice: id }, { limit: 1 }).data
      const intent = payment && objects.get('payment_intent', payment.payment.payment_intent)
      return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null
    }
    case 'charge.refunds':
      return sublist('refund', { charge: id }, `/v1/charges/${id}/refunds`)
    case 'customer.subscriptions': {
      const { data, more } = objects.list(
        'subscription',
        { customer: id },
        { limit: LONGEST },
        { status: ['canceled', 'incomplete_expired'] },
      )
      return { object: 'list', data, has_more: more, url: `/v1/customers/${id}/subscriptions` }
    }
    default:
      return undefined
  }
}
