import { derivedId } from '@sibyl/platform/ids'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { disputesIn } from '../disputes/dispute.ts'
import type { InvoiceSaying, PaymentSaying } from '../provider/payment-provider.ts'
import { hearAnew } from '../provider/refetch.ts'
import { followReversals } from '../subscriptions/follow-reversals.ts'
import type { Subscriber } from '../subscriptions/subscriber.ts'
import { refreshSubscription, type SubscriptionPorts } from '../subscriptions/sync-subscription.ts'
import { hear, invoiced, isRefunded, type Payment, type Payments } from './payment.ts'

export type PaymentPorts = SubscriptionPorts & { payments: Payments; catalogue: Catalogue }

/** Asks the provider about a payment that is written down, and takes over what it says. */
const refresh = ({ payments, provider, clock }: PaymentPorts, id: string, providerId: string): Promise<Payment> =>
  hearAnew(payments, id, async () => hear(await provider.payment(providerId), provider.live, clock.now()))

/** An invoice that nobody has paid or tried to pay is nothing yet. */
const isSomething = ({ status }: PaymentSaying): boolean => status === 'succeeded' || status === 'declined' || status === 'processing'

/** The provider tells of one payment by its own id and by that of its invoice; both come to this document, and count once. */
const idOf = (invoiceId: string): string => derivedId('pay', invoiceId)

const writeDown = async (ports: PaymentPorts, invoice: InvoiceSaying, subscriber: Subscriber): Promise<void> => {
  const { payments, catalogue } = ports
  const { id: invoiceId, customerId = '', subscriptionId = '', amount, currency, createdAt } = invoice
  const plan = catalogue.plans.find((each) => each.plan === subscriber.known[subscriptionId]?.plan)
  const what = { kind: 'subscription', description: plan?.name ?? 'Premium', tokens: 0, amount, currency } as const
  await payments.create(invoiced({ _id: idOf(invoiceId), userId: subscriber._id, customerId, ...what }, invoiceId, createdAt))
}

/**
 * What came of an invoice, and of the subscription that it is for.
 * @returns the payment that it is written down as; nothing where nothing came of it yet, or it is none of ours
 */
export const hearInvoice = async (ports: PaymentPorts, invoiceId: string): Promise<Payment | undefined> => {
  const { payments, provider, figures, catalogue } = ports
  const invoice = await provider.invoice(invoiceId)
  const subscriber = invoice.subscriptionId ? await refreshSubscription(ports, invoice.subscriptionId) : undefined
  const known = await payments.get(idOf(invoiceId))
  if (invoice.paymentId === undefined || invoice.amount === 0 || (!known && !subscriber)) return known
  if (!known && subscriber) {
    const wrong = invoice.live !== provider.live ? 'mode' : invoice.currency !== catalogue.currency ? 'currency' : undefined
    if (wrong) figures.mismatches.inc({ what: wrong })
    if (wrong || !isSomething(await provider.payment(invoice.paymentId))) return undefined
    await writeDown(ports, invoice, subscriber)
  }
  const payment = await refresh(ports, idOf(invoiceId), invoice.paymentId)
  if (invoice.subscriptionId && payment.reversals.length > 0)
    await followReversals(ports, invoice.subscriptionId, {
      disputes: disputesIn(payment.reversals),
      refundedUntil: isRefunded(payment) ? invoice.periodEnd : undefined,
    })
  return payment
}

/**
 * What came of a payment, by the provider's id of it, whether it is an order of ours or pays an invoice.
 * @returns nothing where it is none of ours, or an invoice that nothing came of yet
 */
export const hearPayment = async (ports: PaymentPorts, providerId: string): Promise<Payment | undefined> => {
  const { payments, provider, figures } = ports
  const [known] = await payments.find('byProviderId', { providerId }, { limit: 1 })
  if (known) return known.invoiceId === undefined ? refresh(ports, known._id, providerId) : hearInvoice(ports, known.invoiceId)
  const said = await provider.payment(providerId)
  if (said.paymentId === undefined) {
    const invoiceId = await provider.invoiceOf(providerId)
    return invoiceId === undefined ? undefined : hearInvoice(ports, invoiceId)
  }
  if (await payments.get(said.paymentId)) return refresh(ports, said.paymentId, providerId)
  figures.mismatches.inc({ what: 'order' })
  return undefined
}
