import { counter, fromZero, gauge } from '@sibyl/platform/metrics/declare'
import type { Metrics } from '@sibyl/platform/metrics/metrics'

/** The ways in which a snapshot can differ from its order; `deleted`: the payer's account no longer exists. */
const mismatches = ['mode', 'amount', 'currency', 'user', 'order', 'price', 'deleted']

const kinds = ['tokens', 'subscription', 'gift']

/** Each process counts the changes that it has made itself; the sum over all processes is the product's. */
export const billingMetrics = (metrics: Metrics) => ({
  disputes: fromZero(
    counter(metrics, {
      name: 'payment_disputes_total',
      help: 'Disputes of payments by outcome: open, lost, won',
      labels: ['kind', 'outcome'],
    }),
    ...kinds.flatMap((kind) => ['open', 'lost', 'won'].map((outcome) => ({ kind, outcome }))),
  ),
  payments: fromZero(
    counter(metrics, {
      name: 'payments_total',
      help: 'Payments by outcome: ordered, succeeded, failed, refunded in part or whole, disputed',
      labels: ['kind', 'outcome'],
    }),
    ...kinds.flatMap((kind) => ['succeeded', 'failed'].map((outcome) => ({ kind, outcome }))),
  ),
  mismatches: fromZero(
    counter(metrics, {
      name: 'payment_mismatches_total',
      help: 'Snapshots of the payment provider that do not match the order, by what differs; nothing is credited for them',
      labels: ['what'],
    }),
    ...mismatches.map((what) => ({ what })),
  ),
  notices: fromZero(
    counter(metrics, {
      name: 'payment_notices_total',
      help: 'Events of the payment provider by outcome: done, ignored, postponed, set aside for good',
      labels: ['outcome'],
    }),
    { outcome: 'postponed' },
    { outcome: 'aside' },
  ),
  unreconciled: gauge(metrics, {
    name: 'payments_unreconciled',
    help: 'Movements in the provider’s account that the last comparison did not find in the books and could not bring there',
  }),
})
export type BillingMetrics = ReturnType<typeof billingMetrics>
