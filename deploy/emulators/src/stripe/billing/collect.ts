import { type Paid, payIntent } from '../payments/pay-intent.ts'
import type { Scope } from '../scope.ts'
import type { Subscription } from '../shapes/billing.ts'
import type { Invoice } from '../shapes/invoices.ts'
import type { PaymentMethod } from '../shapes/payments.ts'
import { endSubscription } from './end-subscription.ts'
import { followPayment } from './follow-payment.ts'
import { paymentOf } from './invoices.ts'
import { isOver } from './subscription-changes.ts'

const DAY = 24 * 3600
/** The delays before a declined renewal is retried; after the last retry the subscription ends. */
const RETRIES = [3 * DAY, 5 * DAY, 7 * DAY]

/** The payment method of a subscription when its holder is not present. */
export const methodOf = (scope: Scope, subscription: Subscription): PaymentMethod | undefined => {
  const id = subscription.default_payment_method
  return id === null ? undefined : scope.objects.get('payment_method', id)
}

const NO_METHOD = {
  type: 'invalid_request_error',
  code: 'missing',
  message: 'There is no payment method to pay the invoice with.',
} as const

/** Tries to pay an open invoice without its holder. Undefined if nothing is due. */
export const payInvoice = (scope: Scope, invoice: Invoice, method: PaymentMethod | undefined): Paid | undefined => {
  const paying = paymentOf(scope, invoice)
  if (!paying || invoice.status !== 'open') return undefined
  const paid: Paid = method
    ? payIntent(scope, { ...paying.intent, next_action: null }, method, { holder: 'absent', returnUrl: null })
    : { intent: paying.intent, error: NO_METHOD }
  followPayment(scope, paid)
  return paid
}

/** Tries a renewal. A declined one is postponed; after the last attempt the subscription ends. */
export const collectRenewal = (scope: Scope, invoice: Invoice): void => {
  const id = invoice.parent.subscription_details.subscription
  const before = scope.objects.get('subscription', id)
  if (!before || isOver(before)) return
  payInvoice(scope, invoice, methodOf(scope, before))
  const after = scope.objects.get('invoice', invoice.id)
  const subscription = scope.objects.get('subscription', id)
  if (after?.status !== 'open' || !subscription) return
  const pause = RETRIES[after.attempt_count - 1]
  if (pause !== undefined) {
    const next = scope.now() + pause
    scope.emit('invoice.updated', scope.objects.put({ ...after, next_payment_attempt: next }, next), { next_payment_attempt: null })
    return
  }
  scope.objects.put({ ...after, next_payment_attempt: null, auto_advance: false }, null)
  endSubscription(scope, subscription, { reason: 'payment_failed' })
}
