import { type Metadata, none } from './payments.ts'

/**
 * Objects of refunds, disputes and the ledger as the API answers them, in version 2026-10-28.endive. Amounts are integer cents. Beside each
 * type stand the fields that have one value in this emulator (`fixed…`).
 */

export const fixedRefund = {
  object: 'refund',
  customer_account: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
} as const

export type Refund = typeof fixedRefund & {
  id: string
  amount: number
  balance_transaction: string | null
  charge: string
  created: number
  currency: string
  customer: string | null
  destination_details: { card: { reference: string; reference_status: string; reference_type: string; type: string }; type: 'card' }
  metadata: Metadata
  payment_intent: string
  payment_method: string
  reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null
}

export type DisputeStatus = 'needs_response' | 'under_review' | 'won' | 'lost'

export const fixedDispute = {
  object: 'dispute',
  enhanced_eligibility_types: none,
  evidence: {},
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
} as const

export const fixedEvidenceDetails = {
  enhanced_eligibility: {},
  has_evidence: false,
  past_due: false,
  submission_count: 0,
  submission_method: 'not_submitted',
} as const

export type Dispute = typeof fixedDispute & {
  id: string
  amount: number
  balance_transactions: BalanceTransaction[]
  charge: string
  created: number
  currency: string
  evidence_details: typeof fixedEvidenceDetails & { due_by: number | null }
  payment_intent: string
  payment_method_details: {
    card: { brand: string; case_type: 'chargeback'; network: string; network_reason_code: string }
    type: 'card'
  }
  reason: string
  status: DisputeStatus
}

export const fixedBalanceTransaction = { object: 'balance_transaction', balance_type: 'payments', exchange_rate: null } as const

export type BalanceTransaction = typeof fixedBalanceTransaction & {
  id: string
  amount: number
  available_on: number
  created: number
  currency: string
  description: string | null
  fee: number
  fee_details: { amount: number; application: null; currency: string; description: string; type: 'stripe_fee' }[]
  net: number
  reporting_category: 'charge' | 'refund' | 'dispute' | 'dispute_reversal'
  source: string
  status: 'pending' | 'available'
  type: 'charge' | 'refund' | 'adjustment'
}
