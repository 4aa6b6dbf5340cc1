import type { Metrics } from '@sibyl/platform/metrics/metrics'
import { watched } from '@sibyl/platform/store/watched'
import { SECOND } from '@sibyl/platform/time'
import type { collections } from './collections.ts'
import { divinationMetrics } from './metrics.ts'
import { failureWords } from './readings/failure-words.ts'
import { hasEnded, type Reading } from './readings/reading.ts'
import { tokenMovement } from './wallet/token-movements.ts'

type Collections = Awaited<ReturnType<typeof collections>>

const codes = new Map(Object.entries(failureWords).map(([code, words]) => [words, code]))

const reasonOf = ({ status, failure, failureCode, instructions }: Reading): string => {
  if (status === 'failed') return failureCode ?? codes.get(failure ?? '') ?? 'other'
  return status === 'done' && instructions === undefined ? 'without_model' : ''
}

const isTakeover = (before: Reading, after: Reading): boolean =>
  before.lease !== undefined && after.lease !== undefined && before.lease.worker !== after.lease.worker

/** The same collections with metrics. Only stored changes count, so that a retry counts nothing twice. */
export const meteredCollections = (stored: Collections, metrics: Metrics): Collections => {
  const { readings, readingSeconds, takeovers, tokens } = divinationMetrics(metrics)
  return {
    ...stored,
    readings: watched(stored.readings, (before, after) => {
      const { methodId: method, status: outcome, createdAt } = after
      if (!before) readings.inc({ method, outcome, reason: '' })
      else if (isTakeover(before, after)) takeovers.inc()
      if (!before || hasEnded(before) || !hasEnded(after)) return
      readings.inc({ method, outcome, reason: reasonOf(after) })
      readingSeconds.observe({ method, outcome }, Math.max(0, Date.now() - Date.parse(createdAt)) / SECOND)
    }),
    wallets: watched(stored.wallets, (before, after) => {
      const moved = before && tokenMovement(before, after)
      if (moved) tokens.inc({ movement: moved.movement }, moved.tokens)
    }),
  }
}
