import type { LimitName } from '@sibyl/contracts/limits'
import type { Metrics } from '../metrics/metrics.ts'
import type { Limiter, Verdict } from './limiter.ts'

/** Adds metrics to a limiter. A check without counting is metered only when it refuses. */
export const meteredLimiter = (limiter: Limiter, { limits }: Pick<Metrics, 'limits'>): Limiter => {
  const count = (limit: LimitName, { allowed, alone }: Verdict): void =>
    limits.inc({ limit, outcome: allowed ? 'allowed' : 'refused', counted: alone ? 'alone' : 'together' })
  return {
    async consume(name, subject) {
      const verdict = await limiter.consume(name, subject)
      count(name, verdict)
      return verdict
    },
    async peek(name, subject) {
      const verdict = await limiter.peek(name, subject)
      if (!verdict.allowed) count(name, verdict)
      return verdict
    },
    reset: (name, subject) => limiter.reset(name, subject),
  }
}
