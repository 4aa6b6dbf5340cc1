import { invalid } from '../http/failure.ts'
import { money } from '../money.ts'
import type { Scope } from '../scope.ts'
import { fixed } from '../shapes/fixed.data.ts'
import type { Charge, Metadata } from '../shapes/payments.ts'
import type { Refund } from '../shapes/reversals.ts'
import { randomText, stripeId } from '../storage/ids.ts'
import { enterRefund } from './ledger.ts'

type Asked = { amount: number | undefined; reason: Refund['reason']; metadata: Metadata }

/** Refunds a charge, in full or in part. @throws Failure 400 if less is left, or the charge is disputed */
export const refundCharge = (scope: Scope, charge: Charge, { amount, reason, metadata }: Asked): Refund => {
  const left = charge.amount - charge.amount_refunded
  if (charge.status !== 'succeeded')
    throw invalid(`The charge ${charge.id} cannot be refunded because it is ${charge.status}.`, { code: 'charge_not_refundable' })
  if (charge.disputed && disputeStands(scope, charge))
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' })
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  const given = amount ?? left
  if (given < 1) throw invalid('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' })
  if (given > left)
    throw invalid(
      `Refund amount (${money(given, charge.currency)}) is greater than unrefunded amount on charge (${money(left, charge.currency)})`,
      { param: 'amount' },
    )

  const id = stripeId('re')
  const { currency, customer, description } = charge
  const entered = enterRefund(scope, {
    amount: given,
    currency,
    source: id,
    description: description && `REFUND FOR CHARGE (${description})`,
  })
  const refund = scope.objects.put<Refund>({
    id,
    object: 'refund',
    ...fixed.refund,
    amount: given,
    balance_transaction: entered.id,
    charge: charge.id,
    created: scope.now(),
    currency,
    customer,
    destination_details: {
      card: { reference: randomText(16), reference_status: 'available', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
  })
  const refunded = scope.objects.put({
    ...charge,
    amount_refunded: charge.amount_refunded + given,
    refunded: given === left,
  })
  scope.emit('refund.created', refund)
  scope.emit('charge.refunded', refunded, { amount_refunded: charge.amount_refunded, refunded: charge.refunded })
  return refund
}

/** A won dispute leaves the charge refundable. */
const disputeStands = (scope: Scope, charge: Charge): boolean =>
  scope.objects.list('dispute', { charge: charge.id }, { limit: 1 }).data.some(({ status }) => status !== 'won')
