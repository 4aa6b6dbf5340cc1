import { counter, gauge } from '@sibyl/platform/metrics/declare'
import type { Metrics } from '@sibyl/platform/metrics/metrics'

const disputeMetric = (metrics: Metrics) => {
  const disputes = counter(metrics, {
    name: 'payment_disputes_total',
    help: 'Disputes of payments by outcome: open, lost, won',
    labels: ['kind', 'outcome'],
  })
  // Disputes are rare: an alert on their increase sees the first one only if there was a zero before it.
  for (const kind of ['tokens', 'subscription']) for (const outcome of ['open', 'lost', 'won']) disputes.inc({ kind, outcome }, 0)
  return disputes
}

/** Each process counts the changes that it has made itself; the sum over all processes is the product's. */
export const billingMetrics = (metrics: Metrics) => ({
  disputes: disputeMetric(metrics),
  payments: counter(metrics, {
    name: 'payments_total',
    help: 'Payments by outcome: ordered, succeeded, failed, refunded in part or whole, disputed',
    labels: ['kind', 'outcome'],
  }),
  mismatches: counter(metrics, {
    name: 'payment_mismatches_total',
    help: 'Snapshots of the payment provider that do not match the order, by what differs; nothing is credited for them',
    labels: ['what'],
  }),
  notices: counter(metrics, {
    name: 'payment_notices_total',
    help: 'Events of the payment provider by outcome: done, ignored, postponed, set aside for good',
    labels: ['outcome'],
  }),
  unreconciled: gauge(metrics, {
    name: 'payments_unreconciled',
    help: 'Movements in the provider’s account that the last comparison did not find in the books and could not bring there',
  }),
})
export type BillingMetrics = ReturnType<typeof billingMetrics>
