import { limits as contractual } from '@sibyl/contracts/limits'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import type { Logger } from '../logging/logger.ts'
import type { Redis } from '../redis/connect.ts'
import { doWithoutRedis } from '../redis/do-without.ts'
import { createCountingLimiter } from './counting-limiter.ts'
import type { Limiter, Limits, Verdict } from './limiter.ts'
import { createMemoryLimiter } from './memory-limiter.ts'

type Options = { redis: Redis; logger: Logger; namespace: string; limits?: Limits }

/** The library's own script without its first command, because the last command already sets the expiry of a new counter. */
const incrementScript = `
  local consumed = redis.call('incrby', KEYS[1], ARGV[1])
  local ttl = redis.call('pttl', KEYS[1])
  if ttl < 0 then
    redis.call('expire', KEYS[1], ARGV[2])
    ttl = 1000 * ARGV[2]
  end
  return {consumed, ttl}`

/** Half of each limit, and at least one: without Redis each process counts alone and from zero. */
const stricter = (limits: Limits): Limits =>
  Object.fromEntries(
    Object.entries(limits).map(([name, { points, seconds }]) => [name, { points: Math.max(1, Math.floor(points / 2)), seconds }]),
  ) as Limits

const said = async (verdict: Promise<Verdict>): Promise<Verdict> => ({ ...(await verdict), alone: true })

/**
 * A limiter shared by all processes, one round trip per check. While Redis is unreachable each process counts alone with a stricter limit,
 * and its verdict names that limit. (The library's own fallback would not say which of the two limits decided.)
 */
export const createRedisLimiter = ({ redis, logger, namespace, limits = contractual }: Options): Limiter => {
  const orElse = doWithoutRedis('the limiter', logger)
  const alone = createMemoryLimiter(stricter(limits))
  /** The library looks in a transaction, whose begin and end are commands too; a look that counts nothing needs none. */
  class Counter extends RateLimiterRedis {
    async _get(key: string) {
      const [points, ttl] = await Promise.all([redis.get(key), redis.pttl(key)])
      return points === null ? null : [points, ttl]
    }
  }
  const together = createCountingLimiter(
    limits,
    (name, { points, seconds }) =>
      new Counter({
        storeClient: redis,
        rejectIfRedisNotReady: true,
        customIncrTtlLuaScript: incrementScript,
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
