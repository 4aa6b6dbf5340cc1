import { watched } from '@sibyl/platform/store/watched'
import { disputesIn } from '../disputes/dispute.ts'
import type { BillingFigures } from '../metrics.ts'
import { isPaid, type Payments } from './payment.ts'

/** The same payments, their changes seen in the figures: what is counted is what was stored, so that a retry counts nothing twice. */
export const countedPayments = (payments: Payments, figures: BillingFigures): Payments =>
  watched(payments, (before, after) => {
    const { kind, status, mismatch, userId } = after
    if (before?.status !== status) figures.payments.inc({ kind, outcome: status })
    const disputed = disputesIn(before?.reversals ?? [])
    for (const [id, outcome] of Object.entries(disputesIn(after.reversals)))
      if (disputed[id] !== outcome) figures.disputes.inc({ kind, outcome })
    if (mismatch && !before?.mismatch) figures.mismatches.inc({ what: mismatch })
    // Somebody paid whose account is gone: nobody can be credited, and an operator has to pay back.
    if (userId === '' && before && !isPaid(before) && isPaid(after)) figures.mismatches.inc({ what: 'deleted' })
  })
