import { randomUUID } from 'node:crypto'
import type { Scope } from '../scope.ts'
import { fixed } from '../shapes/fixed.data.ts'
import type { Charge, PaymentIntent, PaymentMethod, ThreeDSecure } from '../shapes/payments.ts'
import { randomText, stripeId } from '../storage/ids.ts'
import { enterCharge } from './ledger.ts'

type Refused = { code: string; declineCode: string; message: string }

const authenticated = (): ThreeDSecure => ({
  ...fixed.threeDSecure,
  transaction_id: randomUUID(),
})

const cardOf = ({ card }: PaymentMethod, amount: number, challenged: boolean): Charge['payment_method_details']['card'] => ({
  amount_authorized: amount,
  ...fixed.chargedCard,
  brand: card.brand,
  checks: { ...card.checks, cvc_check: card.checks.cvc_check && 'pass' },
  country: card.country,
  exp_month: card.exp_month,
  exp_year: card.exp_year,
  fingerprint: card.fingerprint,
  funding: card.funding,
  last4: card.last4,
  network: card.brand,
  three_d_secure: challenged ? authenticated() : null,
})

const outcomeOf = (refused: Refused | undefined): Charge['outcome'] => ({
  ...fixed.outcome,
  network_decline_code: refused ? '05' : null,
  network_status: refused ? 'declined_by_network' : 'approved_by_network',
  reason: refused?.declineCode ?? null,
  seller_message: refused ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
  type: refused ? 'issuer_declined' : 'authorized',
})

const chargeOf = (scope: Scope, intent: PaymentIntent, method: PaymentMethod, challenged: boolean, refused?: Refused): Charge => {
  const id = stripeId('ch')
  return {
    id,
    object: 'charge',
    ...fixed.charge,
    amount: intent.amount,
    amount_captured: refused ? 0 : intent.amount,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: method.billing_details,
    captured: !refused,
    created: scope.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: refused?.code ?? null,
    failure_message: refused?.message ?? null,
    metadata: { ...intent.metadata },
    outcome: outcomeOf(refused),
    paid: !refused,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: cardOf(method, intent.amount, challenged), type: 'card' },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: refused ? null : scope.links.receipt(id),
    refunded: false,
    status: refused ? 'failed' : 'succeeded',
  }
}

/** A charge that went through, before its entry in the ledger. */
export const chargeCard = (scope: Scope, intent: PaymentIntent, method: PaymentMethod, challenged: boolean): Charge => {
  const charge = scope.objects.put(chargeOf(scope, intent, method, challenged))
  scope.emit('charge.succeeded', charge)
  return charge
}

/** Stores its entry in the ledger, and its receipt, which Stripe has a little later. */
export const settleCharge = (scope: Scope, charge: Charge): Charge => {
  const { amount, currency, description } = charge
  const entered = enterCharge(scope, { amount, currency, description, source: charge.id })
  const receipt = `${randomText(4)}-${randomText(4)}`.toUpperCase().replaceAll('_', '0')
  const settled = scope.objects.put({ ...charge, balance_transaction: entered.id, receipt_number: charge.receipt_email && receipt })
  scope.emit('charge.updated', settled, { balance_transaction: null })
  return settled
}

/** A charge that was refused. */
export const refuseCharge = (scope: Scope, intent: PaymentIntent, method: PaymentMethod, refused: Refused): Charge => {
  const charge = scope.objects.put(chargeOf(scope, intent, method, false, refused))
  scope.emit('charge.failed', charge)
  return charge
}
