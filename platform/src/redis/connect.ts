import { Redis, type RedisOptions } from 'ioredis'
import type { Logger } from '../logging/logger.ts'

export type { Redis } from 'ioredis'

/** How long a caller waits for Redis before it goes on without, in milliseconds. */
const COMMAND_MS = 500
/** The longest time a blocking read may stay silent. */
export const BLOCK_MS = 5000

const CONNECT_MS = 2000
const RETRY_MS = { first: 50, longest: 2000, jitter: 100 }

const common = {
  lazyConnect: true,
  connectTimeout: CONNECT_MS,
  // Commands fail at once while Redis is unreachable: every part works without Redis, and no caller should wait for it.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  disableClientInfo: true,
  retryStrategy: (times) => Math.min(RETRY_MS.first * 2 ** (times - 1), RETRY_MS.longest) + Math.random() * RETRY_MS.jitter,
} satisfies RedisOptions

// Destroys a socket that stays silent longer than its commands may take, so that a hanging Redis costs no more than a dead one.
const prompt = { enableAutoPipelining: true, commandTimeout: COMMAND_MS, socketTimeout: 2 * COMMAND_MS } satisfies RedisOptions
const blocking = { socketTimeout: BLOCK_MS + 4 * COMMAND_MS } satisfies RedisOptions

/** Logs the loss of the connection once and its return once. Never logs an error whole, because it can hold the credentials. */
const reportState = (redis: Redis, logger: Logger): void => {
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
 * A connection that reconnects automatically. Resolves after the first attempt, successful or not; commands reject at once while Redis is
 * unreachable. `blocks`: for commands that wait for data.
 */
export const connectRedis = async ({ url, logger, blocks = false }: { url: string; logger: Logger; blocks?: boolean }): Promise<Redis> => {
  const redis = new Redis(url, { ...common, ...(blocks ? blocking : prompt) })
  reportState(redis, logger)
  await redis.connect().catch(() => undefined) // The listener above logs the failure, and the client retries in the background.
  return redis
}

/** Closes a connection after its commands are answered, or at once if Redis is unreachable. */
export const closeRedis = async (redis: Redis): Promise<void> => {
  if (redis.status === 'ready') await redis.quit().catch(() => undefined)
  redis.disconnect()
}
