import type { adminFigureOperations } from '@sibyl/contracts/http/admin-figures'
import type { Answer } from '@sibyl/platform/http/route'
import { memoizeFor } from '@sibyl/platform/memoize'
import { outboxBacklog } from '@sibyl/platform/outbox/backlog'
import { startOfDay, untilBefore } from '@sibyl/platform/store/since'
import type { Store } from '@sibyl/platform/store/store'
import { type Clock, MINUTE } from '@sibyl/platform/time'
import type { Payment, Payments } from '../payments/payment.ts'

type Operation = (typeof adminFigureOperations)['getSales']
type Ports = { payments: Payments; store: Store; clock: Clock }
type Sales = { currency: string; paid: number; amount: number; refunded: number }

const DISPUTES_SHOWN = 100

const openDispute = ({ reversals }: Payment) => reversals.find(({ how, won, lost }) => how === 'dispute' && !won && !lost)

/** Today's money and the disputes that are not decided. */
export const showSales = ({ payments, store, clock }: Ports) =>
  memoizeFor(MINUTE, clock, async (): Promise<Answer<Operation>> => {
    const since = startOfDay(clock.now())
    const sales = new Map<string, Sales>()
    const of = (currency: string): Sales => {
      const known = sales.get(currency) ?? { currency, paid: 0, amount: 0, refunded: 0 }
      sales.set(currency, known)
      return known
    }
    for await (const { currency, amount } of untilBefore<Payment, 'paidAt'>('paidAt', since, (page) =>
      payments.find('byPaidAt', {}, page),
    )) {
      const sum = of(currency)
      sum.paid += 1
      sum.amount += amount
    }
    const reversed = untilBefore<Payment, 'reversedAt'>('reversedAt', since, (page) => payments.find('byReversedAt', {}, page))
    for await (const { currency, reversals } of reversed)
      for (const { how, at, amount } of reversals) if (how === 'refund' && at >= since) of(currency).refunded += amount
    const disputed = await payments.find('byStatus', { status: 'disputed' }, { limit: DISPUTES_SHOWN })
    const disputes = disputed.flatMap((payment) => {
      const dispute = openDispute(payment)
      const { _id: paymentId, userId, description, currency } = payment
      return dispute ? [{ paymentId, readerId: userId || null, description, amount: dispute.amount, currency, at: dispute.at }] : []
    })
    return { success: true, since, sales: [...sales.values()], disputes, outbox: await outboxBacklog(store, clock) }
  })
