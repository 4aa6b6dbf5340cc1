import { z } from 'zod'
import { found, listOperation, retrieveOperation } from '../http/lists.ts'
import { type Operation, operation } from '../http/operation.ts'
import { mergedMetadata, metadata, text } from '../http/parameters.ts'

const update = operation({
  method: 'post',
  path: '/charges/:id',
  parameters: z.strictObject({ description: text.optional(), metadata: metadata.optional(), receipt_email: text.optional() }),
  run: ({ scope, ids: { id = '' }, params }) => {
    const charge = found(scope.objects, 'charge', id)
    const updated = scope.objects.put({
      ...charge,
      description: params.description ?? charge.description,
      metadata: mergedMetadata(charge.metadata, params.metadata),
      receipt_email: params.receipt_email ?? charge.receipt_email,
    })
    scope.emit('charge.updated', updated)
    return updated
  },
})

/** What is on the account, added up from its ledger, by currency. */
const balance = operation({
  method: 'get',
  path: '/balance',
  parameters: z.strictObject({}),
  run: ({ scope }) => {
    const sums = new Map<string, number>()
    let startingAfter: string | undefined
    while (true) {
      const { data, more } = scope.objects.list('balance_transaction', {}, { limit: 1000, startingAfter })
      for (const { currency, net } of data) sums.set(currency, (sums.get(currency) ?? 0) + net)
      startingAfter = data.at(-1)?.id
      if (!more) break
    }
    const available = [...sums].map(([currency, amount]) => ({ amount, currency, source_types: { card: amount } }))
    return { object: 'balance', available, livemode: false, pending: [] }
  },
})

export const chargeCalls: readonly Operation[] = [
  listOperation('charge', '/charges', ['created', 'customer', 'payment_intent', 'transfer_group']),
  retrieveOperation('charge', '/charges'),
  update,
  balance,
  listOperation('balance_transaction', '/balance_transactions', ['created', 'currency', 'source', 'type']),
  retrieveOperation('balance_transaction', '/balance_transactions'),
]
