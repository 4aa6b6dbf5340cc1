import { newId } from '../ids.ts'
import type { Limits } from '../limiter/limiter.ts'
import { createLogger } from '../logging/logger.ts'
import { openRedis, type RedisParts } from '../redis/open-redis.ts'
import type { RunningServer } from './servers.ts'

/**
 * Opens the Redis-backed parts as one process does. Parts opened within one test share keys that no other test has, and are closed after
 * it.
 */
export const redisForTests = (server: () => RunningServer): ((limits?: Limits) => Promise<RedisParts>) => {
  let namespace: string
  const opened: RedisParts[] = []
  beforeEach(() => {
    namespace = newId('test')
  })
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((parts) => parts.close()))
  })
  return async (limits) => {
    const parts = await openRedis({ url: server().url, logger: createLogger('test', 'silent'), namespace, ...(limits ? { limits } : {}) })
    opened.push(parts)
    return parts
  }
}
