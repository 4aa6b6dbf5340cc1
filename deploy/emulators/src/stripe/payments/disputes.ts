import { invalid } from '../http/failure.ts'
import type { Scope } from '../scope.ts'
import { fixed } from '../shapes/fixed.data.ts'
import type { Charge } from '../shapes/payments.ts'
import type { Dispute, DisputeStatus } from '../shapes/reversals.ts'
import { stripeId } from '../storage/ids.ts'
import { enterDispute, enterDisputeWon } from './ledger.ts'

const DAY = 24 * 3600
const TO_ANSWER = 9 * DAY

/** Disputes a charge: the rest of it is taken back, with a fee. @throws Failure 400 if nothing is left to dispute */
export const openDispute = (scope: Scope, charge: Charge, reason: string): Dispute => {
  const amount = charge.amount - charge.amount_refunded
  if (charge.status !== 'succeeded' || charge.disputed || amount === 0)
    throw invalid(`Charge ${charge.id} cannot be disputed.`, { param: 'charge' })
  const now = scope.now()
  const id = stripeId('du')
  const entered = enterDispute(scope, {
    amount,
    currency: charge.currency,
    source: id,
    description: `Chargeback withdrawal for ${charge.id}`,
  })
  const disputed = scope.objects.put({ ...charge, disputed: true })
  const dispute = scope.objects.put<Dispute>({
    id,
    object: 'dispute',
    ...fixed.dispute,
    amount,
    balance_transactions: [entered],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    evidence_details: {
      due_by: now + TO_ANSWER,
      ...fixed.evidenceDetails,
    },
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: {
        brand: charge.payment_method_details.card.brand,
        case_type: 'chargeback',
        network: charge.payment_method_details.card.network,
        network_reason_code: reason === 'fraudulent' ? '10.4' : '13.1',
      },
      type: 'card',
    },
    reason,
    status: 'needs_response',
  })
  scope.emit('charge.updated', disputed, { disputed: false })
  scope.emit('charge.dispute.created', dispute)
  scope.emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

const over: readonly DisputeStatus[] = ['won', 'lost']

/** Ends a dispute: a won one returns the money; a lost one does not. @throws Failure 400 if it has ended already */
export const closeDispute = (scope: Scope, dispute: Dispute, status: 'won' | 'lost'): Dispute => {
  if (over.includes(dispute.status)) throw invalid('This dispute is already closed', { param: 'dispute' })
  const back =
    status === 'won'
      ? [
          enterDisputeWon(scope, {
            amount: dispute.amount,
            currency: dispute.currency,
            source: dispute.id,
            description: `Chargeback reversal for ${dispute.charge}`,
          }),
        ]
      : []
  const closed = scope.objects.put<Dispute>({
    ...dispute,
    balance_transactions: [...dispute.balance_transactions, ...back],
    evidence_details: { ...dispute.evidence_details, due_by: null },
    status,
  })
  scope.emit('charge.dispute.closed', closed, { status: dispute.status })
  if (status === 'won') scope.emit('charge.dispute.funds_reinstated', closed)
  return closed
}
