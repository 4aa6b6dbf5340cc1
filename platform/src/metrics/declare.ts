import { Counter, Gauge, Histogram } from 'prom-client'
import type { Metrics } from './metrics.ts'

type Declared = Pick<Metrics, 'registry'>
type Figure<L extends string> = { name: string; help: string; labels?: readonly L[] }

/** Metrics that a service declares. Declaring one twice in a registry returns the same: two services of a test may share it. */

export const counter = <L extends string>({ registry }: Declared, { name, help, labels = [] }: Figure<L>): Counter<L> =>
  (registry.getSingleMetric(name) as Counter<L> | undefined) ?? new Counter({ name, help, labelNames: labels, registers: [registry] })

export const gauge = <L extends string>({ registry }: Declared, { name, help, labels = [] }: Figure<L>): Gauge<L> =>
  (registry.getSingleMetric(name) as Gauge<L> | undefined) ?? new Gauge({ name, help, labelNames: labels, registers: [registry] })

export const histogram = <L extends string>(
  { registry }: Declared,
  { name, help, labels = [], buckets }: Figure<L> & { buckets: number[] },
): Histogram<L> =>
  (registry.getSingleMetric(name) as Histogram<L> | undefined) ??
  new Histogram({ name, help, labelNames: labels, buckets, registers: [registry] })
