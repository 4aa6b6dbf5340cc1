import { limits as contractual } from '@sibyl/contracts/limits'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import type { Logger } from '../logging/logger.ts'
import type { Redis } from '../redis/connect.ts'
import { doWithoutRedis } from '../redis/do-without.ts'
import { createCountingLimiter } from './counting-limiter.ts'
import type { Limiter, Limits, Verdict } from './limiter.ts'
import { createMemoryLimiter } from './memory-limiter.ts'

type Options = { redis: Redis; logger: Logger; namespace: string; limits?: Limits }

/** Half of each limit, and at least one: every process counts alone then, and what Redis knew is not known. */
const stricter = (limits: Limits): Limits =>
  Object.fromEntries(
    Object.entries(limits).map(([name, { points, seconds }]) => [name, { points: Math.max(1, Math.floor(points / 2)), seconds }]),
  ) as Limits

const said = async (verdict: Promise<Verdict>): Promise<Verdict> => ({ ...(await verdict), alone: true })

/**
 * Limits that all processes count together, in one round trip each. While Redis is away each process counts for itself, more strictly;
 * a verdict then names the stricter limit. (The library's own insurance would not tell which of the two limits has spoken.)
 */
export const createRedisLimiter = ({ redis, logger, namespace, limits = contractual }: Options): Limiter => {
  const orElse = doWithoutRedis('the limiter', logger)
  const alone = createMemoryLimiter(stricter(limits))
  const together = createCountingLimiter(
    limits,
    (name, { points, seconds }) =>
      new RateLimiterRedis({
        storeClient: redis,
        rejectIfRedisNotReady: true,
        keyPrefix: `${namespace}:limit:${name}`,
        points,
        duration: seconds,
      }),
  )
  return {
    consume: (name, subject) =>
      orElse(
        () => together.consume(name, subject),
        () => said(alone.consume(name, subject)),
      ),
    peek: (name, subject) =>
      orElse(
        () => together.peek(name, subject),
        () => said(alone.peek(name, subject)),
      ),
    async reset(name, subject) {
      await alone.reset(name, subject)
      await orElse(
        () => together.reset(name, subject),
        () => undefined,
      )
    },
  }
}
