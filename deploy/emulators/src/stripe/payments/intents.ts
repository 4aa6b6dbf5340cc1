import { invalid } from '../http/failure.ts'
import type { Scope } from '../scope.ts'
import { fixed } from '../shapes/fixed.data.ts'
import type { IntentStatus, Metadata, PaymentIntent } from '../shapes/payments.ts'
import { randomText, stripeId } from '../storage/ids.ts'

type New = Pick<PaymentIntent, 'amount' | 'currency' | 'customer' | 'setup_future_usage' | 'automatic_payment_methods'> & {
  metadata?: Metadata
  description?: string | null | undefined
  receiptEmail?: string | null | undefined
}

const SMALLEST = 50
const LARGEST = 99_999_999

/** @throws Failure 400 for amounts that no card can be charged with */
export const checkAmount = (amount: number, currency: string): void => {
  if (amount < 0) throw invalid('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' })
  if (amount < SMALLEST) throw invalid(`Amount must be at least $0.50 ${currency}`, { code: 'amount_too_small', param: 'amount' })
  if (amount > LARGEST) throw invalid('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: 'amount' })
}

/** A new payment, not paid yet. @throws Failure 400 */
export const newIntent = (scope: Scope, of: New): PaymentIntent => {
  checkAmount(of.amount, of.currency)
  const id = stripeId('pi')
  const intent = scope.objects.put<PaymentIntent>({
    id,
    object: 'payment_intent',
    ...fixed.intent,
    amount: of.amount,
    amount_received: 0,
    automatic_payment_methods: of.automatic_payment_methods,
    canceled_at: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(24)}`,
    created: scope.now(),
    currency: of.currency,
    customer: of.customer,
    description: of.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    metadata: of.metadata ?? {},
    next_action: null,
    payment_method: null,
    receipt_email: of.receiptEmail ?? null,
    setup_future_usage: of.setup_future_usage,
    status: 'requires_payment_method',
  })
  scope.emit('payment_intent.created', intent)
  return intent
}

const cancelable: readonly IntentStatus[] = ['requires_payment_method', 'requires_confirmation', 'requires_action', 'processing']

/** The error for a call that the payment's status does not allow. */
export const unexpectedState = (message: string, intent: PaymentIntent) =>
  invalid(message, { code: 'payment_intent_unexpected_state', payment_intent: intent })

/** @throws Failure 400 if it is paid or canceled already */
export const cancelIntent = (scope: Scope, intent: PaymentIntent, reason: string | null): PaymentIntent => {
  if (!cancelable.includes(intent.status))
    throw unexpectedState(`This PaymentIntent has a status of ${intent.status}: it can no longer be canceled.`, intent)
  const canceled = scope.objects.put<PaymentIntent>({
    ...intent,
    canceled_at: scope.now(),
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  })
  scope.emit('payment_intent.canceled', canceled)
  return canceled
}

/** The view of a browser with the publishable key and the client secret: without customer and metadata. */
export const forBrowsers = (intent: PaymentIntent): object =>
  Object.fromEntries(Object.entries(intent).filter(([name]) => fixed.shownToBrowsers.includes(name)))
