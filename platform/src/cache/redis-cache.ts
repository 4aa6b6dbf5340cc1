import type { Logger } from '../logging/logger.ts'
import type { Redis } from '../redis/connect.ts'
import { doWithoutRedis } from '../redis/do-without.ts'
import { together } from '../together.ts'
import type { Cache } from './cache.ts'

type Options = { redis: Redis; logger: Logger; namespace: string }

type Wanted = { key: string; value: string | undefined }

/**
 * A cache shared by all processes. Without Redis every get misses and every set is dropped. Gets of one turn of the event loop are one
 * command. The owner of the connection closes it.
 */
export const createRedisCache = ({ redis, logger, namespace }: Options): Cache => {
  const orElse = doWithoutRedis('the cache', logger)
  const named = (key: string): string => `${namespace}:cache:${key}`
  const read = together(async (wanted: Wanted[]) => {
    const values = await redis.mget(wanted.map(({ key }) => named(key)))
    for (const [at, each] of wanted.entries()) each.value = values[at] ?? undefined
  })
  return {
    get: (key) =>
      orElse(
        async () => {
          const wanted: Wanted = { key, value: undefined }
          await read(wanted)
          return wanted.value
        },
        () => undefined,
      ),
    set: (key, value, seconds) =>
      orElse(
        async () => void (await redis.set(named(key), value, 'PX', Math.ceil(seconds * 1000))),
        () => undefined,
      ),
    close: async () => undefined,
  }
}
