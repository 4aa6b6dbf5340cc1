import { listOperation } from '../http/lists.ts'
import type { Operation } from '../http/operation.ts'

export const chargeCalls: readonly Operation[] = [
  listOperation('charge', '/charges', ['created', 'customer', 'payment_intent']),
  listOperation('balance_transaction', '/balance_transactions', ['created', 'currency', 'source', 'type']),
]
