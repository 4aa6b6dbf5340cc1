import type { Scope } from '../scope.ts'

type Node = Record<string, unknown>

const LONGEST = 10

/** Fields that a response has only if `expand[]` names them. */
export const included = (scope: Scope, node: Node, field: string): unknown => {
  const { objects } = scope
  const id = String(node.id)
  const sublist = (kind: 'invoice_payment', where: Record<string, string>, url: string) => {
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
    default:
      return undefined
  }
}
