import { derivedId } from '@sibyl/platform/ids'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { disputesIn } from '../disputes/dispute.ts'
import type { InvoiceSnapshot, PaymentSnapshot } from '../provider/payment-provider.ts'
import { refetch } from '../provider/refetch.ts'
import { followReversals } from '../subscriptions/follow-reversals.ts'
import type { Subscriber } from '../subscriptions/subscriber.ts'
import { type SubscriptionPorts, syncSubscription } from '../subscriptions/sync-subscription.ts'
import { applySnapshot, invoiced, isRefunded, type Payment, type Payments } from './payment.ts'

export type PaymentPorts = SubscriptionPorts & { payments: Payments; catalogue: Catalogue }

/** Fetches a stored payment's snapshot and applies it. */
const syncStored = ({ payments, provider, clock }: PaymentPorts, id: string, providerId: string): Promise<Payment> =>
  refetch(payments, id, async () => applySnapshot(await provider.payment(providerId), provider.live, clock.now()))

/** Whether somebody has paid an invoice or tried to. */
const hasOutcome = ({ status }: PaymentSnapshot): boolean => status === 'succeeded' || status === 'declined' || status === 'processing'

/** Events name a payment by its own id or by its invoice's; both lead to this one document. */
const idOf = (invoiceId: string): string => derivedId('pay', invoiceId)

const recordInvoice = async (ports: PaymentPorts, invoice: InvoiceSnapshot, subscriber: Subscriber): Promise<void> => {
  const { payments, catalogue } = ports
  const { id: invoiceId, customerId = '', subscriptionId = '', amount, currency, createdAt } = invoice
  const plan = catalogue.plans.find((each) => each.plan === subscriber.known[subscriptionId]?.plan)
  const what = { kind: 'subscription', description: plan?.name ?? 'Premium', tokens: 0, amount, currency } as const
  await payments.create(invoiced({ _id: idOf(invoiceId), userId: subscriber._id, customerId, ...what }, invoiceId, createdAt))
}

/**
 * Syncs an invoice, its payment and its subscription with the provider.
 * @returns the stored payment; undefined where nobody has tried to pay yet, or the invoice is none of ours
 */
export const syncInvoice = async (ports: PaymentPorts, invoiceId: string): Promise<Payment | undefined> => {
  const { payments, provider, metrics, catalogue } = ports
  const invoice = await provider.invoice(invoiceId)
  const subscriber = invoice.subscriptionId ? await syncSubscription(ports, invoice.subscriptionId) : undefined
  const known = await payments.get(idOf(invoiceId))
  if (invoice.paymentId === undefined || invoice.amount === 0 || (!known && !subscriber)) return known
  if (!known && subscriber) {
    const wrong = invoice.live !== provider.live ? 'mode' : invoice.currency !== catalogue.currency ? 'currency' : undefined
    if (wrong) metrics.mismatches.inc({ what: wrong })
    if (wrong || !hasOutcome(await provider.payment(invoice.paymentId))) return undefined
    await recordInvoice(ports, invoice, subscriber)
  }
  const payment = await syncStored(ports, idOf(invoiceId), invoice.paymentId)
  if (invoice.subscriptionId && payment.reversals.length > 0)
    await followReversals(ports, invoice.subscriptionId, {
      disputes: disputesIn(payment.reversals),
      refundedUntil: isRefunded(payment) ? invoice.periodEnd : undefined,
    })
  return payment
}

/**
 * Syncs a payment by the provider's id, whether it pays an order or an invoice.
 * @returns the stored payment; undefined where it is none of ours, or its invoice has not been paid or tried yet
 */
export const syncPayment = async (ports: PaymentPorts, providerId: string): Promise<Payment | undefined> => {
  const { payments, provider, metrics } = ports
  const [known] = await payments.find('byProviderId', { providerId }, { limit: 1 })
  if (known) return known.invoiceId === undefined ? syncStored(ports, known._id, providerId) : syncInvoice(ports, known.invoiceId)
  const snapshot = await provider.payment(providerId)
  if (snapshot.paymentId === undefined) {
    const invoiceId = await provider.invoiceOf(providerId)
    return invoiceId === undefined ? undefined : syncInvoice(ports, invoiceId)
  }
  if (await payments.get(snapshot.paymentId)) return syncStored(ports, snapshot.paymentId, providerId)
  metrics.mismatches.inc({ what: 'order' })
  return undefined
}
