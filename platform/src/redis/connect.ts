import { Redis, type RedisOptions } from 'ioredis'
import type { Logger } from '../logging/logger.ts'

export type { Redis } from 'ioredis'

/** How long an answer is waited for before the asker does without Redis. */
export const COMMAND_MS = 500
/** The longest time a blocking read may be quiet. */
export const BLOCK_MS = 5000

const CONNECT_MS = 2000
const RETRY_MS = { first: 50, longest: 2000, jitter: 100 }

const common = {
  lazyConnect: true,
  connectTimeout: CONNECT_MS,
  // What cannot be asked now fails now: everything that is in Redis can be done without, and nobody shall wait for it.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  disableClientInfo: true,
  retryStrategy: (times) => Math.min(RETRY_MS.first * 2 ** (times - 1), RETRY_MS.longest) + Math.random() * RETRY_MS.jitter,
} satisfies RedisOptions

// A socket that stays quiet for longer than its commands may take is given up, so that a Redis that hangs costs no more than one that is gone.
const prompt = { enableAutoPipelining: true, commandTimeout: COMMAND_MS, socketTimeout: 2 * COMMAND_MS } satisfies RedisOptions
const blocking = { socketTimeout: BLOCK_MS + 4 * COMMAND_MS } satisfies RedisOptions

/** Says once that the connection is lost, and once that it is back; never how it signs in, which is why no error goes to the log whole. */
const tellOf = (redis: Redis, logger: Logger): void => {
  let away = false
  redis.on('error', ({ message }) => {
    if (!away) logger.warn({ reason: message }, 'Redis is away')
    away = true
  })
  redis.on('ready', () => {
    if (away) logger.info('Redis is back')
    away = false
  })
}

/**
 * A connection that comes back by itself. Resolves after the first attempt, whether or not Redis is there; while it is not, commands
 * reject at once. `blocks`: for commands that wait for something to happen.
 */
export const connectRedis = async ({ url, logger, blocks = false }: { url: string; logger: Logger; blocks?: boolean }): Promise<Redis> => {
  const redis = new Redis(url, { ...common, ...(blocks ? blocking : prompt) })
  tellOf(redis, logger)
  await redis.connect().catch(() => undefined) // Told of by the listener above, and tried again in the background.
  return redis
}

/** Ends a connection when its commands are answered; at once when there is nobody to answer. */
export const closeRedis = async (redis: Redis): Promise<void> => {
  if (redis.status === 'ready') await redis.quit().catch(() => undefined)
  redis.disconnect()
}
