import type { Scope } from '../scope.ts'
import type { Subscription } from '../shapes/billing.ts'
import type { Invoice } from '../shapes/invoices.ts'
import { voidInvoice } from './invoices.ts'
import { changeSubscription, keepSubscription } from './subscription-changes.ts'

type Why = Partial<Subscription['cancellation_details']>

const OPEN = { status: ['draft', 'open'] }
const ofSubscription = (id: string) => ({ 'parent.subscription_details.subscription': id })

/** Stops automatic collection of open invoices. */
const stopCollecting = (scope: Scope, invoice: Invoice): void => {
  scope.objects.put({ ...invoice, auto_advance: false, automatically_finalizes_at: null, next_payment_attempt: null }, null)
}

const unpaidInvoices = (scope: Scope, { id }: Subscription): Invoice[] =>
  scope.objects.list('invoice', { ...ofSubscription(id), ...OPEN }, { limit: 100 }).data

/** Ends it now. If it was never paid, its invoice is voided; otherwise open invoices stay open. */
export const endSubscription = (scope: Scope, subscription: Subscription, why: Why): Subscription => {
  const at = scope.now()
  const unpaid = unpaidInvoices(scope, subscription)
  const ended = keepSubscription(scope, {
    ...subscription,
    cancel_at: subscription.cancel_at_period_end ? subscription.cancel_at : null,
    canceled_at: subscription.canceled_at ?? at,
    cancellation_details: { ...subscription.cancellation_details, ...why },
    ended_at: at,
    status: subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled',
  })
  scope.emit('customer.subscription.deleted', ended)
  for (const invoice of unpaid) subscription.status === 'incomplete' ? voidInvoice(scope, invoice) : stopCollecting(scope, invoice)
  return ended
}

/** The first payment did not come in time. */
export const expireSubscription = (scope: Scope, subscription: Subscription): Subscription => {
  const expired = changeSubscription(scope, subscription, { status: 'incomplete_expired', ended_at: scope.now() })
  for (const invoice of unpaidInvoices(scope, subscription)) voidInvoice(scope, invoice)
  return expired
}
