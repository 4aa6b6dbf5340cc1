import type { Paid } from '../payments/pay-intent.ts'
import type { Scope } from '../scope.ts'
import type { Subscription } from '../shapes/billing.ts'
import type { Invoice, InvoicePayment } from '../shapes/invoices.ts'
import type { PaymentIntent } from '../shapes/payments.ts'
import { markPaid } from './invoices.ts'
import { changeSubscription, isOver } from './subscription-changes.ts'

/** Activates the subscription, and saves the card if it saves cards. */
const resume = (scope: Scope, subscription: Subscription, intent: PaymentIntent): void => {
  const method = intent.payment_method ? scope.objects.get('payment_method', intent.payment_method) : undefined
  const saved =
    subscription.payment_settings.save_default_payment_method === 'on_subscription' && method?.customer === subscription.customer
  changeSubscription(scope, subscription, {
    status: 'active',
    ...(saved && method && { default_payment_method: method.id }),
  })
}

const paid = (
  scope: Scope,
  invoice: Invoice,
  payment: InvoicePayment,
  subscription: Subscription | undefined,
  intent: PaymentIntent,
): void => {
  if (subscription && !isOver(subscription)) resume(scope, subscription, intent)
  markPaid(scope, invoice, payment)
}

const unpaid = (scope: Scope, invoice: Invoice, subscription: Subscription | undefined, types: readonly string[]): void => {
  const failed = scope.objects.put<Invoice>({ ...invoice, attempt_count: invoice.attempt_count + 1, attempted: true })
  for (const type of types) scope.emit(type, failed)
  if (subscription?.status === 'active') changeSubscription(scope, subscription, { status: 'past_due' })
}

/** A renewal that needs its holder fails for now; at a first payment the holder is present. */
const actionTypes = ({ billing_reason: reason }: Invoice): string[] =>
  reason === 'subscription_create' ? ['invoice.payment_action_required'] : ['invoice.payment_action_required', 'invoice.payment_failed']

/** Applies the outcome of a payment to its invoice, if it has one, and to the subscription. */
export const followPayment = (scope: Scope, { intent, error }: Paid): void => {
  const [payment] = scope.objects.list('invoice_payment', { 'payment.payment_intent': intent.id }, { limit: 1 }).data
  const invoice = payment && scope.objects.get('invoice', payment.invoice)
  if (!payment || invoice?.status !== 'open') return
  const subscription = scope.objects.get('subscription', invoice.parent.subscription_details.subscription)
  if (intent.status === 'succeeded') paid(scope, invoice, payment, subscription, intent)
  else if (error) unpaid(scope, invoice, subscription, ['invoice.payment_failed'])
  else if (intent.status === 'requires_action') unpaid(scope, invoice, subscription, actionTypes(invoice))
}
