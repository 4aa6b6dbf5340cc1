import type { Logger } from '../logging/logger.ts'
import type { Redis } from '../redis/connect.ts'
import { doWithoutRedis } from '../redis/do-without.ts'
import type { Cache } from './cache.ts'

type Options = { redis: Redis; logger: Logger; namespace: string }

/**
 * A cache shared by all processes. Without Redis every get misses and every set is dropped; a value that could not be deleted stays until
 * it expires. The owner of the connection closes it.
 */
export const createRedisCache = ({ redis, logger, namespace }: Options): Cache => {
  const orElse = doWithoutRedis('the cache', logger)
  const named = (key: string): string => `${namespace}:cache:${key}`
  return {
    get: (key) =>
      orElse(
        async () => (await redis.get(named(key))) ?? undefined,
        () => undefined,
      ),
    set: (key, value, seconds) =>
      orElse(
        async () => void (await redis.set(named(key), value, 'PX', Math.ceil(seconds * 1000))),
        () => undefined,
      ),
    delete: (key) =>
      orElse(
        async () => void (await redis.del(named(key))),
        () => undefined,
      ),
    close: async () => undefined,
  }
}
