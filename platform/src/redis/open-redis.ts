import type { Cache } from '../cache/cache.ts'
import { createRedisCache } from '../cache/redis-cache.ts'
import type { Limiter, Limits } from '../limiter/limiter.ts'
import { createRedisLimiter } from '../limiter/redis-limiter.ts'
import type { Logger } from '../logging/logger.ts'
import type { Progress } from '../progress/progress.ts'
import { createRedisProgress } from '../progress/redis-progress.ts'
import { closeRedis, connectRedis } from './connect.ts'

type Options = {
  url: string
  logger: Logger
  limits?: Limits
  /** The key prefix, so that installations can share a Redis. */
  namespace?: string
}

/** The Redis-backed parts of a process; each works without Redis and uses it again once reachable. */
export type RedisParts = { cache: Cache; limiter: Limiter; progress: Progress; close(): Promise<void> }

/**
 * Opens cache, limiter and progress over two connections: one for commands, one for blocking reads. Resolves even while Redis is
 * unreachable.
 */
export const openRedis = async ({ url, logger, limits, namespace = 'sibyl' }: Options): Promise<RedisParts> => {
  const [redis, blocking] = await Promise.all([connectRedis({ url, logger }), connectRedis({ url, logger, blocks: true })])
  const progress = createRedisProgress({ redis, blocking, logger, namespace })
  return {
    cache: createRedisCache({ redis, logger, namespace }),
    limiter: createRedisLimiter({ redis, logger, namespace, ...(limits ? { limits } : {}) }),
    progress,
    async close() {
      await progress.close()
      await closeRedis(redis)
    },
  }
}
