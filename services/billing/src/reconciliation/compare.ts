import type { Logger } from '@sibyl/platform/logging/logger'
import { DAY, HOUR, type Instant, plus } from '@sibyl/platform/time'
import { isPaid, type Payment } from '../payments/payment.ts'
import { type PaymentPorts, syncPayment } from '../payments/sync-payment.ts'
import type { Movement, SubscriptionSnapshot } from '../provider/payment-provider.ts'
import { syncSubscription } from '../subscriptions/sync-subscription.ts'

type Ports = PaymentPorts & { logger: Logger }

const FIRST_LOOK_BACK = 30 * DAY
const OVERLAP = HOUR

/** The result of a comparison: totals by kind, movements it had to add to the books, and those that do not match. Amounts are in cents. */
export type Report = {
  paid: number
  paidAmount: number
  refund: number
  refundAmount: number
  dispute: number
  disputeAmount: number
  subscriptions: number
  mended: number
  unreconciled: number
}

/** Whether the books have a movement of money, with its amount. */
const isInBooks = (payment: Payment | undefined, { what, id, amount }: Movement): boolean => {
  if (!payment || !isPaid(payment)) return false
  if (what === 'paid') return payment.amount === amount
  const reversal = payment.reversals.find((each) => each.id === id)
  return reversal !== undefined ? reversal.amount === amount : false
}

type Found = 'there' | 'mended' | 'unreconciled' | 'foreign'

const findMovement = async (ports: PaymentPorts, moved: Movement): Promise<Found> => {
  const { payments, provider } = ports
  const [known] = await payments.find('byProviderId', { providerId: moved.paymentId }, { limit: 1 })
  const there = isInBooks(known, moved)
  // A process may have died between storing a reversal and ending the subscription that the money had paid for.
  const isFollowed = moved.what === 'paid' || known?.invoiceId === undefined
  if (there && isFollowed) return 'there'
  const payment = await syncPayment(ports, moved.paymentId)
  if (there) return 'there'
  if (isInBooks(payment, moved)) return 'mended'
  const snapshot = await provider.payment(moved.paymentId)
  // A dispute that was won before its payment was stored has moved no money.
  if (moved.what === 'dispute' && snapshot.disputes.every(({ id, status }) => id !== moved.id || status === 'won')) return 'there'
  return payment || snapshot.paymentId !== undefined ? 'unreconciled' : 'foreign'
}

const isKnown = (
  reader: { known: Record<string, { status: string; currentPeriodEnd: string }> } | undefined,
  snapshot: SubscriptionSnapshot,
): boolean => {
  const known = reader?.known[snapshot.id]
  return known?.status === snapshot.status && known.currentPeriodEnd === snapshot.periodEnd
}

const findSubscription = async (ports: PaymentPorts, snapshot: SubscriptionSnapshot): Promise<Found> => {
  const [customer] = await ports.customers.find('byCustomerId', { customerId: snapshot.customerId }, { limit: 1 })
  if (!customer) return 'foreign'
  if (isKnown(await ports.subscribers.get(customer._id), snapshot)) return 'there'
  return isKnown(await syncSubscription(ports, snapshot.id), snapshot) ? 'mended' : 'unreconciled'
}

/**
 * Compares all money that moved at the provider since the last run with the books, and adds what is missing. It logs the report; an alert watches
 * the number of movements that could not be added.
 */
export const compare =
  (ports: Ports) =>
  async (since: Instant | undefined): Promise<Report> => {
    const { provider, metrics, clock, logger } = ports
    const report: Report = {
      paid: 0,
      paidAmount: 0,
      refund: 0,
      refundAmount: 0,
      dispute: 0,
      disputeAmount: 0,
      subscriptions: 0,
      mended: 0,
      unreconciled: 0,
    }
    const note = (found: Found): void => {
      if (found === 'mended' || found === 'unreconciled') report[found] += 1
    }
    const from = plus(since ?? clock.now(), since ? -OVERLAP : -FIRST_LOOK_BACK)
    for await (const moved of provider.movedSince(from)) {
      const found = await findMovement(ports, moved)
      if (found === 'foreign') continue
      report[moved.what] += 1
      report[`${moved.what}Amount`] += moved.amount
      note(found)
    }
    for await (const snapshot of provider.openSubscriptions()) {
      const found = await findSubscription(ports, snapshot)
      if (found !== 'foreign') report.subscriptions += 1
      note(found)
    }
    metrics.unreconciled.set(report.unreconciled)
    logger[report.unreconciled > 0 ? 'error' : 'info'](report, 'the books were compared with the payment provider')
    return report
  }
