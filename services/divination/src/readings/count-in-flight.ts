import type { EventOf } from '@sibyl/platform/bus/bus'
import { step } from '@sibyl/platform/tracing/in-span'
import type { GeneratorMetrics } from '../metrics.ts'

type Write = (event: EventOf<'reading.requested.v1'>) => Promise<void>

/** Counts the readings being written, and traces each as a span. */
export const countInFlight =
  ({ inFlight }: Pick<GeneratorMetrics, 'inFlight'>, write: Write): Write =>
  async (event) => {
    inFlight.inc()
    try {
      await step('write reading', { attributes: { 'sibyl.reading.id': event.data.readingId } }, () => write(event))
    } finally {
      inFlight.dec()
    }
  }
