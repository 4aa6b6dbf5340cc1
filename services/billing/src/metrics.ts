import { counter, gauge } from '@sibyl/platform/metrics/declare'
import type { Metrics } from '@sibyl/platform/metrics/metrics'

/** What becomes of money. Each process counts the changes it has made itself; their sum is the product's. */
export const billingFigures = (metrics: Metrics) => ({
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
