import { Counter, Gauge, Histogram } from 'prom-client'
import type { Metrics } from './metrics.ts'

type Declared = Pick<Metrics, 'registry'>
type MetricOptions<L extends string> = { name: string; help: string; labels?: readonly L[] }

/** Metrics that a service declares. Declaring one twice in a registry returns the same: two services of a test may share it. */

export const counter = <L extends string>({ registry }: Declared, { name, help, labels = [] }: MetricOptions<L>): Counter<L> =>
  (registry.getSingleMetric(name) as Counter<L> | undefined) ?? new Counter({ name, help, labelNames: labels, registers: [registry] })

/** Starts series of rare events at zero: an alert on an increase sees the first event only if there was a zero before it. */
export const fromZero = <L extends string, M extends Counter<L> | Histogram<L>>(metric: M, ...series: Record<L, string>[]): M => {
  for (const labels of series) {
    if ('zero' in metric) metric.zero(labels)
    else metric.inc(labels, 0)
  }
  return metric
}

export const gauge = <L extends string>({ registry }: Declared, { name, help, labels = [] }: MetricOptions<L>): Gauge<L> =>
  (registry.getSingleMetric(name) as Gauge<L> | undefined) ?? new Gauge({ name, help, labelNames: labels, registers: [registry] })

export const histogram = <L extends string>(
  { registry }: Declared,
  { name, help, labels = [], buckets }: MetricOptions<L> & { buckets: number[] },
): Histogram<L> =>
  (registry.getSingleMetric(name) as Histogram<L> | undefined) ??
  new Histogram({ name, help, labelNames: labels, buckets, registers: [registry] })
