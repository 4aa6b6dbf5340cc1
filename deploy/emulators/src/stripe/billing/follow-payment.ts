import type { Paid } from '../payments/pay-intent.ts'
import type { Scope } from '../scope.ts'
import type { Invoice, InvoicePayment, Subscription } from '../shapes/billing.ts'
import type { PaymentIntent } from '../shapes/payments.ts'
import { markPaid } from './invoices.ts'
import { changeSubscription, isOver } from './subscription-changes.ts'

/** The subscription goes on, with the card it was paid by where cards are saved. */
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

/** A renewal that needs its holder has failed for now; at a first payment the holder is there. */
const actionTypes = ({ billing_reason: reason }: Invoice): string[] =>
  reason === 'subscription_create' ? ['invoice.payment_action_required'] : ['invoice.payment_action_required', 'invoice.payment_failed']

/** What has become of a payment means something to the invoice it is for, where there is one, and to its subscription. */
export const followPayment = (scope: Scope, { intent, error }: Paid): void => {
  const [payment] = scope.objects.list('invoice_payment', { 'payment.payment_intent': intent.id }, { limit: 1 }).data
  const invoice = payment && scope.objects.get('invoice', payment.invoice)
  if (!payment || invoice?.status !== 'open') return
  const subscription = scope.objects.get('subscription', invoice.parent.subscription_details.subscription)
  if (intent.status === 'succeeded') paid(scope, invoice, payment, subscription, intent)
  else if (error) unpaid(scope, invoice, subscription, ['invoice.payment_failed'])
  else if (intent.status === 'requires_action') unpaid(scope, invoice, subscription, actionTypes(invoice))
}
