import type { Operation } from '../http/operation.ts'
import { chargeCalls } from './charges.ts'
import { customerCalls } from './customers.ts'
import { disputeCalls } from './disputes.ts'
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
  ...chargeCalls,
  ...refundCalls,
  ...disputeCalls,
  ...priceCalls,
  ...subscriptionCalls,
  ...invoiceCalls,
  ...eventCalls,
]
