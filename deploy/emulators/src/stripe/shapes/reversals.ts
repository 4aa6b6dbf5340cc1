import type Stripe from 'stripe'
import type { Metadata } from './payments.ts'
import type { Shape } from './shape.ts'

/** Objects of refunds, disputes and the ledger in the types of Stripe's SDK. Amounts are integer cents. */

export type Refund = Shape<
  Stripe.Refund,
  { charge: string; metadata: Metadata; payment_intent: string; reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null }
>

export type DisputeStatus = 'needs_response' | 'under_review' | 'won' | 'lost'

export type Dispute = Shape<
  Stripe.Dispute,
  { balance_transactions: BalanceTransaction[]; charge: string; evidence: object; payment_intent: string; status: DisputeStatus }
>

export type BalanceTransaction = Shape<
  Stripe.BalanceTransaction,
  {
    reporting_category: 'charge' | 'refund' | 'dispute' | 'dispute_reversal'
    source: string
    status: 'pending' | 'available'
    type: 'charge' | 'refund' | 'adjustment'
  }
>
