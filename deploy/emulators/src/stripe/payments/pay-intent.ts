import type { Scope } from '../scope.ts'
import type { Charge, PaymentError, PaymentIntent, PaymentMethod } from '../shapes/payments.ts'
import { stripeId } from '../storage/ids.ts'
import { type Behaviour, declined } from './cards.ts'
import { chargeCard, refuseCharge, settleCharge } from './charges.ts'
import { openDispute } from './disputes.ts'
import { behaviourOf } from './payment-methods.ts'

/** The circumstances of a payment: with the holder present, who can be sent to a challenge; after the challenge; or without the holder. */
export type Occasion =
  | { holder: 'present'; returnUrl: string | null; sdk: boolean }
  | { holder: 'challenged' }
  | { holder: 'absent'; returnUrl: string | null }

export type Paid = {
  intent: PaymentIntent
  /** The reason of a refusal. */
  error?: PaymentError
}

/** Completes a payment: the charge, the event, the ledger, and a dispute if the card causes one. */
const succeed = (scope: Scope, intent: PaymentIntent, method: PaymentMethod, challenged: boolean): Paid => {
  const charge = chargeCard(scope, intent, method, challenged)
  if (intent.setup_future_usage !== null && intent.customer !== null && method.customer === null) {
    const attached = scope.objects.put({ ...method, customer: intent.customer })
    scope.emit('payment_method.attached', attached)
  }
  const paid = scope.objects.put<PaymentIntent>({
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  })
  scope.emit('payment_intent.succeeded', paid)
  const settled: Charge = settleCharge(scope, charge)
  const behaviour = behaviourOf(method)
  if (behaviour.does === 'dispute') openDispute(scope, settled, behaviour.reason)
  return { intent: paid }
}

const refuse = (
  scope: Scope,
  intent: PaymentIntent,
  method: PaymentMethod,
  { code, declineCode, message }: Extract<Behaviour, { does: 'decline' }>,
): Paid => {
  const charge = refuseCharge(scope, intent, method, { code, declineCode, message })
  const error: PaymentError = {
    type: 'card_error',
    charge: charge.id,
    code,
    decline_code: declineCode,
    message,
    payment_method: method,
  }
  return { intent: failIntent(scope, { ...intent, latest_charge: charge.id }, error), error }
}

/** Fails a payment: another card may be tried. */
export const failIntent = (scope: Scope, intent: PaymentIntent, error: PaymentError): PaymentIntent => {
  const failed = scope.objects.put<PaymentIntent>({
    ...intent,
    last_payment_error: error,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  })
  scope.emit('payment_intent.payment_failed', failed)
  return failed
}

const sendToChallenge = (
  scope: Scope,
  intent: PaymentIntent,
  method: PaymentMethod,
  returnUrl: string | null,
  sdk: boolean,
): PaymentIntent => {
  const id = stripeId('payatt')
  scope.objects.put({ id, object: 'challenge', created: scope.now(), payment_intent: intent.id, return_url: returnUrl })
  const url = scope.links.challenge(id)
  const waiting = scope.objects.put<PaymentIntent>({
    ...intent,
    next_action: sdk
      ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url, source: id } }
      : { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } },
    payment_method: method.id,
    status: 'requires_action',
  })
  scope.emit('payment_intent.requires_action', waiting)
  return waiting
}

/** Charges a payment method for an intent, as its test card behaves. Stores the outcome and publishes it. */
export const payIntent = (scope: Scope, intent: PaymentIntent, method: PaymentMethod, occasion: Occasion): Paid => {
  const behaviour = behaviourOf(method)
  switch (behaviour.does) {
    case 'pay':
    case 'dispute':
      return succeed(scope, intent, method, false)
    case 'decline':
      return refuse(scope, intent, method, behaviour)
    case 'challenge': {
      if (occasion.holder === 'challenged')
        return behaviour.after === 'pay' ? succeed(scope, intent, method, true) : refuse(scope, intent, method, declined)
      if (occasion.holder === 'absent' && !behaviour.always && method.customer !== null) return succeed(scope, intent, method, false)
      const sdk = occasion.holder === 'present' && occasion.sdk
      return { intent: sendToChallenge(scope, intent, method, occasion.returnUrl, sdk) }
    }
    default:
      return behaviour satisfies never
  }
}
