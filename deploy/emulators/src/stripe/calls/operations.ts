import { listOperation } from '../http/lists.ts'
import type { Operation } from '../http/operation.ts'
import { customerCalls } from './customers.ts'
import { eventCalls } from './events.ts'
import { invoiceCalls } from './invoices.ts'
import { paymentIntentCalls } from './payment-intents.ts'
import { paymentMethodCalls } from './payment-methods.ts'
import { priceCalls } from './prices.ts'
import { refundCalls } from './refunds.ts'
import { subscriptionCalls } from './subscriptions.ts'

/** Every supported call. */
export const operations: readonly Operation[] = [
  ...customerCalls,
  ...paymentMethodCalls,
  ...paymentIntentCalls,
  listOperation('charge', '/charges', ['customer', 'payment_intent']),
  listOperation('balance_transaction', '/balance_transactions', ['currency', 'source', 'type']),
  ...refundCalls,
  listOperation('dispute', '/disputes', ['charge', 'payment_intent']),
  ...priceCalls,
  ...subscriptionCalls,
  ...invoiceCalls,
  ...eventCalls,
]
