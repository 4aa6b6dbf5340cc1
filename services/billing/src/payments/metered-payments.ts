import { watched } from '@sibyl/platform/store/watched'
import { disputesIn } from '../disputes/dispute.ts'
import type { BillingMetrics } from '../metrics.ts'
import { isPaid, type Payments } from './payment.ts'

/** Counts changes of payments in the metrics. Only stored changes count, so a retry counts nothing twice. */
export const meteredPayments = (payments: Payments, metrics: BillingMetrics): Payments =>
  watched(payments, (before, after) => {
    const { kind, status, mismatch, userId } = after
    if (before?.status !== status) metrics.payments.inc({ kind, outcome: status })
    const disputed = disputesIn(before?.reversals ?? [])
    for (const [id, outcome] of Object.entries(disputesIn(after.reversals)))
      if (disputed[id] !== outcome) metrics.disputes.inc({ kind, outcome })
    if (mismatch && !before?.mismatch) metrics.mismatches.inc({ what: mismatch })
    // A payer whose account is gone cannot be credited: an operator has to refund the payment.
    if (userId === '' && before && !isPaid(before) && isPaid(after)) metrics.mismatches.inc({ what: 'deleted' })
  })
