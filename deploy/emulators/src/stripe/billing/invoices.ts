import { customerNamed } from '../payments/customers.ts'
import { cancelIntent, newIntent } from '../payments/intents.ts'
import type { Scope } from '../scope.ts'
import { fixed } from '../shapes/fixed.data.ts'
import type { BillingReason, Invoice, InvoicePayment } from '../shapes/invoices.ts'
import type { PaymentIntent } from '../shapes/payments.ts'
import { stripeId } from '../storage/ids.ts'

/** The minimum charge in cents; smaller amounts wait for the next invoice. */
const SMALLEST = 50

const descriptions: Record<BillingReason, string> = {
  subscription_create: 'Subscription creation',
  subscription_cycle: 'Subscription update',
  subscription_update: 'Subscription update',
}

/** The amount due after the customer's balance (negative: credit), and the balance afterwards. In cents. */
const setOff = (total: number, balance: number): { due: number; ending: number } => {
  const owed = total + balance
  return owed < SMALLEST ? { due: 0, ending: owed } : { due: owed, ending: 0 }
}

/** Finalizes it: applies the balance and numbers it; then it gets a payment if something is due, and is paid otherwise. */
export const finalizeInvoice = (scope: Scope, draft: Invoice): Invoice => {
  const customer = customerNamed(scope, draft.customer)
  const at = scope.now()
  const { due, ending } = setOff(draft.total, customer.balance)
  const subscription = scope.objects.get('subscription', draft.parent.subscription_details.subscription)
  scope.objects.put({ ...customer, balance: ending, currency: draft.currency, next_invoice_sequence: customer.next_invoice_sequence + 1 })
  const open = scope.objects.put<Invoice>(
    {
      ...draft,
      amount_due: due,
      amount_remaining: due,
      auto_advance: draft.billing_reason === 'subscription_cycle',
      automatically_finalizes_at: null,
      effective_at: at,
      ending_balance: ending,
      hosted_invoice_url: scope.links.invoice(draft.id),
      next_payment_attempt: null,
      number: `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`,
      starting_balance: customer.balance,
      status: 'open',
      status_transitions: { ...draft.status_transitions, finalized_at: at },
    },
    null,
  )
  scope.emit('invoice.finalized', open, { status: 'draft' })
  if (due === 0) return markPaid(scope, open, null)
  const saves = subscription?.payment_settings.save_default_payment_method === 'on_subscription'
  const intent = newIntent(scope, {
    amount: due,
    currency: draft.currency,
    customer: customer.id,
    automatic_payment_methods: null,
    description: descriptions[draft.billing_reason],
    setup_future_usage: saves ? 'off_session' : null,
    receiptEmail: customer.email,
  })
  scope.objects.put<InvoicePayment>({
    id: stripeId('inpay'),
    object: 'invoice_payment',
    ...fixed.invoicePayment,
    amount_paid: null,
    amount_requested: due,
    created: at,
    currency: draft.currency,
    invoice: draft.id,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  })
  return open
}

/** The status of an invoice's payment. */
export const paymentOf = (scope: Scope, invoice: Invoice): { payment: InvoicePayment; intent: PaymentIntent } | undefined => {
  const [payment] = scope.objects.list('invoice_payment', { invoice: invoice.id }, { limit: 1 }).data
  const intent = payment && scope.objects.get('payment_intent', payment.payment.payment_intent)
  return payment && intent && { payment, intent }
}

/** Marks it paid: by this payment, or because nothing was due. */
export const markPaid = (scope: Scope, invoice: Invoice, payment: InvoicePayment | null): Invoice => {
  const at = scope.now()
  const paid = scope.objects.put<Invoice>(
    {
      ...invoice,
      amount_paid: invoice.amount_due,
      amount_remaining: 0,
      attempt_count: invoice.attempt_count + (payment ? 1 : 0),
      attempted: true,
      auto_advance: false,
      next_payment_attempt: null,
      status: 'paid',
      status_transitions: { ...invoice.status_transitions, paid_at: at },
    },
    null,
  )
  scope.emit('invoice.paid', paid, { status: invoice.status })
  scope.emit('invoice.payment_succeeded', paid, { status: invoice.status })
  if (payment) {
    const settled = scope.objects.put<InvoicePayment>({
      ...payment,
      amount_paid: payment.amount_requested,
      status: 'paid',
      status_transitions: { ...payment.status_transitions, paid_at: at },
    })
    scope.emit('invoice_payment.paid', settled)
  }
  return paid
}

/** Voids it, and cancels its payment. */
export const voidInvoice = (scope: Scope, invoice: Invoice): Invoice => {
  const at = scope.now()
  const voided = scope.objects.put<Invoice>(
    {
      ...invoice,
      auto_advance: false,
      automatically_finalizes_at: null,
      next_payment_attempt: null,
      status: 'void',
      status_transitions: { ...invoice.status_transitions, voided_at: at },
    },
    null,
  )
  scope.emit('invoice.voided', voided, { status: invoice.status })
  const paying = paymentOf(scope, invoice)
  if (paying && paying.intent.status !== 'succeeded' && paying.intent.status !== 'canceled') {
    cancelIntent(scope, paying.intent, 'void_invoice')
    scope.objects.put<InvoicePayment>({
      ...paying.payment,
      status: 'canceled',
      status_transitions: { ...paying.payment.status_transitions, canceled_at: at },
    })
  }
  return voided
}
