import type { Logger } from '@sibyl/platform/logging/logger'
import { DAY, HOUR, type Instant, plus } from '@sibyl/platform/time'
import { isPaid, type Payment } from '../payments/payment.ts'
import { hearPayment, type PaymentPorts } from '../payments/sync-payment.ts'
import type { Moved, SubscriptionSaying } from '../provider/payment-provider.ts'
import { refreshSubscription } from '../subscriptions/sync-subscription.ts'

type Ports = PaymentPorts & { logger: Logger }

const FIRST_LOOK_BACK = 30 * DAY
const OVERLAP = HOUR

/** What a comparison found: how many of each, those it had to bring into the books, and those that do not fit. Amounts are in cents. */
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
const isInBooks = (payment: Payment | undefined, { what, id, amount }: Moved): boolean => {
  if (!payment || !isPaid(payment)) return false
  if (what === 'paid') return payment.amount === amount
  const reversal = payment.reversals.find((each) => each.id === id)
  return reversal !== undefined ? reversal.amount === amount : false
}

type Found = 'there' | 'mended' | 'unreconciled' | 'foreign'

const findMovement = async (ports: PaymentPorts, moved: Moved): Promise<Found> => {
  const { payments, provider } = ports
  const [known] = await payments.find('byProviderId', { providerId: moved.paymentId }, { limit: 1 })
  const there = isInBooks(known, moved)
  // A process may have died between writing down money that went back and ending the subscription that it had paid for.
  const isFollowed = moved.what === 'paid' || known?.kind === 'tokens'
  if (there && isFollowed) return 'there'
  const heard = await hearPayment(ports, moved.paymentId)
  if (there) return 'there'
  if (isInBooks(heard, moved)) return 'mended'
  const said = await provider.payment(moved.paymentId)
  // A dispute that was won before anybody here had heard of it has moved nothing in the end.
  if (moved.what === 'dispute' && said.disputes.every(({ id, status }) => id !== moved.id || status === 'won')) return 'there'
  return heard || said.paymentId !== undefined ? 'unreconciled' : 'foreign'
}

const isKnown = (
  reader: { known: Record<string, { status: string; currentPeriodEnd: string }> } | undefined,
  said: SubscriptionSaying,
): boolean => {
  const known = reader?.known[said.id]
  return known?.status === said.status && known.currentPeriodEnd === said.periodEnd
}

const findSubscription = async (ports: PaymentPorts, said: SubscriptionSaying): Promise<Found> => {
  const [customer] = await ports.customers.find('byCustomerId', { customerId: said.customerId }, { limit: 1 })
  if (!customer) return 'foreign'
  if (isKnown(await ports.subscribers.get(customer._id), said)) return 'there'
  return isKnown(await refreshSubscription(ports, said.id), said) ? 'mended' : 'unreconciled'
}

/**
 * Compares all money that moved at the provider since the last time with what is written down here, and mends what was missed. The report
 * goes to the log; what could not be mended is a figure that an alert watches.
 */
export const compare =
  (ports: Ports) =>
  async (since: Instant | undefined): Promise<Report> => {
    const { provider, figures, clock, logger } = ports
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
    for await (const said of provider.openSubscriptions()) {
      const found = await findSubscription(ports, said)
      if (found !== 'foreign') report.subscriptions += 1
      note(found)
    }
    figures.unreconciled.set(report.unreconciled)
    logger[report.unreconciled > 0 ? 'error' : 'info'](report, 'the books were compared with the payment provider')
    return report
  }
