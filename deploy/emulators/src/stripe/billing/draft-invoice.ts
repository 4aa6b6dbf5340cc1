import { customerNamed } from '../payments/customers.ts'
import type { Scope } from '../scope.ts'
import type { BillingReason, Invoice, Subscription } from '../shapes/billing.ts'
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
      account_country: 'US',
      account_name: 'Stripe emulator',
      account_tax_ids: null,
      amount_due: Math.max(0, total),
      amount_overpaid: 0,
      amount_paid: 0,
      amount_remaining: Math.max(0, total),
      amount_shipping: 0,
      application: null,
      attempt_count: 0,
      attempted: false,
      auto_advance: finalizesAt !== null,
      automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
      automatically_finalizes_at: finalizesAt,
      billing_reason: reason,
      collection_method: 'charge_automatically',
      created: scope.now(),
      currency: subscription.currency,
      custom_fields: null,
      customer: customer.id,
      customer_account: null,
      customer_address: null,
      customer_email: customer.email,
      customer_name: customer.name,
      customer_phone: customer.phone,
      customer_shipping: null,
      customer_tax_exempt: 'none',
      customer_tax_ids: [],
      default_payment_method: null,
      default_source: null,
      default_tax_rates: [],
      description: null,
      discounts: [],
      due_date: null,
      effective_at: null,
      ending_balance: null,
      footer: null,
      from_invoice: null,
      hosted_invoice_url: null,
      invoice_pdf: null,
      issuer: { type: 'self' },
      last_finalization_error: null,
      latest_revision: null,
      lines: { object: 'list', data: lines, has_more: false, total_count: lines.length, url: `/v1/invoices/${id}/lines` },
      livemode: false,
      metadata: {},
      next_payment_attempt: finalizesAt,
      number: null,
      on_behalf_of: null,
      parent: {
        quote_details: null,
        subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
        type: 'subscription_details',
      },
      payment_settings: {
        default_mandate: null,
        payment_method_options: null,
        payment_method_types: subscription.payment_settings.payment_method_types,
      },
      period_end: period.end,
      period_start: period.start,
      post_payment_credit_notes_amount: 0,
      pre_payment_credit_notes_amount: 0,
      receipt_number: null,
      rendering: null,
      shipping_cost: null,
      shipping_details: null,
      starting_balance: customer.balance,
      statement_descriptor: null,
      status: 'draft',
      status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
      subtotal: total,
      subtotal_excluding_tax: total,
      test_clock: null,
      total,
      total_discount_amounts: [],
      total_excluding_tax: total,
      total_pretax_credit_amounts: [],
      total_taxes: [],
      webhooks_delivered_at: null,
    },
    finalizesAt,
  )
  scope.emit('invoice.created', invoice)
  return invoice
}
