import type { Limit, LimitName } from '@sibyl/contracts/limits'
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limiter, Limits, Verdict } from './limiter.ts'

const verdict = (limit: Limit, state: RateLimiterRes | null): Verdict => {
  const used = state?.consumedPoints ?? 0
  return {
    allowed: used <= limit.points,
    limit,
    remaining: Math.max(0, limit.points - used),
    resetSeconds: Math.ceil((state?.msBeforeNext ?? 0) / 1000),
  }
}

/** A limiter over one counter per limit; `counterOf` decides where that counts. */
export const createCountingLimiter = (configured: Limits, counterOf: (name: string, limit: Limit) => RateLimiterAbstract): Limiter => {
  const counters = new Map(Object.entries(configured).map(([name, limit]) => [name, counterOf(name, limit)]))
  const counter = (name: LimitName): RateLimiterAbstract => {
    const found = counters.get(name)
    if (!found) throw new Error(`no limit named ${name}`)
    return found
  }
  return {
    async consume(name, subject) {
      const state = await counter(name)
        .consume(subject)
        .catch((refused: unknown) => {
          if (refused instanceof RateLimiterRes) return refused
          throw refused
        })
      return verdict(configured[name], state)
    },
    async peek(name, subject) {
      const state = await counter(name).get(subject)
      const seen = verdict(configured[name], state)
      return { ...seen, allowed: (state?.consumedPoints ?? 0) < configured[name].points }
    },
    async reset(name, subject) {
      await counter(name).delete(subject)
    },
  }
}
