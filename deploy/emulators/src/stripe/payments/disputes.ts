import { invalid } from '../http/failure.ts'
import type { Scope } from '../scope.ts'
import type { Charge, Dispute, DisputeStatus } from '../shapes/payments.ts'
import { stripeId } from '../storage/ids.ts'
import { enterDispute, enterDisputeWon } from './ledger.ts'

const DAY = 24 * 3600
const TO_ANSWER = 9 * DAY

const evidenceFields = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_communication',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'customer_signature',
  'duplicate_charge_documentation',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'receipt',
  'refund_policy',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'service_documentation',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_documentation',
  'shipping_tracking_number',
  'uncategorized_file',
  'uncategorized_text',
] as const

export const evidenceNames: readonly string[] = evidenceFields

/** The holder of a card disputes a charge: what is left of it is taken back, with a fee. @throws Failure 400 when there is nothing to dispute */
export const openDispute = (scope: Scope, charge: Charge, reason: string): Dispute => {
  const amount = charge.amount - charge.amount_refunded
  if (charge.status !== 'succeeded' || charge.disputed || amount === 0)
    throw invalid(`Charge ${charge.id} cannot be disputed.`, { param: 'charge' })
  const now = scope.now(charge.customer)
  const id = stripeId('du')
  const entered = enterDispute(scope, {
    amount,
    currency: charge.currency,
    customer: charge.customer,
    source: id,
    description: `Chargeback withdrawal for ${charge.id}`,
  })
  const disputed = scope.objects.put({ ...charge, disputed: true })
  const dispute = scope.objects.put<Dispute>({
    id,
    object: 'dispute',
    amount,
    balance_transactions: [entered],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: Object.fromEntries(evidenceFields.map((name) => [name, null])),
    evidence_details: {
      due_by: now + TO_ANSWER,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
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

/** The end of a dispute: won, the money comes back; lost, it does not. @throws Failure 400 when it is over already */
export const closeDispute = (scope: Scope, dispute: Dispute, status: 'won' | 'lost'): Dispute => {
  if (over.includes(dispute.status)) throw invalid('This dispute is already closed', { param: 'dispute' })
  const charge = scope.objects.get('charge', dispute.charge)
  const back =
    status === 'won'
      ? [
          enterDisputeWon(scope, {
            amount: dispute.amount,
            currency: dispute.currency,
            customer: charge?.customer ?? null,
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

/** Evidence sent in: Stripe's own words for a test decide how it ends; otherwise it is under review until somebody closes it. */
export const answerDispute = (
  scope: Scope,
  dispute: Dispute,
  sent: { evidence?: Record<string, string | undefined> | undefined; submit: boolean; metadata: Dispute['metadata'] },
): Dispute => {
  if (over.includes(dispute.status)) throw invalid('This dispute is already closed', { param: 'dispute' })
  const evidence = {
    ...dispute.evidence,
    ...Object.fromEntries(Object.entries(sent.evidence ?? {}).map(([name, value]) => [name, value || null])),
  }
  const submitted = sent.submit && sent.evidence !== undefined
  const answered = scope.objects.put<Dispute>({
    ...dispute,
    evidence,
    metadata: sent.metadata,
    evidence_details: {
      ...dispute.evidence_details,
      has_evidence: Object.values(evidence).some((value) => value !== null),
      submission_count: dispute.evidence_details.submission_count + (submitted ? 1 : 0),
      submission_method: submitted ? 'manual' : dispute.evidence_details.submission_method,
    },
    status: submitted ? 'under_review' : dispute.status,
  })
  scope.emit('charge.dispute.updated', answered, { evidence: dispute.evidence, status: dispute.status })
  if (submitted && evidence.uncategorized_text === 'winning_evidence') return closeDispute(scope, answered, 'won')
  if (submitted && evidence.uncategorized_text === 'losing_evidence') return closeDispute(scope, answered, 'lost')
  return answered
}
