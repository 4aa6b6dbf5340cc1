import { customerNamed } from '../payments/customers.ts'
import type { Scope } from '../scope.ts'
import type { Subscription } from '../shapes/billing.ts'
import { fixed } from '../shapes/fixed.data.ts'
import type { BillingReason, Invoice } from '../shapes/invoices.ts'
import { stripeId } from '../storage/ids.ts'
import type { NewLine } from './lines.ts'

/** A draft with these lines. `finalizesAt`: when it is finalized automatically; without it, the caller finalizes it. */
export const draftInvoice = (
  scope: Scope,
  subscription: Subscription,
  {
    reason,
    lines: own,
    period,
    finalizesAt,
  }: { reason: BillingReason; lines: readonly NewLine[]; period: { start: number; end: number }; finalizesAt: number | null },
): Invoice => {
  const customer = customerNamed(scope, subscription.customer)
  const id = stripeId('in')
  const lines = own.map((line) => ({ ...line, invoice: id }))
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const invoice = scope.objects.put<Invoice>(
    {
      id,
      object: 'invoice',
      ...fixed.invoice,
      amount_due: Math.max(0, total),
      amount_paid: 0,
      amount_remaining: Math.max(0, total),
      attempt_count: 0,
      attempted: false,
      auto_advance: finalizesAt !== null,
      automatically_finalizes_at: finalizesAt,
      billing_reason: reason,
      created: scope.now(),
      currency: subscription.currency,
      customer: customer.id,
      customer_email: customer.email,
      customer_name: customer.name,
      effective_at: null,
      ending_balance: null,
      hosted_invoice_url: null,
      lines: { object: 'list', data: lines, has_more: false, total_count: lines.length, url: `/v1/invoices/${id}/lines` },
      next_payment_attempt: finalizesAt,
      number: null,
      parent: {
        quote_details: null,
        subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
        type: 'subscription_details',
      },
      period_end: period.end,
      period_start: period.start,
      starting_balance: customer.balance,
      status: 'draft',
      status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
      subtotal: total,
      subtotal_excluding_tax: total,
      total,
      total_excluding_tax: total,
    },
    finalizesAt,
  )
  scope.emit('invoice.created', invoice)
  return invoice
}
