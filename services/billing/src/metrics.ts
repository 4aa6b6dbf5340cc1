import { counter, gauge } from '@sibyl/platform/metrics/declare'
import type { Metrics } from '@sibyl/platform/metrics/metrics'

const disputeFigure = (metrics: Metrics) => {
  const disputes = counter(metrics, {
    name: 'payment_disputes_total',
    help: 'Disputes of payments by what became of them: open, lost, won',
    labels: ['kind', 'outcome'],
  })
  // Disputes are rare: an alert on their increase sees the first one only if there was a zero before it.
  for (const kind of ['tokens', 'subscription']) for (const outcome of ['open', 'lost', 'won']) disputes.inc({ kind, outcome }, 0)
  return disputes
}

/** What becomes of money. Each process counts the changes it has made itself; their sum is the product's. */
export const billingFigures = (metrics: Metrics) => ({
  disputes: disputeFigure(metrics),
  payments: counter(metrics, {
    name: 'payments_total',
    help: 'Payments by what became of them: ordered, succeeded, failed, refunded in part or whole, disputed',
    labels: ['kind', 'outcome'],
  }),
  mismatches: counter(metrics, {
    name: 'payment_mismatches_total',
    help: 'Sayings of the payment provider that do not fit what was ordered, by what is wrong; nothing is credited for them',
    labels: ['what'],
  }),
  notices: counter(metrics, {
    name: 'payment_notices_total',
    help: 'Events of the payment provider by what became of them: done, ignored, postponed, set aside for good',
    labels: ['outcome'],
  }),
  unreconciled: gauge(metrics, {
    name: 'payments_unreconciled',
    help: 'Movements in the provider’s account that the last comparison did not find in the books and could not bring there',
  }),
})
export type BillingFigures = ReturnType<typeof billingFigures>
