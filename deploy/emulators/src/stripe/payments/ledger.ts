import type { Scope } from '../scope.ts'
import { fixed } from '../shapes/fixed.data.ts'
import type { BalanceTransaction } from '../shapes/reversals.ts'
import { stripeId } from '../storage/ids.ts'

/** Stripe's fee for a card payment in the United States, 2.9 % and 30 cents, and for a dispute, 15 dollars. In cents. */
const feeOf = (amount: number): number => Math.round(amount * 0.029) + 30
const DISPUTE_FEE = 1500

const DAY = 24 * 3600
const AVAILABLE_AFTER = 2 * DAY

type Entry = { amount: number; currency: string; source: string; description: string | null }

const entry = (
  scope: Scope,
  { amount, currency, source, description }: Entry,
  kind: Pick<BalanceTransaction, 'type' | 'reporting_category'>,
  fee: number,
): BalanceTransaction => {
  const at = scope.now()
  return scope.objects.put({
    id: stripeId('txn'),
    object: 'balance_transaction',
    ...fixed.balanceTransaction,
    amount,
    available_on: kind.type === 'charge' ? at + AVAILABLE_AFTER : at,
    created: at,
    currency,
    description,
    fee,
    fee_details: fee === 0 ? [] : [{ amount: fee, application: null, currency, description: feeNames[kind.type], type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: kind.reporting_category,
    source,
    status: kind.type === 'charge' ? 'pending' : 'available',
    type: kind.type,
  })
}

const feeNames = { charge: 'Stripe processing fees', refund: 'Stripe processing fees', adjustment: 'Dispute fee' }

/** Entries of the account's ledger: money in and out, in cents. */

export const enterCharge = (scope: Scope, of: Entry): BalanceTransaction =>
  entry(scope, of, { type: 'charge', reporting_category: 'charge' }, feeOf(of.amount))

export const enterRefund = (scope: Scope, of: Entry): BalanceTransaction =>
  entry(scope, { ...of, amount: -of.amount }, { type: 'refund', reporting_category: 'refund' }, 0)

export const enterDispute = (scope: Scope, of: Entry): BalanceTransaction =>
  entry(scope, { ...of, amount: -of.amount }, { type: 'adjustment', reporting_category: 'dispute' }, DISPUTE_FEE)

export const enterDisputeWon = (scope: Scope, of: Entry): BalanceTransaction =>
  entry(scope, of, { type: 'adjustment', reporting_category: 'dispute_reversal' }, 0)
